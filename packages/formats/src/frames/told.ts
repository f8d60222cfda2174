import { isFields } from "@nv/embeds/reader";
import type { Stop } from "./core/stops.ts";

/** A list that the page tells; empty for what is none. */
export const toldList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Texts that the page tells. */
export const toldTexts = (value: unknown): readonly string[] =>
  toldList(value).filter((one): one is string => typeof one === "string");

/** Reads the stops of the steps from the data of the page. */
export const toldStops = (value: unknown): readonly Stop[] =>
  toldList(value).flatMap((stop) => (isFields(stop) ? [{ at: Number(stop.at), hold: Number(stop.hold) }] : []));
