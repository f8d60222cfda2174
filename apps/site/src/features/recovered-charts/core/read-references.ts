import { RECOVERED_CHARTS_LIMITS } from "@nv/contracts";
import { readSource, SourceError } from "@nv/graphic-types";

/** A chart that somebody named, and the version in its address; `null` for the present one. */
export interface ChartReference {
  readonly id: string;
  readonly version: number | null;
}

/** Charts of a list, as they were understood. */
export interface ReadReferences {
  readonly references: readonly ChartReference[];
  /** Sentences about what is no chart. */
  readonly problems: readonly string[];
}

/** Longest piece that a sentence repeats, characters. */
const TOLD = 40;

const isWhole = (line: string) => /^[0-9A-Za-z_-]{5}$/.test(line) || /^https?:\/\//.test(line);

/** The charts of a list as they were written: one a line, an embed code over as many as it has. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let isInCode = false;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "") continue;
    const last = pieces.at(-1);
    if (isInCode && last !== undefined && !line.startsWith("<") && !isWhole(line)) {
      pieces[pieces.length - 1] = `${last} ${line}`;
      continue;
    }
    isInCode = line.startsWith("<");
    if (isInCode) pieces.push(line);
    else pieces.push(...line.split(/[\s,;]+/).filter((part) => part !== ""));
  }
  return pieces;
}

/** The version that stands behind the id of a chart in an address. */
function versionIn(piece: string, id: string): number | null {
  const [, digits] = /^\/(\d{1,6})\//.exec(`${piece.slice(piece.indexOf(`/${id}/`) + id.length + 1)}/`) ?? [];
  return digits === undefined || !piece.includes(`/${id}/`) || Number(digits) === 0 ? null : Number(digits);
}

function referenceIn(piece: string): ChartReference | string {
  try {
    const { type, source } = readSource(piece);
    if (type === "datawrapper") return { id: source, version: versionIn(piece, source) };
    return "no es una dirección de Datawrapper";
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return error.message.charAt(0).toLowerCase() + error.message.slice(1);
  }
}

/**
 * Recognises charts of Datawrapper in what a person pastes: ids, addresses and embed codes, one a line. What closes an embed code is none.
 *
 * @example readReferences("https://datawrapper.dwcdn.net/aB3dE/4/").references // [{ id: "aB3dE", version: 4 }]
 */
export function readReferences(text: string): ReadReferences {
  const references = new Map<string, ChartReference>();
  const problems: string[] = [];
  for (const piece of piecesOf(text)) {
    if (/^<\/?(?:div|p|figure|noscript|center)\b[^>]*>$/.test(piece)) continue;
    const read = referenceIn(piece);
    if (typeof read === "string") problems.push(`«${piece.slice(0, TOLD)}»: ${read}.`);
    else if (!references.has(read.id)) references.set(read.id, read);
  }
  const { atOnce } = RECOVERED_CHARTS_LIMITS;
  if (references.size > atOnce) problems.push(`Son ${references.size} gráficos: como mucho ${atOnce} de una vez.`);
  return { references: [...references.values()], problems };
}
