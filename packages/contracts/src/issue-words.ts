import type { z } from "zod";

/** Fault that a schema finds, before it is a message. */
type Issue = z.core.$ZodRawIssue;

/** Kinds of values by their names in a schema, as a sentence says them. */
const KINDS: Readonly<Record<string, string>> = {
  string: "un texto",
  number: "un número",
  int: "un número entero",
  boolean: "sí o no (true o false)",
  array: "una lista",
  object: "un objeto",
  record: "un objeto",
  date: "una fecha",
};

/** Things that are counted of what has a size: one of them, and several. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ["carácter", "caracteres"],
  array: ["elemento", "elementos"],
};

/** A bound with its unit: «1 elemento», «3 caracteres»; of a number, the bound alone. */
function boundText(bound: number | bigint, origin: string): string {
  const [one, many] = UNITS[origin] ?? [];
  const unit = Number(bound) === 1 ? one : many;
  return unit === undefined ? String(bound) : `${bound} ${unit}`;
}

/** Forms of texts by their names in a schema. */
const FORMATS: Readonly<Record<string, string>> = {
  email: "un correo",
  url: "una dirección",
  uuid: "un identificador (UUID)",
  date: "un día (aaaa-mm-dd)",
  datetime: "un día y una hora (ISO 8601)",
};

const listOf = (values: readonly unknown[]) => values.map((value) => `«${String(value)}»`).join(", ");

/**
 * Puts into Spanish what a schema finds wrong and has no sentence of its own for: some of it is seen only by who calls the API, who reads Spanish too.
 *
 * @returns A sentence without its full stop; nothing of what was sent is in it but names of fields.
 */
export function issueWords(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type": {
      const kind = KINDS[issue.expected];
      if (issue.input === undefined) return kind === undefined ? "Falta" : `Falta: se espera ${kind}`;
      return kind === undefined ? "No es lo que se espera" : `Se espera ${kind}`;
    }
    case "invalid_value":
      return issue.values.length === 1
        ? `Solo vale ${listOf(issue.values)}`
        : `No es ninguna de las opciones: ${listOf(issue.values)}`;
    case "too_big":
      return `Como mucho ${boundText(issue.maximum, issue.origin)}`;
    case "too_small":
      return `Como poco ${boundText(issue.minimum, issue.origin)}`;
    case "not_multiple_of":
      return `Ha de ser múltiplo de ${issue.divisor}`;
    case "invalid_format": {
      const form = FORMATS[issue.format];
      return form === undefined ? "No tiene la forma que se espera" : `Se espera ${form}`;
    }
    case "unrecognized_keys":
      return `No se espera ${listOf(issue.keys)}`;
    default:
      return "No es lo que se espera";
  }
}
