import type { DoubleAnswer } from "../double.ts";
import { chartPage } from "./chart-page.ts";
import { chartPicture } from "./chart-picture.ts";
import type { Charts } from "./charts.ts";

/** Every page of the world may read what is published. */
const OPEN = { "access-control-allow-origin": "*" };

/**
 * Answers as the place where charts are published: `/{id}/` forwards to the present version, `/{id}/{version}/` is the chart as it was
 * then, with its data and its picture beside it.
 *
 * @param base - Its address, without a slash at the end.
 */
export function answerCdn(charts: Charts, path: string, base: string): DoubleAnswer {
  const [, id = "", ...rest] = path.split("/");
  const version = /^\d+$/.test(rest[0] ?? "") ? rest.shift() : undefined;
  const file = rest.join("/");
  const present = charts.get(id);
  const published = charts.published(id, version === undefined ? undefined : Number(version));
  const found = (type: string, body: string | Buffer) => ({
    status: 200,
    body,
    headers: { ...OPEN, "content-type": type },
  });
  const absent = { status: 404, body: "Not Found", headers: { "content-type": "text/html" } };
  if (present === undefined || present.publicVersion === 0 || published === undefined) return absent;
  const { chart, csv } = published;
  // The markers of a locator are in its page, and in no table.
  if (file === "dataset.csv") return chart.type === "locator-map" ? absent : found("text/csv", csv);
  if (file === "full.png") return found("image/png", chartPicture(csv));
  if (version !== undefined) return found("text/html; charset=utf-8", chartPage(chart, csv));
  const target = `${base}/${id}/${present.publicVersion}/`;
  return found("text/html; charset=utf-8", `<meta http-equiv="refresh" content="0; url=${target}">`);
}
