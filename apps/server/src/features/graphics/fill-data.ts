import type { FieldProblem, GraphicFields } from "@nv/contracts/schemas";
import { type PublishedData, typeOf } from "@nv/graphic-types";
import { isData, trackerSlugIn } from "@nv/piece-parts";
import { invalidFields } from "../../http/problem.ts";
import { resolveSeries } from "../../platform/publishing/resolve-series.ts";
import { resolveTracker } from "../../platform/publishing/resolve-tracker.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { noting } from "./noting.ts";

/** Faults of data that are told at once: they may have as many as observations. */
const TOLD = 3;

type Context = Pick<GraphicsContext, "publishing">;

/** What a reference names, as readers have it. @throws {Problem} `FIELDS_INVALID` when it is not published. */
async function resolveData({ publishing }: Context, reference: string): Promise<PublishedData> {
  if (trackerSlugIn(reference) !== null)
    return { kind: "tracker", tracker: await resolveTracker(publishing, reference) };
  return { kind: "series", series: (await resolveSeries(publishing, reference)).series };
}

/**
 * A configuration with what the series or the tracker that it uses have now: it is judged and drawn as if somebody had written it.
 *
 * @returns The same one when it uses none.
 * @throws {Problem} `FIELDS_INVALID` beside the field that names them, when they are not published or what they have cannot be shown.
 */
export async function fillData(context: Context, config: GraphicFields["config"]): Promise<GraphicFields["config"]> {
  const type = typeOf(config.type);
  const [first, ...others] = type.sources(config).filter(({ reference }) => isData(reference));
  if (first === undefined) return config;
  const problems: FieldProblem[] = [];
  const found = new Map<string, PublishedData>();
  await Promise.all(
    [first, ...others].map(({ field, source, reference }) =>
      noting(problems, field, async () => {
        found.set(source, await resolveData(context, reference));
      }),
    ),
  );
  if (problems.length > 0) throw invalidFields(problems);
  const filled = type.filled(config, (source) => {
    const data = found.get(source);
    if (data === undefined) throw new Error(`${source} was not resolved.`);
    return data;
  });
  const wrong = type
    .rules(filled)
    .slice(0, TOLD)
    .map(({ message }) => ({ field: `config.${first.field}`, message }));
  if (wrong.length > 0) throw invalidFields(wrong);
  return filled;
}
