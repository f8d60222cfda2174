import {
  type CountedArea,
  type CountSnapshot,
  type ElectionFields,
  type ElectoralLaw,
  TOTAL_AREA,
} from "@nv/contracts/schemas";

/** Length of an invented night, milliseconds. */
export const INVENTED_NIGHT_MS = 600_000;

/** Time in which an invented source says nothing, so that who rehearses sees what pages say then, milliseconds from the start. */
const SILENCE = { fromMs: 210_000, untilMs: 450_000 } as const;
/** Time from which one area has fewer votes than before, as if a polling station had been counted twice. */
const CORRECTION_FROM_MS = 480_000;

const PEOPLE_A_SEAT = 90_000;
const TOWNS = 5;
const HOURS = ["11:30", "14:00", "18:00"] as const;
const TURNOUT = [0.16, 0.38, 0.55] as const;
const FINAL_TURNOUT = 0.68;
const BLANK = 0.01;
const SPOILT = 0.008;

/** A figure from 0 up to 1 for a text: the same for the same. @see FNV-1a, with the last mixing of MurmurHash3 */
function figureOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** An invented area before it is counted. */
interface InventedPlace {
  readonly code: string;
  readonly name: string;
  readonly kind: CountedArea["kind"];
  readonly parent: string;
  readonly census: number;
  /** Its own share of the whole count, 0 to 1. */
  readonly counted: number;
}

/** Votes of an invented place: the first lists get most, and each place leans its own way. */
function areaOf({ counted, ...place }: InventedPlace, lists: ElectionFields["lists"]): CountedArea {
  const { code, census } = place;
  const countedCensus = Math.round(census * counted);
  const voters = Math.round(countedCensus * FINAL_TURNOUT);
  const [blank, spoilt] = [Math.round(voters * BLANK), Math.round(voters * SPOILT)];
  const weights = lists.map(({ key }, at) => (1 / (at + 1)) * (0.6 + 0.8 * figureOf(`${code} ${key}`)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = voters - blank - spoilt;
  const votes = lists.map(({ key }, at): [string, number] => {
    const own =
      at === lists.length - 1
        ? left
        : Math.min(left, Math.round(((voters - blank - spoilt) * (weights[at] ?? 0)) / sum));
    left -= own;
    return [key, own];
  });
  return {
    ...{ ...place, countedCensus, countedPct: null, voters, blank, spoilt, turnout: [] },
    votes: Object.fromEntries(votes.filter(([, count]) => count > 0)),
  };
}

/** Adds areas up. */
function sumOf(areas: readonly CountedArea[], of: Pick<CountedArea, "code" | "name" | "kind" | "parent">): CountedArea {
  const votes: Record<string, number> = {};
  for (const area of areas)
    for (const [key, count] of Object.entries(area.votes)) votes[key] = (votes[key] ?? 0) + count;
  const sum = (figure: (area: CountedArea) => number) => areas.reduce((total, area) => total + figure(area), 0);
  return {
    ...{ ...of, votes, countedPct: null, turnout: [] },
    census: sum(({ census }) => census),
    countedCensus: sum(({ countedCensus }) => countedCensus ?? 0),
    ...{ voters: sum(({ voters }) => voters), blank: sum(({ blank }) => blank), spoilt: sum(({ spoilt }) => spoilt) },
  };
}

/** Returns the share of a place that is counted: it begins at its own moment, and slows down. */
function progressOf(code: string, share: number): number {
  const start = 0.02 + 0.2 * figureOf(`start ${code}`);
  const pace = Math.min(1, Math.max(0, (share - start) / (0.95 - start)));
  return Math.round((1 - (1 - pace) ** 1.6) * 1000) / 1000;
}

/**
 * Counts an invented night for a rehearsal: ten minutes, with four of silence and one correction. Lists and constituencies are those of the
 * election; the votes are nobody's.
 *
 * @param elapsedMs - Since it began.
 * @param startedAtMs - Unix epoch, milliseconds.
 * @returns `null` while the invented source says nothing.
 */
export function inventedCount(
  { lists }: Pick<ElectionFields, "lists">,
  law: ElectoralLaw,
  { elapsedMs, startedAtMs }: { readonly elapsedMs: number; readonly startedAtMs: number },
): CountSnapshot | null {
  if (elapsedMs >= SILENCE.fromMs && elapsedMs < SILENCE.untilMs) return null;
  const share = Math.min(1, elapsedMs / INVENTED_NIGHT_MS);
  const corrected = elapsedMs >= CORRECTION_FROM_MS && share < 1 ? law.constituencies[0]?.code : undefined;
  const constituencies = law.constituencies.map(({ code, name, seats }) => {
    const towns = Array.from({ length: TOWNS }, (_, at) => {
      const census = Math.round((seats * PEOPLE_A_SEAT * (TOWNS - at)) / ((TOWNS * (TOWNS + 1)) / 2));
      const own = `${code}${String(at + 1).padStart(3, "0")}`;
      const counted = progressOf(own, code === corrected ? share - 0.2 : share);
      return areaOf(
        { code: own, name: `Municipio ${at + 1} de ${name}`, kind: "municipality", parent: code, census, counted },
        lists,
      );
    });
    return { whole: sumOf(towns, { code, name, kind: "constituency", parent: TOTAL_AREA }), towns };
  });
  const total = sumOf(
    constituencies.map(({ whole }) => whole),
    { code: TOTAL_AREA, name: "Total", kind: "total", parent: "" },
  );
  const turnout = HOURS.map((time, at) => ({ time, voters: Math.round(total.census * (TURNOUT[at] ?? 0)) }));
  return {
    takenAtMs: startedAtMs + elapsedMs,
    isFinal: share === 1,
    lists: lists.map(({ key, acronym, name }) => ({ key, acronym: acronym || key, name })),
    areas: [{ ...total, turnout }, ...constituencies.flatMap(({ whole, towns }) => [whole, ...towns])],
  };
}
