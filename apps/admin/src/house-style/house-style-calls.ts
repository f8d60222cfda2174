import { HOUSE_STYLE_API_PATH } from "@nv/contracts";
import {
  type HousePreset,
  HouseStyle,
  type HouseStyleChange,
  HouseStyleFindings,
  type HouseStylePreview,
  HouseStyleView,
} from "@nv/contracts/schemas";
import type { z } from "zod";
import type { Caller } from "../api/caller.ts";

/** Query key under which the style of the house is cached. */
export const HOUSE_STYLE_KEY = ["house-style"] as const;

/** The calls of the screen of the style. */
export const houseStyleCalls = {
  view: (caller: Caller, signal: AbortSignal) => caller.server(HOUSE_STYLE_API_PATH, HouseStyleView, { signal }),
  check: (caller: Caller, style: HouseStyle, signal: AbortSignal) =>
    caller.server(`${HOUSE_STYLE_API_PATH}/check`, HouseStyleFindings, { method: "POST", json: { style }, signal }),
  version: (caller: Caller, version: number) =>
    caller.server(`${HOUSE_STYLE_API_PATH}/versions/${version}`, HouseStyle),
  change: (caller: Caller, json: HouseStyleChange) =>
    caller.server(HOUSE_STYLE_API_PATH, HouseStyleView, { method: "PUT", json }),
} as const;

/** Address of a page that shows a style which nobody saved. Parties and series are left out: they show in no example. */
export function previewAddress(
  piece: z.infer<typeof HouseStylePreview>["piece"],
  style: HouseStyle,
  theme: "light" | "dark",
): string {
  const presets: HousePreset[] = [];
  const query = new URLSearchParams({ piece, theme, style: JSON.stringify({ ...style, presets }) });
  return `${HOUSE_STYLE_API_PATH}/preview?${query}#nv-theme=${theme}&nv-scroll`;
}
