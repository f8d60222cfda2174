import { createHash } from "node:crypto";
import type { DescriptionSource } from "@nv/contracts/schemas";
import { type ChartFacts, chartFaultText, findFacts, readChart } from "@nv/descriptions";
import { invalidFields } from "../../http/problem.ts";
import type { Datawrapper } from "../../platform/services/datawrapper/datawrapper-client.ts";

/** What is described, with the facts of it. */
export interface Described {
  readonly title: string;
  /** What readers have now; empty for none, and for a table. */
  readonly altText: string;
  /** 0 for a chart that nobody has published, and for a table. */
  readonly version: number;
  readonly dataHash: string;
  readonly facts: ChartFacts;
}

/** Characters of a hash that name data: enough that no two are alike. */
const HASH_LENGTH = 32;

const hashOf = (csv: string) => createHash("sha256").update(csv).digest("hex").slice(0, HASH_LENGTH);

/** Fetches what a chart of Datawrapper is. @param unit - What a person said of its figures. */
async function ofChart(datawrapper: Datawrapper, chart: string, unit: string) {
  const { title, type, intro, sourceName, altText, publicVersion } = await datawrapper.chart(chart);
  const csv = await datawrapper.data(chart);
  return { csv, altText, version: publicVersion, words: { type, title, intro, sourceName, unit, notes: "" } };
}

/**
 * Reads what is to be described and computes its facts.
 *
 * @throws {Problem} `FIELDS_INVALID` when its table has no figures, and those of the service.
 */
export async function readSource(datawrapper: Datawrapper, source: DescriptionSource): Promise<Described> {
  const { chart, csv: brought, ...words } = source;
  const given =
    chart === "" ? { csv: brought, altText: "", version: 0, words } : await ofChart(datawrapper, chart, source.unit);
  const read = readChart(given.csv, given.words);
  if ("fault" in read)
    throw invalidFields([{ field: chart === "" ? "source.csv" : "source.chart", message: chartFaultText(read.fault) }]);
  const { altText, version, csv } = given;
  return { title: given.words.title, altText, version, dataHash: hashOf(csv), facts: findFacts(read.chart) };
}
