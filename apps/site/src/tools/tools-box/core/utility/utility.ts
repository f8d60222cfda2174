import type { Finding } from "@nv/ui/finding";
import type { UtilityId } from "../catalogue/utilities.ts";

/** One thing to fill in. */
export interface UtilityField {
  readonly name: string;
  readonly label: string;
  /** One line, several, one of a few choices, or a colour. */
  readonly kind: "line" | "lines" | "choice" | "color";
  /** Initial value: an invented example that works. */
  readonly example: string;
  readonly hint?: string;
  /** Of a `choice`; its first one is not special. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** Texts in the fields, by field name. */
export type Values = Readonly<Record<string, string>>;

/** A place with its code of the statistics institute. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

/** Facts that a utility cannot know by itself. */
export interface Surroundings {
  /** `YYYY-MM-DD`, by the clock of who asks. */
  readonly today: string;
  /** All municipalities; `null` where they could not be fetched. */
  readonly municipalities: readonly NamedCode[] | null;
}

/** One result, to be copied as it stands. */
export interface Result {
  readonly name: string;
  readonly value: string;
  /** Name of the saved file, where the result is a file rather than a figure. */
  readonly fileName?: string;
}

/** Results that a utility makes from its fields. */
export interface Answer {
  readonly kind: "answer";
  /** The one that is wanted most comes first: the search shows it. */
  readonly results: readonly Result[];
  readonly notes: readonly Finding[];
  /** SVG, where there is something to see. */
  readonly drawing?: { readonly svg: string; readonly alt: string; readonly fileName: string };
}

/** Reason why there is no result: the rule, with an example. */
export interface Refusal {
  readonly kind: "refusal";
  /** Name of the field that has to change. */
  readonly field: string;
  readonly text: string;
  /** Utility that may understand the text of that field, and is asked before the refusal is shown. */
  readonly instead?: UtilityId;
}

/** Outcome of the fields as they are. */
export type Outcome = Answer | Refusal;

/** A small calculation of every day: some fields in, some results out, nothing else. */
export interface Utility {
  readonly fields: readonly UtilityField[];
  readonly answer: (values: Values, surroundings: Surroundings) => Outcome;
}

type Written = readonly [name: string, value: string, fileName?: string];

/** An answer of some results, in their order. */
export function answerWith(results: readonly Written[], notes: readonly Finding[] = []): Answer {
  return {
    kind: "answer",
    results: results.map(([name, value, fileName]) => ({
      name,
      value,
      ...(fileName === undefined ? {} : { fileName }),
    })),
    notes,
  };
}

/** No answer until a field changes. @param text - The rule, with an example. */
export function refuse(field: string, text: string): Refusal {
  return { kind: "refusal", field, text };
}

/** Returns the text of a field, without the space around it. */
export function written(values: Values, name: string): string {
  return (values[name] ?? "").trim();
}

/** The fields as a utility opens with them. */
export function examplesOf({ fields }: Pick<Utility, "fields">): Values {
  return Object.fromEntries(fields.map(({ name, example }) => [name, example]));
}
