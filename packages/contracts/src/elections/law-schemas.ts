import { z } from "zod";
import { line } from "../graphics/texts.ts";

/** Limits of an electoral law: what the biggest one has, and room. */
export const LAW_LIMITS = { constituencies: 9000, seats: 1000, name: 120, thresholds: 4, thresholdPct: 50 } as const;

/** Code of an area: the INE's, or that of the source: «28», «28079», «071», «total». */
export const AreaCode = z.string().regex(/^[0-9a-z][0-9a-z-]{0,19}$/, "Solo cifras, minúsculas y guiones, hasta 20");
export type AreaCode = z.infer<typeof AreaCode>;

/** A share of the valid votes, blank ones among them, without which a list gets no seat. */
export const LawThreshold = z.object({
  /** Whole percentage: a list passes from it on. */
  pct: z.int().min(1).max(LAW_LIMITS.thresholdPct),
  /** Area where it is measured: in the constituency, or in all of them together. */
  scope: z.enum(["constituency", "territory"]),
});
export type LawThreshold = z.infer<typeof LawThreshold>;

/** Rule by which the seats of a constituency are given: by D'Hondt's quotients, or to those who have most votes. */
export const SeatRule = z.enum(["dhondt", "most-voted"]);
export type SeatRule = z.infer<typeof SeatRule>;

/** An area that elects seats of its own. */
export const Constituency = z.object({
  code: AreaCode,
  name: line(LAW_LIMITS.name).min(1, "Falta el nombre de la circunscripción"),
  seats: z.int().min(1).max(LAW_LIMITS.seats),
  /** Rule of its own, where it is another than the law's: Ceuta and Melilla. */
  rule: SeatRule.optional(),
  /** Code of the region that it is in, «ca-13»: constituencies of one region move together. */
  region: AreaCode.optional(),
  /** Names that a voter may mark, where people and not lists are voted: the Senate. */
  marks: z.int().min(1).max(10).optional(),
});
export type Constituency = z.infer<typeof Constituency>;

/** An electoral law as a table: what it takes to give seats for votes. */
export const ElectoralLaw = z
  .object({
    key: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
    name: line(LAW_LIMITS.name).min(1, "Falta el nombre de la ley"),
    /** Source that it was taken from, with its articles. */
    source: line(400).min(1, "Falta de dónde sale"),
    sourceUrl: z.url({ protocol: /^https$/ }).max(400),
    rule: SeatRule,
    /** A list passes that reaches one of them; none for no threshold. */
    thresholds: z.array(LawThreshold).max(LAW_LIMITS.thresholds),
    constituencies: z.array(Constituency).min(1).max(LAW_LIMITS.constituencies),
  })
  .refine(
    ({ constituencies }) => new Set(constituencies.map(({ code }) => code)).size === constituencies.length,
    "Hay dos circunscripciones con el mismo código",
  );
export type ElectoralLaw = z.infer<typeof ElectoralLaw>;
