import { GRAPHICS_API_PATH, HOUSE_STYLE_API_PATH, JOBS_API_PATH } from "@nv/contracts";
import {
  type BulkRequest,
  type HousePreset,
  HouseStyle,
  type HouseStyleChange,
  HouseStyleFindings,
  type HouseStylePreview,
  HouseStyleView,
  JobStarted,
  JobView,
  type PieceBehind,
  PiecesBehind,
} from "@nv/contracts/schemas";
import type { z } from "zod";
import type { Caller } from "../api/caller.ts";

/** Query key under which the style of the house is cached. */
export const HOUSE_STYLE_KEY = ["house-style"] as const;

/** Query key of the pieces in an earlier style. */
export const BEHIND_KEY = [...HOUSE_STYLE_KEY, "behind"] as const;

/** The calls of the screen of the style. */
export const houseStyleCalls = {
  view: (caller: Caller, signal: AbortSignal) => caller.server(HOUSE_STYLE_API_PATH, HouseStyleView, { signal }),
  check: (caller: Caller, style: HouseStyle, signal: AbortSignal) =>
    caller.server(`${HOUSE_STYLE_API_PATH}/check`, HouseStyleFindings, { method: "POST", json: { style }, signal }),
  version: (caller: Caller, version: number) =>
    caller.server(`${HOUSE_STYLE_API_PATH}/versions/${version}`, HouseStyle),
  change: (caller: Caller, json: HouseStyleChange) =>
    caller.server(HOUSE_STYLE_API_PATH, HouseStyleView, { method: "PUT", json }),
  behind: (caller: Caller, signal: AbortSignal) =>
    caller.server(`${HOUSE_STYLE_API_PATH}/behind`, PiecesBehind, { signal }),
  publish(caller: Caller, pieces: readonly PieceBehind[]) {
    const json: BulkRequest = { action: "publish", tag: "", items: pieces.map(({ id, version }) => ({ id, version })) };
    return caller.server(`${GRAPHICS_API_PATH}/bulk`, JobStarted, { method: "POST", json });
  },
  job: (caller: Caller, id: string, signal: AbortSignal) =>
    caller.server(`${JOBS_API_PATH}/${encodeURIComponent(id)}`, JobView, { signal }),
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
