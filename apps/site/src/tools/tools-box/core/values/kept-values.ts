import { isRecord, parseJson, readBy } from "@nv/web/schema";
import type { Values } from "../utility/utility.ts";

const Stored = readBy((kept) =>
  isRecord(kept)
    ? Object.fromEntries(
        Object.entries(kept).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
      )
    : null,
);

/** Reads what somebody had written in the fields. @returns `null` when there is nothing of it. */
export const readValues = (stored: string | null): Values | null => parseJson(stored, Stored);
