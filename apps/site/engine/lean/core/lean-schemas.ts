/** Statement with which the library teaches a kind of schema to describe itself. */
const DESCRIBES_ITSELF = "inst._zod.processJSONSchema = (ctx, json, params) => ";

/** Calls with which it offers that to whoever holds a schema, and what stands in their place. */
const OFFERS = [
  ['createStandardJSONSchemaMethod(this, "input")', "undefined"],
  ['createStandardJSONSchemaMethod(this, "output")', "undefined"],
  ["createToJSONSchemaMethod(this, {})(params)", "undefined"],
] as const;

function without(module: string, [offer, instead]: (typeof OFFERS)[number]): string {
  if (module.split(offer).length !== 2) throw new Error(`Not once ${offer}.`);
  return module.replace(offer, instead);
}

/**
 * Leaves out of the schemas' library the description of schemas as JSON Schema, which the server alone asks for: 5 kB of each
 * page that checks what is written.
 *
 * @param module - Text of `zod/v4/classic/schemas.js`.
 * @returns A module whose schemas check the same, and describe nothing.
 * @throws {Error} When the library writes it in another way.
 */
export function leanSchemas(module: string): string {
  const lines = module.split("\n");
  const kept = lines.filter((line) => !line.trimStart().startsWith(DESCRIBES_ITSELF));
  if (kept.length === lines.length) throw new Error("No schema describes itself in the form that is known.");
  return OFFERS.reduce(without, kept.join("\n"));
}
