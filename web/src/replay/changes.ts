// A state of a replay from the one before: the places that changed, and what stands there now.
type Path = readonly (string | number)[];

/** The same value with something else at this place; what did not change is shared with the old one. */
export function put<T>(value: T, path: Path, now: unknown): T {
  const [at, ...rest] = path;
  if (at === undefined) return now as T;
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    list[at as number] = put(list[at as number], rest, now);
    return list as T;
  }
  const object = value as Record<string | number, unknown>;
  return { ...object, [at]: put(object[at], rest, now) } as T;
}

export function putAll<T>(value: T, changes: readonly (readonly [Path, unknown])[]): T {
  return changes.reduce((state, [path, now]) => put(state, path, now), value);
}
