import { readSource, SourceError } from "@nv/graphic-types";

/** A chart that somebody named, or why it is none. */
export type PastedChart = { readonly chart: string } | { readonly problem: string };

/**
 * Recognises a chart of Datawrapper in what a person pastes: its id, its address or an embed code.
 *
 * @example chartIn("https://datawrapper.dwcdn.net/aB3dE/4/") // { chart: "aB3dE" }
 */
export function chartIn(pasted: string): PastedChart {
  try {
    const { type, source } = readSource(pasted);
    return type === "datawrapper" ? { chart: source } : { problem: "No es un gráfico de Datawrapper" };
  } catch (error) {
    if (error instanceof SourceError) return { problem: error.message };
    throw error;
  }
}

/** The charts of a list, one a line, and what is wrong with its first wrong line; empty for nothing. */
export function chartsIn(list: string): { readonly charts: readonly string[]; readonly problem: string } {
  const lines = list.split("\n").filter((line) => line.trim() !== "");
  const read = lines.map((line) => chartIn(line));
  const at = read.findIndex((one) => "problem" in one);
  const wrong = read[at];
  return {
    charts: [...new Set(read.flatMap((one) => ("chart" in one ? [one.chart] : [])))],
    problem:
      wrong !== undefined && "problem" in wrong ? `«${lines[at]?.trim().slice(0, 40) ?? ""}»: ${wrong.problem}` : "",
  };
}
