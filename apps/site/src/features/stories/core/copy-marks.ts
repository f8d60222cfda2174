/** Part of a story that a mark stands for. */
export type CopyPlace = "title" | "dek" | "text" | "alt";

/** A line that says whose text follows, as it is read. */
export interface CopyMark {
  readonly place: CopyPlace;
  /** As people count, from 1; 0 where the mark does not say. */
  readonly block: number;
  readonly step: number;
  /** Of the step: empty where the mark does not say. */
  readonly code: string;
}

const WORDS = { title: "título", dek: "entradilla", block: "bloque", step: "paso", alt: "texto alternativo" } as const;

/** Separator of the parts of a mark, with what editors turn it into. */
const BETWEEN = /[·•∙|]/;

/** Longest line that is read as a mark, characters: a mark is never half as long. */
const LONGEST_MARK = 200;

/** Letters of a code: of a thousand steps two have the same once in a hundred thousand stories, and the second then goes by its place. */
const CODE_LENGTH = 7;

const MULTIPLIERS = [2_654_435_761, 1_597_334_677] as const;

/**
 * A short name of a step that is the same whenever it is asked for, wherever the step has gone in its story.
 *
 * @see https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
 */
export function codeOf(blockId: string, stepId: string): string {
  const [first, second] = MULTIPLIERS;
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (const character of `${blockId}\0${stepId}`) {
    const unit = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ unit, first);
    high = Math.imul(high ^ unit, second);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  const bits = 4_294_967_296 * (2_097_151 & high) + (low >>> 0);
  return bits.toString(36).padStart(CODE_LENGTH, "0").slice(-CODE_LENGTH);
}

/** A mark for people, without its brackets: «bloque 1 · paso 2 · texto alternativo». */
export function nameOf({ place, block, step }: Omit<CopyMark, "code">): string {
  if (place === "title" || place === "dek") return WORDS[place];
  const where = `${WORDS.block} ${block} · ${WORDS.step} ${step}`;
  return place === "alt" ? `${where} · ${WORDS.alt}` : where;
}

/** The line of a mark. */
export function writeMark(mark: CopyMark): string {
  return `[[${nameOf(mark)}${mark.code === "" ? "" : ` · #${mark.code}`}]]`;
}

/** Letters alone, so that neither accents nor capitals that an editor changes matter. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();

const PLAIN = {
  title: plain(WORDS.title),
  dek: plain(WORDS.dek),
  block: plain(WORDS.block),
  step: plain(WORDS.step),
  alt: plain(WORDS.alt),
} as const;

/** The number after a word; 0 when there is none. */
function numberAfter(word: string, part: string): number {
  const rest = part.startsWith(`${word} `) ? part.slice(word.length + 1).trim() : "";
  return /^\d{1,5}$/.test(rest) ? Number(rest) : 0;
}

/** Returns the text between the double brackets of a line; `null` where the line is no mark. */
export function insideMark(line: string): string | null {
  const trimmed = line.trim();
  const isMark = trimmed.length <= LONGEST_MARK && trimmed.startsWith("[[") && trimmed.endsWith("]]");
  return isMark && trimmed.length >= 4 ? trimmed.slice(2, -2) : null;
}

/** Reads a mark. @param inside - As {@link insideMark} gives it. @returns `null` when it names nothing. */
export function readMark(inside: string): CopyMark | null {
  const parts = inside.split(BETWEEN).map(plain);
  const none = { block: 0, step: 0, code: "" };
  if (parts.length === 1 && parts[0] === PLAIN.title) return { ...none, place: "title" };
  if (parts.length === 1 && parts[0] === PLAIN.dek) return { ...none, place: "dek" };
  const code = parts.find((part) => /^#[0-9a-z]{1,40}$/.test(part))?.slice(1) ?? "";
  const block = Math.max(0, ...parts.map((part) => numberAfter(PLAIN.block, part)));
  const step = Math.max(0, ...parts.map((part) => numberAfter(PLAIN.step, part)));
  if (code === "" && (block === 0 || step === 0)) return null;
  return { place: parts.includes(PLAIN.alt) ? "alt" : "text", block, step, code };
}
