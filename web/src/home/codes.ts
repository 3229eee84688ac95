// Codes are said aloud and typed as one likes: spaces, dashes and small letters are no mistake.
export function spoken(code: string): string {
  return code.toUpperCase().replace(/[^A-Z]/g, "");
}

/** The way that a link to a table of this house leads, or an invitation; null: it is none. */
export function wayOf(link: string, house: string): string | null {
  const found = /^(https?:\/\/[^/]+)(\/t\/[\w-]{22}(?:#[\w-]{22}(?:\.\d)?)?|\/j\/\w+)$/.exec(link.trim());
  return found && found[1] === house ? (found[2] ?? null) : null;
}
