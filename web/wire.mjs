// Writes src/wire/wire.ts, the types of everything that travels, from the server's own JSON Schema.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await readFile(new URL("../docs/protocol/schema.json", import.meta.url), "utf8"));

/** Messages of the socket are named as their `t`; as types they would collide with the HTTP bodies. */
const typeName = (name) => (/^[a-z]/.test(name) ? `Socket${name[0].toUpperCase()}${name.slice(1)}` : name);

/** Tuples, as the compiler of types understands them. */
function tuples(node) {
  if (Array.isArray(node)) return node.map(tuples);
  if (node === null || typeof node !== "object") return node;
  const { prefixItems, items, ...rest } = node;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, tuples(value)]));
  if (prefixItems) return { ...inner, items: tuples(prefixItems), additionalItems: false };
  return items === undefined ? inner : { ...inner, items: tuples(items) };
}

const definitions = {};
for (const [name, { title, ...definition }] of Object.entries(schema.$defs)) {
  const text = JSON.stringify(definition).replace(
    /"#\/\$defs\/(\w+)"/g,
    (_, referred) => `"#/$defs/${typeName(referred)}"`,
  );
  definitions[typeName(name)] = tuples(JSON.parse(text));
}
const everything = {
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }]),
  ),
  $defs: definitions,
};
const text = await compile(everything, "Everything", {
  additionalProperties: false,
  bannerComment: "/** Written by `npm run wire` from docs/protocol/schema.json: change the server's structs instead. */",
});
const ours = text.replace(/export interface Everything \{[\s\S]*?\n\}\n/, "");
await writeFile(process.argv[2] ?? new URL("src/wire/wire.ts", import.meta.url), ours);
