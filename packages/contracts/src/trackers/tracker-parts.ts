import { z } from "zod";
import { SettledClaim } from "../graphics/schemas.ts";
import { line, paragraph } from "../graphics/texts.ts";
import { GRAPHIC_LIMITS } from "../graphics/types.ts";
import { DataLicense } from "../series/schemas.ts";
import { TRACKER_LIMITS } from "./paths.ts";

/** Fields that every tracker has, as a person writes them. */
export const trackerParts = {
  title: line(TRACKER_LIMITS.title).min(1, "Falta el nombre"),
  /** Description of what it follows, for readers. */
  description: paragraph(TRACKER_LIMITS.note).default(""),
  license: DataLicense,
  /** For the team only. */
  note: paragraph(TRACKER_LIMITS.note).default(""),
  /** Sentences that the averages do not bear out, and that somebody publishes all the same, each with the reason. */
  settledClaims: z.array(SettledClaim).max(GRAPHIC_LIMITS.settledClaims).optional(),
};

/** A table that a figure draws, as the tracker that it is of publishes it. */
export const DrawnTable = z.object({
  x: z.object({ name: z.string(), kind: z.enum(["date", "number"]) }),
  columns: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      role: z.enum(["value", "low", "high"]),
      look: z.enum(["main", "quiet"]),
      /** Whether it is drawn where a figure does not choose. */
      isUsual: z.boolean(),
    }),
  ),
  /** A day as `2026-11-23`, or a day of the mandate; one value for each column. */
  rows: z.array(z.object({ x: z.string(), values: z.array(z.number().nullable()) })),
  /** Single polls: of the column with a key. */
  dots: z.array(z.object({ x: z.string(), y: z.number(), key: z.string() })),
  moments: z.array(z.object({ x: z.string(), text: z.string() })),
});
export type DrawnTable = z.infer<typeof DrawnTable>;

/** Fields of every published tracker. */
export const publishedParts = {
  schema: z.literal(1),
  title: z.string(),
  description: z.string(),
  /** Sentence that tells how it stands. */
  sentence: z.string(),
  /** Method by which it was made, with every parameter. */
  method: z.string(),
  /** Address of this very revision. */
  revisionUrl: z.string(),
  drawn: DrawnTable,
};
