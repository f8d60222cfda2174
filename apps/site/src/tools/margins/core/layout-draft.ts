import { isRecord, parseJson, readBy } from "@nv/web/schema";
import type { LayoutDraft } from "./read-layout.ts";

const NAMES = ["text", "wide", "narrowMargin", "wideMargin", "breakpoint", "viewports"] as const;

const Stored = readBy((kept) => {
  if (!isRecord(kept)) return null;
  const read: Partial<Record<keyof LayoutDraft, string>> = {};
  for (const name of NAMES) {
    const value = kept[name];
    if (typeof value === "string") read[name] = value;
  }
  return read;
});

/** Reads the fields that somebody left half changed. @returns Only those that were kept; `null` for none. */
export const readLayoutDraft = (stored: string | null): Partial<LayoutDraft> | null => parseJson(stored, Stored);
