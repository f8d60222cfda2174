import { formatDate } from "@nv/spanish";
import { DOC_STATES, isDocState } from "./core/doc-states";

/** Colour of the dot beside a fact. */
export type FactTone = (typeof DOC_STATES)[keyof typeof DOC_STATES]["tone"];

/** One pair of the line of facts under the title of a page. */
export interface DocFact {
  readonly label: string;
  readonly value: string;
  /** Present only when a coloured dot goes before the value. */
  readonly tone?: FactTone;
  /** Left out where a phone has one line for all of them. */
  readonly isMinor?: true;
}

/** Front matter that feeds the line of facts; anything may come, because people write it by hand. */
export interface DocFactsInput {
  /** A key of {@link DOC_STATES}. */
  readonly estado?: unknown;
  /** The role that answers for the page, not a person. */
  readonly responsable?: unknown;
  /** Day of the last review, `2026-11-12`. */
  readonly revisado?: unknown;
  /** Time that a review holds, in words: «6 meses». */
  readonly revisar_cada?: unknown;
  /** Weight that a reader of the newspaper downloads, in words: «11,4 kB». */
  readonly peso?: unknown;
  /** Front matter holds other things too. */
  readonly [other: string]: unknown;
}

/** Label of the fact that names the area that answers for the page. */
export const OWNER_LABEL = "Responsable";

function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/**
 * Writes a day the way the line of facts does.
 *
 * @param day - `2026-11-12`, or anything a `Date` understands; also a `Date`, which YAML may have made of it.
 * @returns «12 nov 2026», or an empty text when it is not a day.
 */
export function spanishDay(day: unknown): string {
  if (typeof day !== "string" && !(day instanceof Date)) return "";
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? "" : formatDate(date.toISOString().slice(0, "YYYY-MM-DD".length), "short");
}

/**
 * Builds the line of facts of a page: state, responsible role, review, weight.
 *
 * @returns Only the facts that are known, in reading order; empty when the page tells none.
 * @throws {Error} When `estado` is not a known state: the build stops, so that a typing mistake is not published.
 */
export function docFacts({ estado, responsable, revisado, revisar_cada, peso }: DocFactsInput): readonly DocFact[] {
  const facts: DocFact[] = [];
  const state = text(estado);
  if (state !== "") {
    if (!isDocState(state)) {
      throw new Error(`estado: "${state}" is not a state. Use one of: ${Object.keys(DOC_STATES).join(", ")}.`);
    }
    const { label, tone } = DOC_STATES[state];
    facts.push({ label: "Estado", value: label, tone });
  }
  const pairs = [
    { label: OWNER_LABEL, value: text(responsable) },
    { label: "Revisado", value: spanishDay(revisado) },
    { label: "Revisar cada", value: text(revisar_cada), isMinor: true as const },
    { label: "Peso", value: text(peso) },
  ];
  return [...facts, ...pairs.filter(({ value }) => value !== "")];
}
