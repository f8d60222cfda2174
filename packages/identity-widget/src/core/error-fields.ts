/** The fields of the widget's forms, by their input names. */
export type FieldName = "name" | "email" | "password" | "url" | "code";

const RULES: readonly (readonly [RegExp, readonly FieldName[]])[] = [
  [/email, or password invalid|invalid password/i, ["email", "password"]],
  [/(used|expired) code/i, ["code"]],
  [/password/i, ["password"]],
  [/e-?mail|no user found/i, ["email"]],
];

/**
 * Finds the fields that a refusal of the service is about, so that they can be marked.
 *
 * @param text - The service's own text, untranslated.
 * @returns Empty when the failure is not about what was typed.
 */
export function fieldsOfError(text: string): readonly FieldName[] {
  return RULES.find(([pattern]) => pattern.test(text))?.[1] ?? [];
}
