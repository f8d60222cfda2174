/** Kind of text that reaches a person. */
export type PersonalKind = "phone" | "email" | "identity" | "account";

/** Something that reaches a person, or looks as if it did. */
export interface PersonalFinding {
  readonly kind: PersonalKind;
  /** As it is written. */
  readonly text: string;
  /**
   * Certainty: `sure` for what is nothing else, `likely` for a telephone in figures that could be an amount too, `possible` for nine figures that
   * only their neighbours make one.
   */
  readonly looks: "sure" | "likely" | "possible";
}
