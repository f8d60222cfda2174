/**
 * Parts that the script of a type of graphic may use in its readers' browsers, beside what the script of every page does: that
 * one tells heights, and gives the frames in the page the heights that they ask for.
 */
export { createFrame } from "./browser/frames.ts";
export type { EmbedFrame } from "./core/page-config.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has named parts. */
export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Reads the configuration that the page of a type gives its script. */
export function ownConfig(): Fields {
  const config: unknown = JSON.parse(document.getElementById("nv-config")?.textContent ?? "{}");
  return isFields(config) ? config : {};
}
