import type { FieldProblem, GraphicFields, PublishedSeries } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { seriesSlugIn } from "@nv/piece-parts";
import { invalidFields } from "../../http/problem.ts";
import { resolveSeries } from "../../platform/publishing/resolve-series.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { noting } from "./noting.ts";

/** Faults of a series that are told at once: it may have as many as observations. */
const TOLD = 3;

/**
 * A configuration with what the series that it uses have now: it is judged and drawn as if somebody had written it.
 *
 * @returns The same one when it uses none.
 * @throws {Problem} `FIELDS_INVALID` beside the field that names a series, when that is not published or what it has cannot be shown.
 */
export async function fillSeries(
  { publishing }: Pick<GraphicsContext, "publishing">,
  config: GraphicFields["config"],
): Promise<GraphicFields["config"]> {
  const type = typeOf(config.type);
  const [first, ...others] = type.sources(config).filter(({ reference }) => seriesSlugIn(reference) !== null);
  if (first === undefined) return config;
  const problems: FieldProblem[] = [];
  const found = new Map<string, PublishedSeries>();
  await Promise.all(
    [first, ...others].map(({ field, source, reference }) =>
      noting(problems, field, async () => {
        found.set(source, (await resolveSeries(publishing, reference)).series);
      }),
    ),
  );
  if (problems.length > 0) throw invalidFields(problems);
  const filled = type.filled(config, (source) => {
    const series = found.get(source);
    if (series === undefined) throw new Error(`${source} was not resolved.`);
    return series;
  });
  const wrong = type
    .rules(filled)
    .slice(0, TOLD)
    .map(({ message }) => ({ field: `config.${first.field}`, message }));
  if (wrong.length > 0) throw invalidFields(wrong);
  return filled;
}
