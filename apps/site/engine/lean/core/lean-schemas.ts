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

/** Declaration of the library's own words for what is wrong, which everything else of that module is for. */
const OWN_WORDS = "export default function () {";

/**
 * Leaves out the library's English words for what is wrong: whoever reads is told in Spanish, by the schema or by `issueWords` of the contracts.
 *
 * @param module - Text of `zod/v4/locales/en.js`.
 * @returns A module with one word for everything.
 * @throws {Error} When the library writes it in another way.
 */
export function leanWords(module: string): string {
  if (!module.includes(OWN_WORDS)) throw new Error("The words of the library are not in the form that is known.");
  return `${OWN_WORDS} return { localeError: () => "No es lo que se espera" }; }\n`;
}
