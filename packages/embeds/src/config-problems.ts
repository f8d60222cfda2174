import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { GraphicConfig, MediaQueryConfig, SwitcherConfig } from "@nv/contracts/schemas";
import { readSource, SourceError } from "./source.ts";

/** What is wrong with a field of a configuration; `field` is a path such as `items.2.chart`. */
export interface ConfigProblem {
  readonly field: string;
  readonly message: string;
}

/** The charts of a configuration as they were typed, and the field of each. */
export function chartFields(config: GraphicConfig): readonly { readonly field: string; readonly chart: string }[] {
  switch (config.type) {
    case "wrapper":
      return config.charts.map(({ chart }, index) => ({ field: `charts.${index}.chart`, chart }));
    case "media-query":
      return config.rules.map(({ chart }, index) => ({ field: `rules.${index}.chart`, chart }));
    case "switcher":
      return config.items.map(({ chart }, index) => ({ field: `items.${index}.chart`, chart }));
    case "css-wrapper":
      return [{ field: "chart", chart: config.chart }];
    default:
      return [{ field: "source", chart: config.source }];
  }
}

function sourceProblems(config: GraphicConfig, datawrapperCdn: string): readonly ConfigProblem[] {
  const seen = new Map<string, number>();
  return chartFields(config).flatMap(({ field, chart }, index): ConfigProblem[] => {
    try {
      const { type, source } = readSource(chart, datawrapperCdn);
      if (config.type === "datawrapper" && type !== "datawrapper")
        return [{ field, message: "Esta dirección no es de Datawrapper" }];
      if (config.type === "flourish" && type !== "flourish")
        return [{ field, message: "Esta dirección no es de Flourish" }];
      const first = seen.get(source);
      seen.set(source, first ?? index);
      return first === undefined ? [] : [{ field, message: `Es el mismo gráfico que el ${first + 1}` }];
    } catch (error) {
      if (error instanceof SourceError) return [{ field, message: error.message }];
      throw error;
    }
  });
}

/** Holes and overlaps between the ranges of widths, each at the rule that comes after it. */
function ruleProblems({ rules }: MediaQueryConfig): readonly ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const ordered = rules.map((rule, index) => ({ ...rule, index })).sort((a, b) => a.minPx - b.minPx);
  let nextPx: number | null = 0;
  for (const { minPx, maxPx, index } of ordered) {
    const field = `rules.${index}.minPx`;
    if (maxPx !== null && maxPx < minPx)
      problems.push({ field: `rules.${index}.maxPx`, message: "El final es menor que el principio" });
    if (nextPx === null || minPx < nextPx)
      problems.push({ field, message: `Entre ${minPx} y ${nextPx === null ? "más" : nextPx - 1} px hay dos gráficos` });
    else if (minPx > nextPx) problems.push({ field, message: `Entre ${nextPx} y ${minPx - 1} px no hay gráfico` });
    nextPx = nextPx === null || maxPx === null ? null : Math.max(nextPx, maxPx + 1);
  }
  const last = ordered.at(-1);
  if (nextPx !== null && last !== undefined)
    problems.push({ field: `rules.${last.index}.maxPx`, message: `Desde ${nextPx} px no hay gráfico` });
  return problems;
}

function switcherProblems({ items, control, defaultIndex }: SwitcherConfig): readonly ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  if (defaultIndex >= items.length)
    problems.push({ field: "defaultIndex", message: "Ese gráfico no está en la lista" });
  if (control === "toggle" && items.length !== 2)
    problems.push({ field: "control", message: "Un conmutador es para dos gráficos; usa pestañas o lista" });
  if (control === "tabs" && items.length > GRAPHIC_LIMITS.tabItems)
    problems.push({
      field: "control",
      message: `Con más de ${GRAPHIC_LIMITS.tabItems} gráficos las pestañas no caben; usa lista o buscador`,
    });
  const labels = items.map(({ label }) => label.toLocaleLowerCase("es"));
  items.forEach(({ label }, index) => {
    if (labels.indexOf(label.toLocaleLowerCase("es")) < index)
      problems.push({ field: `items.${index}.label`, message: "Ya hay otra etiqueta igual" });
  });
  return problems;
}

function wrapperProblems(config: GraphicConfig): readonly ConfigProblem[] {
  if (config.type === "wrapper" && config.layout === "tabs") {
    return config.charts.flatMap(({ label }, index) =>
      label === "" ? [{ field: `charts.${index}.label`, message: "Cada pestaña necesita una etiqueta" }] : [],
    );
  }
  if (config.type === "css-wrapper" && config.breakout === "wide" && config.maxWidthPx < config.columnWidthPx)
    return [{ field: "maxWidthPx", message: "Es menor que la columna del artículo" }];
  return [];
}

/**
 * What no schema sees: charts that are no charts or appear twice, widths without a chart, tabs that do not fit.
 *
 * @param datawrapperCdn - Where Datawrapper publishes, without a final slash.
 */
export function configProblems(config: GraphicConfig, datawrapperCdn?: string): readonly ConfigProblem[] {
  return [
    ...sourceProblems(config, datawrapperCdn ?? "https://datawrapper.dwcdn.net"),
    ...(config.type === "media-query" ? ruleProblems(config) : []),
    ...(config.type === "switcher" ? switcherProblems(config) : []),
    ...wrapperProblems(config),
  ];
}
