import type { PublishedTracker, SettledClaim, TrackerFields } from "@nv/contracts/schemas";
import { type ClaimProblem, chartOfCells, checkClaims, claimGround, claimProblem } from "@nv/descriptions";

/** Claims of a tracker about its averages: those that keep it from going out, and those that go out all the same. */
export interface TrackerClaims {
  readonly problems: readonly ClaimProblem[];
  readonly overruled: readonly SettledClaim[];
}

type Averages = Pick<PublishedTracker, "drawn" | "kind" | "title">;

/** The averages of a mandate, or of several answers, as its text may tell of them. */
function averagesOf({ title, drawn }: Averages) {
  const isAverage = drawn.columns.map(({ role }) => role === "value");
  const columns = drawn.columns.filter((_, at) => isAverage[at]).map(({ name }) => ({ name, unit: "%", decimals: 1 }));
  const rows = drawn.rows.map(({ x, values }) => ({ x, values: values.filter((_, at) => isAverage[at]) }));
  return chartOfCells({ columns, rows }, title);
}

/**
 * Holds the name and the description of a mandate or of an average against its figures, as readers get them. Of a comparison, whose days are counted, nothing is told.
 *
 * @param published - The file that is about to go out.
 */
export function trackerClaims(fields: TrackerFields, published: Averages): TrackerClaims {
  if (published.kind === "comparison" || published.drawn.rows.length === 0) return { problems: [], overruled: [] };
  const ground = claimGround(averagesOf(published));
  const texts = [
    { field: "title", text: fields.title },
    { field: "description", text: fields.description },
  ];
  const found = texts.flatMap(({ field, text }) =>
    checkClaims(ground, text).flatMap((sentence) => claimProblem(field, sentence)),
  );
  const settled = fields.settledClaims ?? [];
  const isSettled = ({ claim }: ClaimProblem) => settled.some(({ sentence }) => sentence.trim() === claim);
  return {
    problems: found.filter((problem) => !isSettled(problem)),
    overruled: settled.filter(({ sentence }) => found.some(({ claim }) => claim === sentence.trim())),
  };
}
