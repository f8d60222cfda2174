import { SERIES_PATH } from "@nv/contracts";
import type { FieldProblem, SeriesFields, UsedSeries } from "@nv/contracts/schemas";
import { seriesReference } from "@nv/piece-parts";
import { type Deflators, deflatorProblem, deflatorSlugs } from "@nv/series";
import { invalidFields } from "../../http/problem.ts";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { type ResolvedSeries, resolveSeries } from "../../platform/publishing/resolve-series.ts";
import type { SeriesContext } from "./series-context.ts";

/** The series that columns are worked out with, as readers have them. */
export interface ResolvedDeflators {
  readonly deflators: Deflators;
  /** The very revisions, so that a method can be done again. */
  readonly used: readonly UsedSeries[];
}

/**
 * Reads the published series that the columns of another one are worked out with.
 *
 * @throws {Problem} `FIELDS_INVALID` beside the column that needs one which is not published, or does not fit.
 */
export async function resolveDeflators(
  { publishing }: Pick<SeriesContext, "publishing">,
  fields: Pick<SeriesFields, "transforms" | "period">,
): Promise<ResolvedDeflators> {
  const resolved = new Map<string, ResolvedSeries>();
  for (const slug of deflatorSlugs(fields)) resolved.set(slug, await resolveSeries(publishing, seriesReference(slug)));
  const deflators = new Map([...resolved].map(([slug, { series }]) => [slug, series]));
  const problems = fields.transforms.flatMap((one, at): FieldProblem[] => {
    const message = one.kind === "deflate" ? deflatorProblem(one, fields, deflators) : null;
    return message === null ? [] : [{ field: `transforms.${at}.by`, message }];
  });
  if (problems.length > 0) throw invalidFields(problems);
  const used = [...resolved].map(([slug, { revision, series }]) => ({
    slug,
    title: series.title,
    provisionalFrom: series.observations.find(({ isProvisional }) => isProvisional)?.date ?? "",
    url: `${publishing.publicBaseUrl}${SERIES_PATH}/${slug}/${revision}/${SERIES_FILES.json}`,
  }));
  return { deflators, used };
}
