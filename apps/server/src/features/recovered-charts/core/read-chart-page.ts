import { readHtml } from "../../../platform/outside/core/read-html.ts";
import { type ChartMade, readChartMade } from "./chart-made.ts";

/** Mark before the chart in its page. */
const MARK = "__DW_SVELTE_PROPS__";

/** Greatest distance from the mark to the text, characters. */
const NEAR = 60;

/**
 * Finds the end of a text in double quotes: each sign is looked at once.
 *
 * @param start - Of its opening quote.
 * @returns Behind its closing quote; -1 without one.
 */
function endOfQuoted(page: string, start: number): number {
  for (let at = start + 1; at < page.length; at += 1) {
    if (page[at] === "\\") at += 1;
    else if (page[at] === '"') return at + 1;
    else if (page[at] === "\n") return -1;
  }
  return -1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // No JSON is no chart.
  }
}

/**
 * Reads the chart out of its published page, which says it as a JSON text within `JSON.parse("…")`. Nothing of the page is run.
 *
 * @returns `null` when it says none.
 */
export function readChartPage(page: string): ChartMade | null {
  const mark = page.indexOf(MARK);
  if (mark === -1) return null;
  const call = page.indexOf('JSON.parse("', mark);
  if (call === -1 || call - mark > NEAR) return null;
  const start = call + "JSON.parse(".length;
  const end = endOfQuoted(page, start);
  if (end === -1) return null;
  const text = parsed(page.slice(start, end));
  const props = typeof text === "string" ? parsed(text) : null;
  if (typeof props !== "object" || props === null || !("chart" in props)) return null;
  return readChartMade(props.chart);
}

/** `0; url=../aB3dE/4/` */
const REFRESH = /^\s*\d{1,3}\s*[;,]\s*url\s*=\s*['"]?([^'"]*)/i;

/** Longest address that is followed, characters. */
const LONGEST_ADDRESS = 500;

/**
 * The version that the address of a chart forwards to, by the `<meta http-equiv="refresh">` of its page.
 *
 * @param address - Of the page.
 * @returns `null` when it forwards nowhere, to another chart or to another host.
 */
export function forwardedVersion(page: string, address: string, id: string): number | null {
  let content = "";
  readHtml(page, {
    tag({ name, attributes }) {
      const isRefresh = name === "meta" && attributes.get("http-equiv")?.toLowerCase() === "refresh";
      if (isRefresh && content === "") content = (attributes.get("content") ?? "").slice(0, LONGEST_ADDRESS);
    },
  });
  const [, target = ""] = REFRESH.exec(content) ?? [];
  if (target === "" || !URL.canParse(target.trim(), address)) return null;
  const url = new URL(target.trim(), address);
  const base = new URL(address);
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
  const [version = "", ...rest] = url.pathname.slice(base.pathname.length).split("/");
  const isVersion = /^[1-9]\d{0,5}$/.test(version) && rest.every((part) => part === "" || part === "index.html");
  return isVersion && base.pathname.endsWith(`/${id}/`) ? Number(version) : null;
}
