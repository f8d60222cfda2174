import type { GraphicConfig } from "@nv/contracts/schemas";
import { configProblems, readSource } from "@nv/embeds";
import { invalidFields } from "../../http/problem.ts";

/** A configuration as it is kept, and what it frames when that is one thing of somebody else's. */
export interface NormalConfig {
  readonly config: GraphicConfig;
  readonly sourceKey: string | null;
}

/**
 * Gives every chart of a configuration its one spelling, so that the same chart is the same text.
 *
 * @param cdnBase - Where Datawrapper publishes.
 * @throws {Problem} `FIELDS_INVALID` with a sentence for each chart or setting that makes no sense.
 */
export function normalizeConfig(config: GraphicConfig, cdnBase: string): NormalConfig {
  const problems = configProblems(config, cdnBase);
  if (problems.length > 0)
    throw invalidFields(problems.map(({ field, message }) => ({ field: `config.${field}`, message })));
  const spelled = (chart: string) => readSource(chart, cdnBase).source;
  switch (config.type) {
    case "wrapper":
      return composed({ ...config, charts: config.charts.map((item) => ({ ...item, chart: spelled(item.chart) })) });
    case "media-query": {
      const rules = config.rules.map((rule) => ({ ...rule, chart: spelled(rule.chart) }));
      return composed({ ...config, rules: rules.sort((a, b) => a.minPx - b.minPx) });
    }
    case "switcher":
      return composed({ ...config, items: config.items.map((item) => ({ ...item, chart: spelled(item.chart) })) });
    case "css-wrapper":
      return composed({ ...config, chart: spelled(config.chart) });
    case "image":
      return { config: { ...config, source: spelled(config.source) }, sourceKey: spelled(config.source) };
    default: {
      const { type, source } = readSource(config.source, cdnBase);
      // «External» is what is left when it is nothing that we know.
      return { config: { type: config.type === "external" ? type : config.type, source }, sourceKey: source };
    }
  }
}

const composed = (config: GraphicConfig): NormalConfig => ({ config, sourceKey: null });
