import type {
  CountSnapshot,
  ElectionFields,
  ElectoralLaw,
  PublishedAverage,
  SeatEstimate,
} from "@nv/contracts/schemas";
import { areasByCode, majorityOf, seatsOfLaw, simulateSeats, spreadText, type ValidVotes } from "@nv/elections";
import { fold, formatDate, formatNumber } from "@nv/spanish";

/** Draws of an estimate, and the seed that repeats them. */
const DRAWS = 1000;
const SEED = 2027;

/** Things that seats are estimated from. */
export interface EstimateMatter {
  readonly fields: Pick<ElectionFields, "lists" | "blocs">;
  readonly law: ElectoralLaw;
  readonly before: CountSnapshot;
  readonly average: PublishedAverage;
}

/** Failure of an estimate, with a sentence on what it lacks. */
export class NoEstimate extends Error {}

/** Lists that the average has, with the place of their series. */
function namedSeries({ fields, average }: EstimateMatter) {
  const lists = new Map(
    fields.lists.flatMap((list) => [list.acronym, list.name].map((name) => [fold(name), list] as const)),
  );
  return average.series.flatMap(({ name, role }, at) => {
    const list = lists.get(fold(name));
    return role === "choice" && list !== undefined ? [{ at, list }] : [];
  });
}

/** The last result by constituency, its lists called as those of now. */
function lastResult({ fields, law, before }: EstimateMatter): ReadonlyMap<string, ValidVotes> {
  const now = new Map(fields.lists.map(({ key, before: then }) => [then === "" ? key : then, key]));
  const areas = areasByCode(before);
  return new Map(
    law.constituencies.map(({ code, name }): [string, ValidVotes] => {
      const area = areas.get(code);
      if (area === undefined) throw new NoEstimate(`El resultado anterior no tiene ${name} (${code}).`);
      const votes = Object.entries(area.votes).map(([key, count]) => [now.get(key) ?? key, count] as const);
      return [code, { votes: Object.fromEntries(votes), blank: area.blank }];
    }),
  );
}

/**
 * Estimates the seats that an average of polls would give, as ranges and chances.
 *
 * @throws {NoEstimate} With a sentence on what it lacks.
 * @see docs/adr/0117-average-to-seats.md
 */
export function seatEstimate(matter: EstimateMatter): SeatEstimate {
  const { fields, law, average } = matter;
  const named = namedSeries(matter);
  const { covariance } = average;
  const last = average.average.findLast(({ shares }) => named.every(({ at }) => shares[at] != null));
  if (named.length === 0) throw new NoEstimate("Ninguna respuesta de la media se llama como una candidatura.");
  if (covariance === null || last === undefined)
    throw new NoEstimate("La media no tiene con qué simular: publícala hecha con el modelo, y no como media móvil.");
  const simulated = simulateSeats({
    ...{ law, last: lastResult(matter), swing: "mixed", draws: DRAWS, seed: SEED },
    average: {
      lists: named.map(({ list }) => list.key),
      meanPct: named.map(({ at }) => last.shares[at]?.meanPct ?? 0),
      covariance: named.map(({ at }) => named.map((other) => covariance[at]?.[other.at] ?? 0)),
    },
    blocs: fields.blocs.map(({ name, lists }) => ({ name, lists, atLeast: majorityOf(seatsOfLaw(law)) })),
  });
  const acronyms = new Map(fields.lists.map(({ key, acronym }) => [key, acronym]));
  return {
    ...{ average: average.title, day: last.day, draws: simulated.draws },
    lists: simulated.total
      .filter(({ list }) => acronyms.has(list))
      .map(({ list, low, median, high }) => ({ key: list, acronym: acronyms.get(list) ?? list, low, median, high })),
    blocs: simulated.blocs.map(({ text }) => text),
    method:
      `Escaños que daría «${average.title}» del ${formatDate(last.day)}: ${formatNumber(DRAWS, { decimals: 0 })} simulaciones que parten del resultado anterior de cada ` +
      "circunscripción, con lo que pueden errar la media, cada comunidad y cada circunscripción. Nueve de cada diez caen en el intervalo. No es un pronóstico: dice qué saldría si se votara como dicen hoy las encuestas.",
  };
}

/** Writes an estimate as sentences, for readers. */
export const estimateSentences = ({ lists, blocs, method }: SeatEstimate): readonly string[] => [
  lists.map(({ acronym, ...spread }) => `${acronym}, ${spreadText(spread)}`).join("; "),
  ...blocs,
  method,
];
