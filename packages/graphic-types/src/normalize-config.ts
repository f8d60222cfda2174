import type { FieldProblem } from "@nv/contracts/schemas";
import { typeOf } from "./graphic-config.ts";
import type { AnyConfig, GraphicType } from "./graphic-type.ts";
import { readSource, type Source, SourceError } from "./references/source.ts";

/** A configuration as it is kept. */
export interface NormalConfig {
  readonly config: AnyConfig;
  /** What it frames when that is one thing of somebody else's, so that nothing is registered twice. */
  readonly sourceKey: string | null;
}

function sourceProblems(
  type: GraphicType,
  config: AnyConfig,
  read: (source: string) => Source,
): readonly FieldProblem[] {
  const seen = new Map<string, number>();
  return type.sources(config).flatMap(({ field, source: typed }, index): FieldProblem[] => {
    try {
      const { type: service, source } = read(typed);
      if (type.service !== undefined && service !== type.service.name)
        return [{ field, message: type.service.otherwise }];
      const first = seen.get(source);
      seen.set(source, first ?? index);
      return first === undefined ? [] : [{ field, message: `Es el mismo gráfico que el ${first + 1}` }];
    } catch (error) {
      if (error instanceof SourceError) return [{ field, message: error.message }];
      throw error;
    }
  });
}

/**
 * What no schema sees: charts that are no charts or appear twice, and what the rules of the type say.
 *
 * @param cdnBase - Where Datawrapper publishes, without a final slash.
 */
export function configProblems(config: AnyConfig, cdnBase?: string): readonly FieldProblem[] {
  const type = typeOf(config.type);
  return [...sourceProblems(type, config, (source) => readSource(source, cdnBase)), ...type.rules(config)];
}

/**
 * Gives every chart of a configuration its one spelling, so that the same chart is the same text.
 *
 * @param config - Without {@link configProblems}.
 * @param cdnBase - Where Datawrapper publishes, without a final slash.
 */
export function normalizeConfig(config: AnyConfig, cdnBase: string): NormalConfig {
  const type = typeOf(config.type);
  const spelled = type.spelled(config, (source) => readSource(source, cdnBase).source);
  const [only] = type.sources(spelled);
  if (type.composes !== null || only === undefined) return { config: spelled, sourceKey: null };
  // «External» is what is left when it is nothing that we know.
  const [typed] = type.sources(config);
  const recognized = type.isRest && typed !== undefined ? readSource(typed.source, cdnBase).type : config.type;
  return { config: { ...spelled, type: recognized }, sourceKey: only.source };
}
