import { type PublicArea, type PublicCount, TOTAL_AREA } from "@nv/contracts/schemas";
import { countedText, countMoment } from "./count-moment.ts";

/** A column of a table of a count. */
export interface CountColumn {
  /** As a graphic names it: `escanos`. */
  readonly key: string;
  readonly name: string;
  /** «%», «escaños»; empty for none. */
  readonly unit: string;
  readonly decimals: number;
}

/** A row of a table of a count: a list, a constituency, a bloc, an hour. */
export interface CountRow {
  readonly name: string;
  /** One for each column; `null` where nobody knows. */
  readonly values: readonly (number | null)[];
  /** Acronym of the list that has most of a constituency; empty for another row. */
  readonly first: string;
  /** Place of a list among those of the desk, in the order in which they sit; of another row its own place. */
  readonly seat: number;
}

/** A part of a published count as a table. */
export interface CountTable {
  readonly title: string;
  /** Name of the first column. */
  readonly rowsAre: string;
  readonly columns: readonly CountColumn[];
  /** Keys of the columns that are drawn where nobody chose. */
  readonly usual: readonly string[];
  readonly rows: readonly CountRow[];
  /** Sentence on how far it is counted, and of when it is. */
  readonly moment: string;
  /** The same within a line: «con el 45,2 % escrutado». */
  readonly asOf: string;
}

/** Table of a part, without what is said of when it is. */
type CountPart = Pick<CountTable, "rowsAre" | "columns" | "usual" | "rows">;

/** Parts of a count besides the whole and its constituencies. */
export const COUNT_PARTS = {
  circunscripciones: "Cada circunscripción, con quien va delante",
  bloques: "Los bloques",
  participacion: "La participación por horas",
  resumen: "Lo escrutado y la participación",
} as const;

/** A list with less, and no seat, is told among the others. Per cent of the valid votes. */
const LEAST_PCT = 1;

const OTHERS = "Otras";

const VOTES: CountColumn = { key: "votos", name: "Votos", unit: "votos", decimals: 0 };
const PCT: CountColumn = { key: "porcentaje", name: "Porcentaje de voto", unit: "%", decimals: 1 };
const SEATS: CountColumn = { key: "escanos", name: "Escaños", unit: "escaños", decimals: 0 };
const COUNTED: CountColumn = { key: "escrutado", name: "Escrutado", unit: "%", decimals: 1 };

const before = (column: CountColumn, name: string): CountColumn => ({
  ...column,
  key: `${column.key}-antes`,
  name: `${column.name}, ${name}`,
});

type List = PublicArea["lists"][number];

const sumOf = (lists: readonly List[], of: (list: List) => number) => lists.reduce((sum, list) => sum + of(list), 0);

/** The lists that are told by name, and all others as one. */
function toldLists(lists: readonly List[]): readonly List[] {
  const isTold = ({ key, pct, seats }: List) => key !== "" && (seats > 0 || pct >= LEAST_PCT);
  const others = lists.filter((list) => !isTold(list));
  if (others.length === 0) return lists;
  const votes = sumOf(others, (list) => list.votes);
  const pct = Math.round(sumOf(others, (list) => list.pct) * 100) / 100;
  const seats = sumOf(others, (list) => list.seats);
  const together: List = { key: "", votes, pct, seats, pctChange: null, seatsChange: null };
  return votes === 0 && seats === 0 ? lists.filter(isTold) : [...lists.filter(isTold), together];
}

const earlier = (now: number, change: number | null) =>
  change === null ? null : Math.round((now - change) * 100) / 100;

/** The lists of an area: votes, share, seats, and last time. */
function listsTable(count: PublicCount, area: PublicArea): CountPart {
  const [hasSeats, hasBefore] = [area.seats > 0, count.before !== ""];
  const columns = [
    ...(hasSeats ? [SEATS] : []),
    PCT,
    VOTES,
    ...(hasBefore ? [...(hasSeats ? [before(SEATS, count.before)] : []), before(PCT, count.before)] : []),
  ];
  const acronyms = new Map(count.lists.map(({ key, acronym }, at) => [key, { acronym, at }]));
  const figuresOf = (list: List): Readonly<Record<string, number | null>> => ({
    ...{ escanos: list.seats, porcentaje: list.pct, votos: list.votes },
    "escanos-antes": earlier(list.seats, list.seatsChange),
    "porcentaje-antes": earlier(list.pct, list.pctChange),
  });
  return {
    ...{ rowsAre: "Candidatura", columns, usual: [hasSeats ? SEATS.key : PCT.key] },
    rows: toldLists(area.lists).map((list) => {
      const named = acronyms.get(list.key);
      const values = figuresOf(list);
      return {
        ...{ name: named?.acronym ?? OTHERS, first: "", seat: named?.at ?? count.lists.length },
        values: columns.map(({ key }) => values[key] ?? null),
      };
    }),
  };
}

/** Every constituency: who is ahead, with what share, how many seats it elects, how much of it is counted. */
function constituenciesTable(count: PublicCount): CountPart {
  const acronyms = new Map(count.lists.map(({ key, acronym }) => [key, acronym]));
  const ahead = { ...PCT, name: "Porcentaje de quien va delante" };
  return {
    ...{ rowsAre: "Circunscripción", columns: [ahead, SEATS, COUNTED], usual: [ahead.key] },
    rows: count.constituencies.map((area, seat) => {
      const first = area.lists.toSorted((one, other) => other.votes - one.votes).find(({ votes }) => votes > 0);
      return {
        ...{ name: area.name, first: first === undefined ? "" : (acronyms.get(first.key) ?? OTHERS), seat },
        values: [first?.pct ?? null, area.seats, area.countedPct],
      };
    }),
  };
}

function blocsTable({ blocs }: PublicCount): CountPart {
  const rows = blocs.map(({ name, seats }, seat) => ({ name, values: [seats], first: "", seat }));
  return { rowsAre: "Bloque", columns: [SEATS], usual: [SEATS.key], rows };
}

function turnoutTable(count: PublicCount): CountPart {
  const now = { ...PCT, key: "participacion", name: "Participación" };
  const columns = count.before === "" ? [now] : [now, before(now, count.before)];
  return {
    ...{ rowsAre: "Hora", columns, usual: columns.map(({ key }) => key) },
    rows: count.turnout.map(({ time, pct, before: then }, seat) => ({
      ...{ name: time, first: "", seat },
      values: columns.length === 1 ? [pct] : [pct, then],
    })),
  };
}

function summaryTable({ total }: PublicCount): CountPart {
  const share = { ...PCT, name: "Porcentaje" };
  const told = [
    ["Escrutado", total.countedPct],
    ["Participación", total.turnoutPct],
  ] as const;
  return {
    ...{ rowsAre: "Dato", columns: [share], usual: [share.key] },
    rows: told.flatMap(([name, pct], seat) => (pct === null ? [] : [{ name, values: [pct], first: "", seat }])),
  };
}

const OTHER_PARTS: Readonly<Record<keyof typeof COUNT_PARTS, (count: PublicCount) => CountPart>> = {
  circunscripciones: constituenciesTable,
  bloques: blocsTable,
  participacion: turnoutTable,
  resumen: summaryTable,
};

const isOtherPart = (part: string): part is keyof typeof COUNT_PARTS => Object.hasOwn(COUNT_PARTS, part);

/**
 * Makes the table of a part of a published count.
 *
 * @param part - Empty for the whole, the code of a constituency, or one of {@link COUNT_PARTS}.
 * @returns `null` for a part that it does not have.
 */
export function countTable(count: PublicCount, part: string): CountTable | null {
  const { title } = count;
  const area = [count.total, ...count.constituencies].find(({ code }) => code === (part === "" ? TOTAL_AREA : part));
  if (isOtherPart(part)) {
    const told = { moment: countMoment(count, count.total), asOf: countedText(count, count.total) };
    return { title, ...told, ...OTHER_PARTS[part](count) };
  }
  if (area === undefined) return null;
  const where = part === "" ? title : `${title}: ${area.name}`;
  return { title: where, moment: countMoment(count, area), asOf: countedText(count, area), ...listsTable(count, area) };
}
