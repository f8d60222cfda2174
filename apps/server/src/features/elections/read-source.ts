import type { CountMapping, ElectionSource, ElectoralLaw, HousePreset } from "@nv/contracts/schemas";
import {
  addGreaterAreas,
  type CountFile,
  type CountProblem,
  type ReadCount,
  readCountTables,
  readInterior,
} from "@nv/elections";
import { foldLoosely } from "@nv/spanish";
import { unzipSync } from "fflate";

/** Most that an archive may unfold to, bytes, and files in it: those of an election are ten. */
const UNFOLDED_MAX_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 40;

/** Files of the archive that hold a count: all others are left folded. */
const COUNT_FILE = /^[^/]{0,60}\.dat$/i;

/** Writes a problem as a sentence: «datos.csv, línea 3: …». */
export function problemText({ file, line, text }: CountProblem): string {
  const where = [file, line === 0 ? "" : `línea ${line}`].filter(Boolean).join(", ");
  return where === "" ? text : `${where}: ${text}`;
}

const refused = (text: string): ReadCount => ({ snapshot: null, problems: [{ file: "", line: 0, text }] });

/** Unfolds the files of an archive, after adding up what all say that they unfold to; `null` for what is none, and for a bomb. */
function unfold(bytes: Uint8Array): readonly CountFile[] | null {
  try {
    let [unfolded, count] = [0, 0];
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!COUNT_FILE.test(name)) return false;
        unfolded += originalSize;
        count += 1;
        return unfolded <= UNFOLDED_MAX_BYTES && count <= MOST_FILES;
      },
    });
    if (unfolded > UNFOLDED_MAX_BYTES || count > MOST_FILES) return null;
    return Object.entries(files).map(([name, content]) => ({ name, bytes: content }));
  } catch {
    // What broke off on its way is no archive.
    return null;
  }
}

/** Help that a count is read with besides its bytes. */
interface ReadBy<Law> {
  /** Instant of what the source sent, Unix epoch in milliseconds. */
  readonly takenAtMs: number;
  readonly law: Law;
  /** Names that the house has for parties: columns of lists may be called by any of their names. */
  readonly presets: readonly HousePreset[];
}

/** Looks for the other names that the house has for a party. */
function othersOf(presets: readonly HousePreset[]) {
  const names = presets.map(({ name, aliases }) => [name, ...aliases]);
  return (name: string) => names.find((all) => all.some((one) => foldLoosely(one) === foldLoosely(name))) ?? [];
}

/** Reads a table of a count, with the areas that it leaves out as sums of what it has; without a law none is added. */
export function readTable(
  file: CountFile,
  mapping: CountMapping,
  { takenAtMs, law, presets }: ReadBy<ElectoralLaw | null>,
): ReadCount {
  const read = readCountTables([{ file, mapping }], { takenAtMs, othersOf: othersOf(presets) });
  return read.snapshot === null || law === null ? read : { ...read, snapshot: addGreaterAreas(read.snapshot, law) };
}

/** Reads what a source sent. */
export function readSource(
  source: Exclude<ElectionSource, { kind: "none" }>,
  bytes: Uint8Array,
  { takenAtMs, law, presets }: ReadBy<ElectoralLaw>,
): ReadCount {
  if (source.kind === "table") return readTable({ name: "", bytes }, source.mapping, { takenAtMs, law, presets });
  const files = unfold(bytes);
  if (files === null) return refused("Lo que manda la fuente no es un ZIP entero con los archivos de Interior.");
  const read = readInterior(files, { takenAtMs });
  return read.snapshot === null ? read : { ...read, snapshot: addGreaterAreas(read.snapshot, law) };
}
