import type { Cited, FieldProblem, GraphicFields } from "@nv/contracts/schemas";
import { type PublishedData, typeOf } from "@nv/graphic-types";
import { FieldError } from "@nv/graphic-types/page";
import { countPartIn, electionSlugIn, graphicSlugIn, isData, type PresetColour, trackerSlugIn } from "@nv/piece-parts";
import { invalidFields } from "../../../http/problem.ts";
import { resolveCount } from "../../../platform/publishing/resolve-count.ts";
import { resolveSeries } from "../../../platform/publishing/resolve-series.ts";
import { resolveTracker } from "../../../platform/publishing/resolve-tracker.ts";
import type { ToldCount } from "../core/uncalled-winner.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { citedOfCount, citedOfSeries, citedOfTracker, resolveCited } from "./cited.service.ts";
import { collectIssues } from "./collect-issues.ts";

/** Faults of data that are told at once: they may have as many as observations. */
const TOLD = 3;

/** A configuration with what it cites in it. */
export interface FilledConfig {
  readonly config: GraphicFields["config"];
  /** Data of the registry that it cites, by the text that names it. */
  readonly cited: ReadonlyMap<string, Cited>;
  /** Colours that the lists of its counts have, by what readers call them. */
  readonly colours: ReadonlyMap<string, PresetColour>;
  /** Counts that it is of. */
  readonly counts: readonly ToldCount[];
}

const isCited = (reference: string) => isData(reference) || graphicSlugIn(reference) !== null;

type Context = Pick<GraphicsContext, "publishing" | "records" | "rehearsals">;

function found<Said>(all: ReadonlyMap<string, Said>, source: string): Said {
  const said = all.get(source);
  if (said === undefined) throw new Error(`${source} was not resolved.`);
  return said;
}

/** Tells what a type refuses of what it cites beside its field. @throws {Problem} `FIELDS_INVALID`. */
function filling<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    throw invalidFields([{ field: `config.${error.field}`, message: error.message }]);
  }
}

/**
 * A configuration with what the series, trackers and graphics that it cites say now: it is judged and drawn as if somebody had written it.
 *
 * @param rehearses - Whether a rehearsal stands for a night that has not begun: for drafts alone.
 * @returns The same one when it cites none.
 * @throws {Problem} `FIELDS_INVALID` beside the field that names something that is not published, or what it has cannot be shown.
 */
export async function fillConfig(
  context: Context,
  config: GraphicFields["config"],
  { rehearses }: { readonly rehearses: boolean },
): Promise<FilledConfig> {
  const type = typeOf(config.type);
  const sources = type
    .sources(config)
    .filter(({ field, reference }) => isCited(reference) && !type.framesGraphicAt(field));
  const [first] = sources;
  if (first === undefined) return { config, cited: new Map(), colours: new Map(), counts: [] };
  const problems: FieldProblem[] = [];
  const data = new Map<string, PublishedData>();
  const cited = new Map<string, Cited>();
  const colours = new Map<string, PresetColour>();
  const counts: ToldCount[] = [];
  await Promise.all(
    sources.map(({ field, source, reference }) =>
      collectIssues(problems, field, async () => {
        if (graphicSlugIn(reference) !== null) {
          cited.set(source, await resolveCited(context, reference));
          return;
        }
        if (trackerSlugIn(reference) !== null) {
          const tracker = await resolveTracker(context.publishing, reference);
          data.set(source, { kind: "tracker", tracker });
          cited.set(source, citedOfTracker(reference, tracker));
          return;
        }
        if (electionSlugIn(reference) !== null) {
          const count = await resolveCount(context, reference, { rehearses });
          const told = { count, part: countPartIn(source) };
          counts.push(told);
          data.set(source, { kind: "count", ...told });
          cited.set(source, citedOfCount(context, source, count));
          for (const { acronym, light, dark } of count.lists) colours.set(acronym, { light, dark });
          return;
        }
        const { series } = await resolveSeries(context.publishing, reference);
        data.set(source, { kind: "series", series });
        cited.set(source, citedOfSeries(reference, series));
      }),
    ),
  );
  if (problems.length > 0) throw invalidFields(problems);
  const filled = filling(() =>
    type.cites.filled(config, { dataOf: (source) => found(data, source), citedOf: (source) => found(cited, source) }),
  );
  const wrong = type
    .problems(filled)
    .slice(0, TOLD)
    .map(({ message }) => ({ field: `config.${first.field}`, message }));
  if (wrong.length > 0) throw invalidFields(wrong);
  return { config: filled, cited, colours, counts };
}
