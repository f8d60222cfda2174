import type { GraphicData } from "@nv/contracts/schemas";
import { soleChartOf } from "@nv/graphic-types";
import { readDelimited } from "@nv/tables";
import { Problem } from "../../../http/problem.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import type { GraphicsContext } from "../graphics-context.ts";

/** Rows that a page shows. */
const SHOWN_ROWS = 200;

/** Data as a file to keep. */
export interface DataFile {
  readonly name: string;
  readonly text: string;
}

/** Fetches the data that Datawrapper publishes of a chart, for when its service cannot be asked. */
async function publishedData({ outsideFetch, datawrapper }: GraphicsContext, id: string): Promise<string> {
  const { status, body } = await outsideFetch(`${datawrapper.settings.cdnBase}/${id}/dataset.csv`);
  if (status !== 200) throw new Problem("DATA_MISSING");
  return body.toString();
}

/**
 * The data of a graphic as CSV.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`; `DATA_MISSING`.
 */
export async function readDataFile(context: GraphicsContext, graphicId: string): Promise<DataFile> {
  const row = await findEntry(context.records, graphicId);
  if (row === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
  const chart = soleChartOf(row.fields.config);
  if (chart === null) throw new Problem("DATA_MISSING");
  const { datawrapper } = context;
  const isOff = datawrapper.settings.mode === "off";
  const text = await (isOff ? publishedData(context, chart) : datawrapper.data(chart));
  return { name: `${row.slug}.csv`, text };
}

/** The first rows of the data of a graphic. @throws {Problem} As {@link readDataFile}. */
export async function readData(context: GraphicsContext, graphicId: string): Promise<GraphicData> {
  const { text } = await readDataFile(context, graphicId);
  // A locator map has JSON where others have a table.
  if (/^\s*[{[]/.test(text)) throw new Problem("DATA_MISSING");
  const [columns = [], ...rows] = readDelimited(text).rows.map(({ cells }) => [...cells]);
  return { columns, rows: rows.slice(0, SHOWN_ROWS), totalRows: rows.length };
}
