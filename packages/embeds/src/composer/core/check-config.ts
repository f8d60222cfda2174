import { isFields } from "./protocol.ts";

/** Most that the configuration of a custom embed may take as JSON, bytes. */
export const CONFIG_MAX_BYTES = 2048;

/** Names that a configuration may not have at any level: ANS uses them, and Composer takes them out. */
export const FORBIDDEN_KEYS: readonly string[] = ["type", "version", "referent"];

/** Levels that are looked through: of two kilobytes of JSON no more can be written. */
const MOST_LEVELS = 1024;

const encoder = new TextEncoder();

/** Returns the size of a value as JSON, bytes; 0 for what is no JSON. */
export function jsonBytes(value: unknown): number {
  return encoder.encode(JSON.stringify(value) ?? "").byteLength;
}

/** Forbidden names in a value, each with its way to it: `pie.type`. */
export function forbiddenKeysIn(config: unknown): readonly string[] {
  const found: string[] = [];
  let level: readonly (readonly [path: string, value: unknown])[] = [["", config]];
  for (let depth = 0; level.length > 0 && depth < MOST_LEVELS; depth += 1) {
    const parts = level.flatMap(([path, value]) =>
      typeof value === "object" && value !== null
        ? Object.entries(value).map(([key, part]) => ({ key, path: path === "" ? key : `${path}.${key}`, part }))
        : [],
    );
    found.push(...parts.filter(({ key }) => FORBIDDEN_KEYS.includes(key)).map(({ path }) => path));
    level = parts.map(({ path, part }) => [path, part]);
  }
  return found;
}

/**
 * Holds a configuration to Composer's rules.
 *
 * @returns Sentences in Spanish for people; none when Composer keeps it as it is.
 */
export function configFaults(config: unknown): readonly string[] {
  if (!isFields(config)) return ["La configuración tiene que ser un objeto JSON."];
  const bytes = jsonBytes(config);
  const forbidden = forbiddenKeysIn(config);
  return [
    ...(bytes > CONFIG_MAX_BYTES
      ? [
          `La configuración ocupa ${bytes} bytes y caben ${CONFIG_MAX_BYTES}: sobran ${bytes - CONFIG_MAX_BYTES}. Acorta la leyenda.`,
        ]
      : []),
    ...forbidden.map(
      (path) => `La configuración no puede llevar «${path}»: type, version y referent son de Arc, que los quita.`,
    ),
  ];
}
