import type { UtilityId } from "../catalogue/utilities.ts";
import {
  examplesOf,
  type Outcome,
  type Refusal,
  type Surroundings,
  type Utility,
  type Values,
  written,
} from "../utility/utility.ts";
import { givenValues } from "./given-values.ts";

/** A utility that refuses, and what is written in it. */
interface Refused {
  readonly refusal: Refusal;
  readonly values: Values;
}

/** Utility that is asked instead, with its id in the catalogue. */
interface Asked {
  readonly id: UtilityId;
  readonly utility: Utility;
}

/**
 * Asks another utility about the field that one refuses. When it does not understand it either, and would ask a third, the refusal stays as it is:
 * nobody is asked twice.
 *
 * @returns An answer, or a refusal beside the same field.
 */
export function answerInstead(
  { refusal, values }: Refused,
  { id, utility }: Asked,
  surroundings: Surroundings,
): Outcome {
  const text = written(values, refusal.field);
  const given = givenValues({ id, fields: utility.fields }, text, surroundings.today);
  if (given === undefined) return refusal;
  const outcome = utility.answer({ ...examplesOf(utility), ...given }, surroundings);
  if (outcome.kind === "answer") return outcome;
  return outcome.instead === undefined ? { ...outcome, field: refusal.field } : refusal;
}
