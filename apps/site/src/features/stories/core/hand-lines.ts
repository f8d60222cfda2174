import { groupBy } from "@nv/contracts";
import type { RecordHand } from "@nv/contracts/schemas";
import { formatOf, stepWords } from "@nv/formats";
import type { StoryConfig } from "@nv/graphic-types";

/** A part that somebody wrote in, as people find it. */
export interface HandLine {
  /** Name of the part: «Bloque 2 (Texto), paso 1». */
  readonly place: string;
  /** Its field in the form; empty for what is not there any more. */
  readonly field: string;
  /** People who wrote in it, each with the moment of the last time, Unix epoch in milliseconds; the last first. */
  readonly hands: readonly { readonly by: string; readonly atMs: number }[];
  /** Words of it before the first of them wrote, and after the last; alike where only what is seen changed. */
  readonly before: string;
  readonly after: string;
}

/** Names of the parts around the blocks, and their fields. */
const WORDS: Readonly<Record<string, readonly [place: string, field: string]>> = {
  title: ["Título", "title"],
  altText: ["Texto alternativo", "altText"],
  kicker: ["Antetítulo", "config.kicker"],
  dek: ["Entradilla", "config.dek"],
  byline: ["Firma", "config.byline"],
};

/** Place of what is told after all that is there. */
const GONE = Number.MAX_SAFE_INTEGER;

interface FoundPart {
  readonly place: string;
  readonly field: string;
  /** Place among all parts, in the order in which a story is read. */
  readonly order: number;
}

function findPart({ blocks }: StoryConfig, part: string): FoundPart {
  const words = WORDS[part];
  if (words !== undefined) return { place: words[0], field: words[1], order: Object.keys(WORDS).indexOf(part) };
  const [blockId = "", stepId] = part.split(" ");
  const at = blocks.findIndex(({ id }) => id === blockId);
  const block = blocks[at];
  if (block === undefined) return { place: "Algo que ya no está", field: "", order: GONE };
  const name = `Bloque ${at + 1} (${formatOf(block.format).about.label})`;
  const order = 1000 * (at + 1);
  if (stepId === undefined) return { place: name, field: `config.blocks.${at}`, order };
  const step = block.steps.findIndex(({ id }) => id === stepId);
  if (step === -1) return { place: `${name}, un paso que ya no está`, field: "", order: order + 999 };
  return {
    place: `${name}, paso ${step + 1}`,
    field: `config.blocks.${at}.steps.${step}.text`,
    order: order + step + 1,
  };
}

/** Tells who wrote in which parts of a story, in the order in which it is read. @param hands - The last first. */
export function handLines(config: StoryConfig, hands: readonly RecordHand[]): readonly HandLine[] {
  const byPart = groupBy(hands, ({ part }) => part);
  return [...byPart]
    .map(([part, all]) => ({ ...findPart(config, part), all }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ place, field, all }) => {
      const first = all.toSorted((one, other) => one.firstAtMs - other.firstAtMs)[0];
      return {
        ...{ place, field },
        hands: all.map(({ by, lastAtMs: atMs }) => ({ by, atMs })),
        before: stepWords(first?.before ?? ""),
        after: stepWords(all[0]?.after ?? ""),
      };
    });
}

const DAY_MS = 86_400_000;

/** The beginning of yesterday, by the clock of who looks. @param nowMs - Unix epoch, milliseconds. */
export function sinceYesterday(nowMs: number): number {
  const day = new Date(nowMs - DAY_MS);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
