/** Tells whether an unknown value is an object whose fields can be read. Arrays and `null` are not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
