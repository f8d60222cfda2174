import type { PersonalFinding } from "./personal-kinds.ts";

/** Ways to write the sign of an address, small; those in words want a point in words or a real one after them. */
const AT_SIGNS = ["@", "(at)", "[at]", "{at}", "<at>", "(arroba)", "[arroba]", "{arroba}", "(a)", " arroba ", " at "];
const POINTS = [
  ".",
  " punto ",
  " dot ",
  "(punto)",
  " (punto) ",
  "[punto]",
  " [punto] ",
  "(dot)",
  " (dot) ",
  "[dot]",
  " [dot] ",
  "(.)",
  "[.]",
];

/** Ends of names of files, and of what only looks like a place: no country has them. */
const NO_PLACES: ReadonlySet<string> = new Set(
  "png jpg jpeg gif svg webp avif css js mjs ts json html htm php csv tsv xls xlsx doc docx pdf txt zip mp4 mp3 xml yml yaml md".split(
    " ",
  ),
);

/** Signs of the part before the sign, and of a part after it. */
const isLocal = (sign: string) => /[\p{L}\p{N}_+.-]/u.test(sign);
const isHost = (sign: string) => /[\p{L}\p{N}_-]/u.test(sign);
/** Signs of a mailbox's name, at most. @see RFC 5321 */
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;
const MOST_LABELS = 6;

/** Finds the start of the part before an at sign; `null` when there is none, or it belongs to a name of a network. */
function localStart(text: string, end: number): number | null {
  let start = end;
  while (start > 0 && end - start < LONGEST_LOCAL && isLocal(text.charAt(start - 1))) start -= 1;
  if (start === end || text.charAt(start - 1) === "@") return null;
  return /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? start : null;
}

function labelEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && end - start < LONGEST_LABEL && isHost(text.charAt(end))) end += 1;
  return end;
}

/** Finds the end of the part after an at sign; `null` when it is no domain. */
function hostEnd(
  text: string,
  small: string,
  start: number,
): { readonly end: number; readonly hasWords: boolean } | null {
  let end = labelEnd(text, start);
  if (end === start) return null;
  let last = "";
  let hasWords = false;
  for (let many = 1; many < MOST_LABELS; many += 1) {
    const point = POINTS.find((one) => small.startsWith(one, end));
    const next = point === undefined ? end : labelEnd(text, end + point.length);
    if (point === undefined || next === end + point.length) break;
    hasWords ||= point !== ".";
    last = small.slice(end + point.length, next);
    end = next;
  }
  const isPlace = /^(?:\p{L}{2,24}|xn--[a-z\d-]{2,30})$/u.test(last) && !NO_PLACES.has(last);
  return isPlace ? { end, hasWords } : null;
}

/** Steps over a blank before or after an at sign. */
const skipBack = (text: string, at: number) => (text.charAt(at - 1) === " " ? at - 1 : at);
const skipOn = (text: string, at: number) => (text.charAt(at) === " " ? at + 1 : at);

function emailAt(text: string, small: string, at: number, sign: string): { start: number; end: number } | null {
  const isPlain = sign === "@";
  // «ana @ correo.es», and not «en @periodico.es».
  const isApart = !isPlain || (text.charAt(at - 1) === " " && text.charAt(at + 1) === " ");
  const [before, after] = isApart ? [skipBack(text, at), skipOn(text, at + sign.length)] : [at, at + sign.length];
  const start = localStart(text, before);
  const host = start === null ? null : hostEnd(text, small, after);
  if (start === null || host === null) return null;
  // «meet at example.com» is no address: whoever spells the sign in English spells the point too.
  return sign === " at " && !host.hasWords ? null : { start, end: host.end };
}

/** Addresses of mail in a text, also where people spell their sign so that programs do not find it. */
export function findEmails(text: string): readonly PersonalFinding[] {
  const small = text.toLowerCase();
  // Letters that are two when they are small move what comes after them.
  if (small.length !== text.length) return findEmails(small);
  const found: PersonalFinding[] = [];
  if (!AT_SIGNS.some((sign) => small.includes(sign))) return found;
  let told = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!"@([{< ".includes(text.charAt(at))) continue;
    const sign = AT_SIGNS.find((one) => small.startsWith(one, at));
    const email = sign === undefined ? null : emailAt(text, small, at, sign);
    if (email === null || email.start < told) continue;
    found.push({ kind: "email", text: text.slice(email.start, email.end), looks: "sure" });
    told = email.end;
    at = email.end - 1;
  }
  return found;
}
