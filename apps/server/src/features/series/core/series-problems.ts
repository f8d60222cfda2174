import { type FieldProblem, schemaProblems } from "@nv/contracts/schemas";
import { seriesFaults } from "@nv/series";
import { PublishableSeries, type StoredSeries } from "./stored-series.ts";

/** Fields that nothing is read by: a series without a name takes its observations all the same. */
const WORDS = new Set(["title", "description", "note"]);

const isOfSeries = ({ kind, by }: { readonly kind: string; readonly by?: string }, slug: string) =>
  kind === "deflate" && by === slug;

/** Columns that are worked out with the series itself. */
const roundFaults = ({ transforms }: StoredSeries, slug: string): readonly FieldProblem[] =>
  transforms.flatMap((one, at) =>
    isOfSeries(one, slug)
      ? [{ field: `transforms.${at}.by`, message: "Es esta misma serie: elige la del índice" }]
      : [],
  );

/** Lists the problems of what is written of a series, beside the field that each is of; its data aside. */
export function seriesProblems(stored: StoredSeries, slug: string): readonly FieldProblem[] {
  const unfit = schemaProblems(PublishableSeries, stored);
  const known = new Set(unfit.map(({ field }) => field));
  const faults = [...seriesFaults(stored), ...roundFaults(stored, slug)];
  return [...unfit, ...faults.filter(({ field }) => !known.has(field))];
}

/** Lists the problems that keep anything from being read by what is written of a series. */
export const readingProblems = (stored: StoredSeries, slug: string): readonly FieldProblem[] =>
  seriesProblems(stored, slug).filter(({ field }) => !WORDS.has(field));

/** Lists the problems that keep a series from being published. */
export function publishProblems(stored: StoredSeries, slug: string): readonly FieldProblem[] {
  const problems = seriesProblems(stored, slug);
  return stored.data.observations > 0
    ? problems
    : [...problems, { field: "data", message: "No hay ninguna observación que publicar" }];
}
