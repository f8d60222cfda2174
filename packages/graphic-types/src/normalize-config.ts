import type { FieldProblem } from "@nv/contracts/schemas";
import { isOwnReference } from "@nv/piece-parts";
import type { AnyConfig } from "./capabilities.ts";
import { typeOf } from "./graphic-config.ts";
import type { GraphicType } from "./graphic-type.ts";
import { readSource, type Source, SourceError } from "./references/source.ts";

/** A configuration as it is kept. */
export interface NormalConfig {
  readonly config: AnyConfig;
  /** Key of the outside content that it frames when that is one thing, so that nothing is registered twice; `null` for the house's own. */
  readonly sourceKey: string | null;
}

/** Returns the reason why a source cannot stand in a field; empty when it can. */
function misplaced(type: GraphicType, field: string, source: Source): string {
  if (type.service !== undefined && source.type !== type.service.name) return type.service.otherwise;
  const taken = type.fileAt(field);
  const [takesSeries, takesGraphic] = [type.seriesAt(field), type.graphicAt(field)];
  const isOfData = source.type === "series" || source.type === "tracker";
  if (isOfData) return takesSeries ? "" : "Aquí no va una serie: pon un gráfico o una dirección";
  if (source.type === "graphic") return takesGraphic ? "" : "Aquí no se cita un gráfico: pon su dirección";
  if (takesSeries)
    return takesGraphic ? "Aquí va una serie o un gráfico publicados" : "Aquí va una serie publicada, o un seguimiento";
  if (source.type === "file") return taken === null ? "Aquí no va un archivo: pon un gráfico o una dirección" : "";
  return taken === null || taken.orAddress ? "" : "Aquí va un archivo: elígelo en Archivos";
}

function sourceProblems(
  type: GraphicType,
  config: AnyConfig,
  read: (source: string) => Source,
): readonly FieldProblem[] {
  const seen = new Map<string, number>();
  return type.sources(config).flatMap(({ field, source: typed }, index): FieldProblem[] => {
    try {
      const named = read(typed);
      const message = misplaced(type, field, named);
      if (message !== "") return [{ field, message }];
      const first = seen.get(named.source);
      seen.set(named.source, first ?? index);
      // What is ours may be there twice: a file made into something else, a series with another of its numbers.
      const isTwice = first !== undefined && !isOwnReference(named.source);
      return isTwice ? [{ field, message: `Es el mismo gráfico que el ${first + 1}` }] : [];
    } catch (error) {
      if (error instanceof SourceError) return [{ field, message: error.message }];
      throw error;
    }
  });
}

/**
 * Lists the problems that prevent a configuration from being published, files aside: charts that are no charts or appear twice,
 * and those that its type reports.
 *
 * @param cdnBase - Where Datawrapper publishes, without a final slash.
 */
export function configProblems(config: AnyConfig, cdnBase?: string): readonly FieldProblem[] {
  const type = typeOf(config.type);
  return [...sourceProblems(type, config, (source) => readSource(source, cdnBase)), ...type.problems(config)];
}

/**
 * Lists the problems that prevent a configuration from being saved: all those that prevent it from being published, unless its type is
 * saved unfinished.
 */
export const keepingProblems = (config: AnyConfig, cdnBase?: string): readonly FieldProblem[] =>
  typeOf(config.type).isKeptUnfinished ? [] : configProblems(config, cdnBase);

/** A configuration as far as it is right: itself, or what of it can be shown where its type is kept unfinished. */
export function shownConfig(config: AnyConfig, cdnBase?: string): AnyConfig {
  const type = typeOf(config.type);
  if (!type.isKeptUnfinished) return config;
  return type.shown(
    config,
    configProblems(config, cdnBase).map(({ field }) => field),
  );
}

/** A source in its one spelling; as it was written where it is none, which is only kept while its graphic is unfinished. */
function spellingOf(source: string, cdnBase: string): string {
  try {
    return readSource(source, cdnBase).source;
  } catch (error) {
    if (error instanceof SourceError) return source;
    throw error;
  }
}

/**
 * Gives every chart of a configuration its one spelling, so that the same chart is the same text.
 *
 * @param config - Without {@link keepingProblems}.
 * @param cdnBase - Where Datawrapper publishes, without a final slash.
 */
export function normalizeConfig(config: AnyConfig, cdnBase: string): NormalConfig {
  const type = typeOf(config.type);
  const spelled = type.spelled(config, (source) => spellingOf(source, cdnBase));
  const [only] = type.sources(spelled);
  // A file of our own may be shown by several graphics, each in its way.
  const isOurs = type.composes !== null || only === undefined || isOwnReference(only.reference);
  if (isOurs) return { config: spelled, sourceKey: null };
  // «External» is what is left when it is nothing that we know.
  const [typed] = type.sources(config);
  const recognized = type.isRest && typed !== undefined ? readSource(typed.source, cdnBase).type : config.type;
  return { config: { ...spelled, type: recognized }, sourceKey: only.source };
}
