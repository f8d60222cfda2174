import type { ChangeCounts, Finding, Observation, ObservationChange } from "@nv/contracts/schemas";
import {
  applyTransforms,
  changesSentence,
  countChanges,
  type Deflators,
  findingText,
  inOrder,
  mergeObservations,
  newFindings,
  seriesDifference,
} from "@nv/series";
import type { StoredSeries } from "./stored-series.ts";

/** Findings that are kept of a run: who has more looks at the observations. */
const KEPT_FINDINGS = 100;

/** Observations that came, and what they are compared with. */
export interface Comparison {
  readonly series: StoredSeries;
  /** Observations that were approved last, in their order. */
  readonly before: readonly Observation[];
  readonly brought: readonly Observation[];
  /** `merge`: what did not come stays; `replace`: it goes. */
  readonly policy: "merge" | "replace";
  /** Base that the source says to have; empty for none. */
  readonly sourceBase: string;
  /** Code that the source says that its series has; empty for none. */
  readonly sourceCode: string;
  /** Deflators of the calculated columns. */
  readonly deflators: Deflators;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Result of comparing imported observations with a series: what it would become. */
export interface Compared {
  /** In their order. */
  readonly after: readonly Observation[];
  readonly changes: readonly ObservationChange[];
  readonly counts: ChangeCounts;
  /** Changes, in words. */
  readonly sentence: string;
  /** The first ones, each in words. */
  readonly findings: readonly (Finding & { readonly sentence: string })[];
  readonly findingsTotal: number;
}

/** Tells when the source has another base than it had, or another code: its figures are not those of before. */
function baseFindings(
  { origin, data }: StoredSeries,
  { sourceBase, sourceCode }: Pick<Comparison, "sourceBase" | "sourceCode">,
): readonly Finding[] {
  if (origin.kind !== "ine") return [];
  const isOtherBase = origin.base !== "" && sourceBase !== "" && origin.base !== sourceBase;
  const isOtherCode = sourceCode !== "" && origin.code.toUpperCase() !== sourceCode.toUpperCase();
  if (!isOtherBase && !isOtherCode) return [];
  const nothing = { until: "", group: "", column: origin.column, value: null, previous: null, bound: null };
  return [{ rule: null, kind: "base", date: data.last, ...nothing }];
}

/** Compares what came with what there is, and holds it to the rules of its series. */
export function compareImported(comparison: Comparison): Compared {
  const { series, before, brought, policy, deflators, today } = comparison;
  const { columns } = series;
  const merged = policy === "replace" ? inOrder(columns, brought) : mergeObservations(columns, before, brought);
  const after = applyTransforms(series, merged, deflators);
  const changes = seriesDifference(columns, before, after);
  const counts = countChanges(changes);
  const found = [...baseFindings(series, comparison), ...newFindings(series, { before, after, changes }, today)];
  return {
    after,
    changes,
    counts,
    sentence: changesSentence(counts, after.at(-1)?.date ?? ""),
    findings: found.slice(0, KEPT_FINDINGS).map((one) => ({ ...one, sentence: findingText(one, series) })),
    findingsTotal: found.length,
  };
}
