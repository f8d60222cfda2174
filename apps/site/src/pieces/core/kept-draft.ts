import { DraftConfig } from "@nv/graphic-types";
import { parseJson } from "@nv/web/schema";
import { z } from "zod";
import type { GraphicDraft } from "./graphic-draft";

const text = z.string();
const Draft = z.object({
  title: text,
  altText: text,
  language: text,
  sourceLine: text,
  credit: text,
  author: text,
  section: text,
  tags: text,
  note: text,
  slug: text,
  shareImage: text.default(""),
  isPinned: z.boolean(),
  isFindable: z.boolean().default(true),
  translations: text.default(""),
  settledClaims: z.array(z.object({ sentence: text, reason: text })).default([]),
  config: DraftConfig,
}) satisfies z.ZodType<GraphicDraft>;

/** Draft that somebody left unfinished, its base, and the version of the graphic then; 0 for a new one. */
const KeptDraft = z.object({ base: Draft, mine: Draft, version: z.number() });

/** Reads a form that the browser kept. @returns `null` when there is none, or it cannot be read. */
export const readKeptDraft = (stored: string | null) => parseJson(stored, KeptDraft);
