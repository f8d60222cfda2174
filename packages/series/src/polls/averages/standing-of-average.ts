import type { AverageFields, DrawnTable, PublishedAverage } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { drawnText } from "../drawn-table.ts";
import { fichaText } from "../ficha.ts";
import { statesIn } from "../house-method.ts";
import type { MandateRows } from "../mandate.ts";
import { methodText } from "../method-text.ts";
import { rounded } from "../shown-share.ts";
import { covarianceOf } from "../state-space/joint-draws.ts";
import { type AverageOfDay, averagesOf, type MadeAverages } from "./average-days.ts";
import { averageSentence } from "./average-sentence.ts";
import { averageTable } from "./average-table.ts";
import { NAMED_FROM, type Race, raceOf, type StandingShare } from "./leader.ts";

/** Standing of an average. */
export interface AverageStanding {
  /** Day by day, from the first poll to the last. */
  readonly days: readonly AverageOfDay[];
  /** In words. */
  readonly sentence: string;
  /** Text on how it was made and what is drawn, with every parameter. */
  readonly method: string;
  readonly drawn: DrawnTable;
  readonly leader: PublishedAverage["leader"];
  /** Covariance of the shares of the last day, where there is one. */
  readonly covariance: PublishedAverage["covariance"];
  /** Leans of the houses, where they are told. */
  readonly houses: PublishedAverage["houses"];
}

const LEADER_TEXT =
  "Solo se nombra a quien va por delante en al menos el 95\u00a0% de los sorteos, hechos a la vez para todos; si no, o si las cifras que se enseñan son iguales, hay empate técnico.";
const MARGIN_TEXT =
  "Hay empate técnico cuando las cifras que se enseñan son iguales, o su diferencia es menor que la raíz de la suma de los cuadrados de las dos medias franjas.";

/** The shares of a day that there are, with their series. */
const standingOn = ({ series }: AverageFields, { shares, variances }: AverageOfDay): readonly StandingShare[] =>
  series.flatMap((one, at) => {
    const share = shares[at] ?? null;
    return share === null ? [] : [{ series: one, ...share, variance: variances[at] ?? null }];
  });

function leaderOf({ order: [first], chance, tied }: Race): PublishedAverage["leader"] {
  if (first === undefined || tied.length > 0) return null;
  return { key: first.series.key, drawsPct: rounded(100 * (chance ?? NAMED_FROM)) };
}

/** The covariance of shares that all come of the model. */
function covarianceIn(standing: readonly StandingShare[]): PublishedAverage["covariance"] {
  const shares = standing.flatMap(({ meanPct, variance }) => (variance === null ? [] : [{ meanPct, variance }]));
  if (shares.length < standing.length) return null;
  return covarianceOf(shares).map((row) => row.map((value) => Math.round(value * 10_000) / 10_000));
}

/** Leans by house, those with the most polls first. */
function housesOf({ method }: AverageFields, { model }: MadeAverages): PublishedAverage["houses"] {
  if (model === null || statesIn(method).houses !== "shown") return [];
  const counts = new Map<string, number>();
  for (const { poll } of model.counted) counts.set(poll.house, (counts.get(poll.house) ?? 0) + 1);
  const leans = model.series.map((one) => new Map(one?.leans.map(({ house, meanPct }) => [house, rounded(meanPct)])));
  return [...counts]
    .filter(([house]) => leans.some((own) => own.has(house)))
    .sort((a, b) => b[1] - a[1])
    .map(([house, polls]) => ({ house, polls, leans: leans.map((own) => own.get(house) ?? null) }));
}

/** Makes an average of several series, and puts it into words and into a table that a figure draws. */
export function standingOfAverage(fields: AverageFields, { polls, events }: MandateRows): AverageStanding {
  const { method, series } = fields;
  const made = averagesOf(polls, fields);
  const last = made.days.findLast((day) => standingOn(fields, day).length > 0);
  const standing = last === undefined ? [] : standingOn(fields, last);
  const race = raceOf(standing, method.seed);
  const drawn = averageTable(fields, made.days, { polls, events });
  const dots = polls.reduce(
    (sum, { values }) => sum + series.filter(({ key }) => typeof values[key] === "number").length,
    0,
  );
  const few = `Todavía no hay media: hacen falta ${formatNumber(method.leastPolls)} encuestas${method.model === "states" ? "" : ` en ${formatNumber(method.windowDays)} días`}.`;
  const texts = [
    methodText(method, made.model?.parameters ?? null),
    made.model === null ? MARGIN_TEXT : LEADER_TEXT,
    fichaText(polls),
    drawnText(drawn, { polls: dots, events: events.length }),
  ];
  return {
    days: made.days,
    sentence: last === undefined ? few : averageSentence(fields, made, { day: last.day, standing, race }),
    method: texts.filter(Boolean).join(" "),
    drawn,
    leader: leaderOf(race),
    covariance: standing.length === series.length ? covarianceIn(standing) : null,
    houses: housesOf(fields, made),
  };
}
