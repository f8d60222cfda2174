import { COUNT_LIMITS, type CountedArea, type CountSnapshot } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { listVotes } from "./counted-area.ts";

/** A figure that cannot be, or an area that is not of this election. */
export interface SnapshotFault {
  /** Which area of the count it is, from 1: the row of a table of them; 0 for the whole. */
  readonly row: number;
  /** Code of the area; empty for the whole. */
  readonly code: string;
  /** Spanish sentence. */
  readonly text: string;
}

/** Facts that the figures of a count are held to. */
export interface FaultOptions {
  /** Codes of the areas of this election; left out, any area is one. */
  readonly areas?: ReadonlySet<string> | undefined;
  /** Names that a voter may mark: where it is more than one, votes are more than voters. */
  readonly marks?: number;
}

/** Unknown lists of an area that are told: a file of another election has them all. */
const UNKNOWN_TOLD = 3;

const whole = (figure: number) => formatNumber(figure, { decimals: 0 });

/** Areas hold only smaller ones. */
const RANKS: Readonly<Record<CountedArea["kind"], number>> = { total: 0, region: 1, constituency: 2, municipality: 3 };

/** Finds what is wrong with the figures of an area, each as the rest of a sentence. */
function figureFaults(area: CountedArea, marks: number): readonly string[] {
  const { census, countedCensus, voters, blank, spoilt, tables } = area;
  const valid = voters - blank - spoilt;
  const votes = listVotes(area);
  const faults: string[] = [];
  if (voters > census) faults.push(`tiene ${whole(voters)} votantes y solo ${whole(census)} personas en el censo`);
  if (countedCensus !== null && countedCensus > census)
    faults.push(`tiene escrutado más censo (${whole(countedCensus)}) del que hay (${whole(census)})`);
  if (tables !== undefined && tables.counted > tables.all)
    faults.push(`tiene escrutadas más mesas (${whole(tables.counted)}) de las que hay (${whole(tables.all)})`);
  if (valid < 0)
    faults.push(`tiene más votos en blanco y nulos (${whole(blank + spoilt)}) que votantes (${whole(voters)})`);
  else if (marks === 1 && votes !== valid)
    faults.push(`no suma: las candidaturas tienen ${whole(votes)} votos y deberían tener ${whole(valid)}`);
  else if (votes > valid * marks)
    faults.push(
      `no suma: hay ${whole(votes)} votos y, con ${marks} por persona, no pueden ser más de ${whole(valid * marks)}`,
    );
  return faults;
}

/** Areas of a count, and those that are in it more than once. */
interface KnownAreas {
  readonly first: ReadonlyMap<string, CountedArea>;
  readonly repeated: ReadonlySet<string>;
}

function knownAreas(areas: readonly CountedArea[]): KnownAreas {
  const first = new Map<string, CountedArea>();
  const repeated = new Set<string>();
  for (const area of areas) {
    if (first.has(area.code)) repeated.add(area.code);
    else first.set(area.code, area);
  }
  return { first, repeated };
}

/** Finds what is wrong with the place of an area. */
function placeFaults(
  area: CountedArea,
  { first, repeated }: KnownAreas,
  areas: FaultOptions["areas"],
): readonly string[] {
  const faults: string[] = [];
  const parent = first.get(area.parent);
  if (areas !== undefined && !areas.has(area.code)) faults.push("no es un área de esta elección");
  if (area.parent !== "" && parent === undefined)
    faults.push(`está dentro de «${area.parent}», que no está en el recuento`);
  if (parent !== undefined && RANKS[parent.kind] >= RANKS[area.kind])
    faults.push(`está dentro de ${parent.name}, que no es mayor`);
  if (repeated.has(area.code)) faults.push("está más de una vez");
  return faults;
}

/** Finds what is wrong with a whole count. */
function wholeFaults({ lists, areas }: CountSnapshot): readonly string[] {
  const faults: string[] = [];
  if (areas.length === 0) faults.push("El recuento no trae ningún área.");
  if (areas.length > COUNT_LIMITS.areas) faults.push(`Trae más de ${whole(COUNT_LIMITS.areas)} áreas.`);
  if (lists.length > COUNT_LIMITS.lists) faults.push(`Trae más de ${whole(COUNT_LIMITS.lists)} candidaturas.`);
  if (new Set(lists.map(({ key }) => key)).size < lists.length) faults.push("Hay dos candidaturas con la misma clave.");
  const votes = areas.reduce((sum, area) => sum + Object.keys(area.votes).length, 0);
  if (votes > COUNT_LIMITS.votes) faults.push(`Trae más de ${whole(COUNT_LIMITS.votes)} cifras de votos.`);
  return faults;
}

/**
 * Finds what cannot be in a count: more voters than census, sums that do not add up, unknown or repeated areas, lists that nobody named.
 *
 * @returns Faults of the whole first, then by area in the count's order.
 */
export function snapshotFaults(
  snapshot: CountSnapshot,
  { areas, marks = 1 }: FaultOptions = {},
): readonly SnapshotFault[] {
  const lists = new Set(snapshot.lists.map(({ key }) => key));
  const known = knownAreas(snapshot.areas);
  return [
    ...wholeFaults(snapshot).map((text) => ({ row: 0, code: "", text })),
    ...snapshot.areas.flatMap((area, at) => {
      const unknown = Object.keys(area.votes)
        .filter((list) => !lists.has(list))
        .slice(0, UNKNOWN_TOLD);
      const faults = [
        ...placeFaults(area, known, areas),
        ...unknown.map((list) => `tiene votos de «${list}», que no es ninguna candidatura`),
        ...figureFaults(area, marks),
      ];
      const { code, name } = area;
      return faults.map((fault) => ({ row: at + 1, code, text: `Fila ${at + 1}: ${name} (${code}) ${fault}.` }));
    }),
  ];
}
