/** Statement with which the library teaches a kind of schema to describe itself. */
const DESCRIBES_ITSELF = "inst._zod.processJSONSchema = (ctx, json, params) => ";

/** Calls with which it offers that to whoever holds a schema, and what stands in their place. */
const OFFERS = [
  ['createStandardJSONSchemaMethod(this, "input")', "undefined"],
  ['createStandardJSONSchemaMethod(this, "output")', "undefined"],
  ["createToJSONSchemaMethod(this, {})(params)", "undefined"],
  // It writes programs of its own, which the pages' policy refuses.
  ["core.$ZodObjectJIT.init(inst, def);", "core.$ZodObject.init(inst, def);"],
] as const;

/** Methods that nobody here calls, and each of which brings a class, a pattern or a parser: formats are asked for as `z.uuid()`, and nothing is encoded. */
const UNUSED_METHODS: ReadonlySet<string> = new Set([
  ...["email", "url", "jwt", "emoji", "guid", "uuid", "uuidv4", "uuidv6", "uuidv7", "nanoid", "cuid", "cuid2", "ulid"],
  ...["base64", "base64url", "xid", "ksuid", "ipv4", "ipv6", "cidrv4", "cidrv6", "e164"],
  ...["datetime", "date", "time", "duration", "slugify", "validate", "validateAsync"],
  "properties",
  ...["encode", "decode", "encodeAsync", "decodeAsync"],
  ...["safeEncode", "safeDecode", "safeEncodeAsync", "safeDecodeAsync"],
]);

/** First line of a method of every schema, or of one kind of them. */
const METHOD = /^ {4}(?:async )?(\w+)(?:\(.*\)|: (?:async )?function \w+\(.*\)) \{$/;
const METHOD_END = "    },";

/** Leaves out the methods that nobody calls. @throws {Error} When one of them is not there. */
function withoutMethods(lines: readonly string[]): readonly string[] {
  const left = new Set(UNUSED_METHODS);
  let isInside = false;
  const kept = lines.filter((line) => {
    const name = METHOD.exec(line)?.[1] ?? "";
    if (!isInside && UNUSED_METHODS.has(name)) {
      left.delete(name);
      isInside = true;
    }
    const wasInside = isInside;
    if (line === METHOD_END) isInside = false;
    return !wasInside;
  });
  if (left.size > 0) throw new Error(`No method ${[...left].join(", ")} in the form that is known.`);
  return kept;
}

function without(module: string, [offer, instead]: (typeof OFFERS)[number]): string {
  if (module.split(offer).length !== 2) throw new Error(`Not once ${offer}.`);
  return module.replace(offer, instead);
}

/**
 * Leaves out of the schemas' library the description of schemas as JSON Schema, which the server alone asks for, the methods that nobody
 * calls and the programs that it would write: 8 kB of each page that checks what is written.
 *
 * @param module - Text of `zod/v4/classic/schemas.js`.
 * @returns A module whose schemas check the same, and describe nothing.
 * @throws {Error} When the library writes it in another way.
 */
export function leanSchemas(module: string): string {
  const lines = module.split("\n");
  const kept = lines.filter((line) => !line.trimStart().startsWith(DESCRIBES_ITSELF));
  if (kept.length === lines.length) throw new Error("No schema describes itself in the form that is known.");
  return OFFERS.reduce(without, withoutMethods(kept).join("\n"));
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
