/** Something that a person changes in a piece of code. */
export interface CodeField {
  /** Name of its mark in the code, `{name}`. */
  readonly name: string;
  readonly label: string;
  /** Initial value when the page opens. */
  readonly value: string;
  /** `number` is written with a decimal point, `text` between quotes with what needs it escaped. */
  readonly kind: "number" | "text";
  /** Pattern of a text, and the sentence that explains it. */
  readonly pattern?: { readonly test: string; readonly fault: string };
}

/** A field as code, or what is wrong with it. */
export type FilledField = { readonly code: string } | { readonly fault: string };

/** Reads a number in Spanish or in English: `1.234,5`, `1234,5`, `1234.5`. */
function numberCode(text: string): FilledField {
  const clean = text.replace(/\s/g, "");
  const plain = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(clean) ? clean.replaceAll(".", "") : clean;
  const dotted = plain.replace(",", ".");
  return /^-?\d+(?:\.\d+)?$/.test(dotted) ? { code: dotted } : { fault: "Escribe una cifra: 1234,5." };
}

/** Returns the code that replaces a field's mark, or the fault of the field. */
export function fieldCode({ kind, pattern }: CodeField, text: string): FilledField {
  if (kind === "number") return numberCode(text);
  const trimmed = text.trim();
  if (pattern !== undefined && !new RegExp(pattern.test).test(trimmed)) return { fault: pattern.fault };
  return { code: `"${trimmed.replace(/[\\"]/g, (sign) => `\\${sign}`)}"` };
}

/**
 * Writes the code with the fields in their places.
 *
 * @param values - What the person wrote, by field; a faulty one is written as the page opened with it.
 */
export function fillCode(
  template: string,
  fields: readonly CodeField[],
  values: Readonly<Record<string, string>>,
): string {
  return fields.reduce((code, field) => {
    const filled = fieldCode(field, values[field.name] ?? field.value);
    const usual = fieldCode(field, field.value);
    const text = "code" in filled ? filled.code : "code" in usual ? usual.code : "";
    return code.replaceAll(`{${field.name}}`, () => text);
  }, template);
}
