/** Bytes that a `Range` header asks for: a part, all of it, or a part that is not there. */
export type RangeAnswer = { readonly start: number; readonly end: number } | "whole" | "unsatisfiable";

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads a `Range` header. Several ranges at once are answered with the whole, as the standard allows.
 *
 * @param header - As it came.
 * @param sizeBytes - Size of the file.
 * @returns First and last byte, both included.
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.range
 */
export function byteRange(header: string | undefined, sizeBytes: number): RangeAnswer {
  const [whole, first = "", last = ""] = SINGLE_RANGE.exec(header ?? "") ?? [];
  if (whole === undefined || (first === "" && last === "")) return "whole";
  // Without a first byte the number counts from the end.
  const start = first === "" ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "whole";
  return start >= sizeBytes || (first === "" && Number(last) === 0) ? "unsatisfiable" : { start, end };
}
