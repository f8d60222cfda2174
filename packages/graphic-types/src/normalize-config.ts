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
  const takesCount = type.countAt(field);
  if (source.type === "election") return takesCount ? "" : "Aquí no va el recuento de una elección";
  if (takesCount && !takesSeries) return "Aquí va el recuento de una elección: «election:» y su nombre";
  if (source.type === "graphic")
    return takesGraphic || type.framesGraphicAt(field) ? "" : "Aquí no se cita un gráfico: pon su dirección";
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

/** Problems that are told at once: a list as long as a request may hold has as many. */
const MOST_TOLD = 200;

/**
 * Lists the problems that prevent a configuration from being published, files aside: charts that are no charts or appear twice,
 * what is missing, and what its type reports. Each field has one sentence, that of its source first.
 *
 * @param cdnBase - Where Datawrapper publishes, without a final slash.
 */
export function configProblems(config: AnyConfig, cdnBase?: string): readonly FieldProblem[] {
  const type = typeOf(config.type);
  const ofSources = sourceProblems(type, config, (source) => readSource(source, cdnBase));
  const known = new Set(ofSources.map(({ field }) => field));
  return [...ofSources, ...type.problems(config).filter(({ field }) => !known.has(field))].slice(0, MOST_TOLD);
}

/** A configuration as far as it is right: itself, or what of it can be shown where its type is shown in part. */
export function shownConfig(config: AnyConfig, cdnBase?: string): AnyConfig {
  const type = typeOf(config.type);
  if (!type.isShownInPart) return config;
  return type.shown(
    config,
    configProblems(config, cdnBase).map(({ field }) => field),
  );
}

/** Reads a source; `null` for what is none, which is kept while its graphic is unfinished. */
function sourceIn(text: string, cdnBase: string): Source | null {
  try {
    return readSource(text, cdnBase);
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

/**
 * Gives every chart of a configuration its one spelling, so that the same chart is the same text.
 *
 * @param config - Finished or not: what is no chart stays as it is written.
 * @param cdnBase - Where Datawrapper publishes, without a final slash.
 */
export function normalizeConfig(config: AnyConfig, cdnBase: string): NormalConfig {
  const type = typeOf(config.type);
  const spelled = type.spelled(config, (source) => sourceIn(source, cdnBase)?.source ?? source);
  const [only] = type.sources(spelled);
  // A file of our own may be shown by several graphics, each in its way.
  const isOurs = type.composes !== null || only === undefined || isOwnReference(only.reference);
  if (isOurs) return { config: spelled, sourceKey: null };
  // «External» is what is left when it is nothing that we know.
  const [typed] = type.sources(config);
  const named = typed === undefined ? null : sourceIn(typed.source, cdnBase);
  // What is begun is nothing yet that another graphic could be.
  if (named === null) return { config: spelled, sourceKey: null };
  return { config: { ...spelled, type: type.isRest ? named.type : config.type }, sourceKey: only.source };
}
