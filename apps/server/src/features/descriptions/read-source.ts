import type { DescriptionSource } from "@nv/contracts/schemas";
import { type ChartFacts, type ChartWords, chartFaultText, findFacts, readChart } from "@nv/descriptions";
import { invalidFields } from "../../http/problem.ts";
import type { Datawrapper } from "../../platform/services/datawrapper/datawrapper-client.ts";
import { hashOf } from "./hash-of.ts";

/** A chart of Datawrapper, as it is now. */
export interface FetchedChart {
  readonly csv: string;
  /** Names the data. */
  readonly dataHash: string;
  /** Alternative text that readers have; empty for none. */
  readonly altText: string;
  /** 0 for a chart that nobody has published. */
  readonly version: number;
  readonly words: ChartWords;
}

/** Fetches what a chart of Datawrapper is. @param unit - What a person said of its figures. */
export async function fetchChart(datawrapper: Datawrapper, chart: string, unit = ""): Promise<FetchedChart> {
  const { title, type, intro, sourceName, altText, publicVersion } = await datawrapper.chart(chart);
  const csv = await datawrapper.data(chart);
  const words = { type, title, intro, sourceName, unit, notes: "" };
  return { csv, dataHash: hashOf(csv), altText, version: publicVersion, words };
}

/**
 * Computes the facts of a table.
 *
 * @param field - Where a form has it.
 * @throws {Problem} `FIELDS_INVALID` when it has no figures.
 */
export function factsIn({ csv, words }: Pick<FetchedChart, "csv" | "words">, field: string): ChartFacts {
  const read = readChart(csv, words);
  if ("fault" in read) throw invalidFields([{ field, message: chartFaultText(read.fault) }]);
  return findFacts(read.chart);
}

/** The facts of a chart of Datawrapper, or of a table with its words. @throws {Problem} As {@link factsIn}, and those of the service. */
export async function sourceFacts(datawrapper: Datawrapper, source: DescriptionSource): Promise<ChartFacts> {
  const { chart, csv, ...words } = source;
  if (chart === "") return factsIn({ csv, words: { ...words, notes: "" } }, "source.csv");
  return factsIn(await fetchChart(datawrapper, chart, source.unit), "source.chart");
}
