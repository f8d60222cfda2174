import { formatNumber } from "@nv/spanish";
import { valueInWords } from "../../settings/core/setting-texts.ts";
import { readMetadataText } from "./metadata-text.ts";

/** One thing that is kept of a person, in words. */
export interface DataFact {
  readonly name: string;
  readonly value: string;
}

/** Names that the service and the providers give to what they keep. */
const NAMES: Readonly<Record<string, string>> = {
  locale: "Idioma",
  avatar_url: "Imagen",
  picture: "Imagen",
  name: "Nombre",
  provider: "Entra con",
  providers: "Entra con",
  roles: "Funciones",
};

/** Names of the ways in which a person enters, where the service has a word of its own for one. */
const WAYS_IN: Readonly<Record<string, string>> = { email: "correo y contraseña" };

function wayIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wayIn);
  return typeof value === "string" ? (WAYS_IN[value] ?? value) : value;
}

function wordsOf(name: string, value: unknown): string {
  if (name === "locale") return valueInWords("mailLocale", value);
  return valueText(NAMES[name] === NAMES.provider ? wayIn(value) : value);
}

function valueText(value: unknown): string {
  if (value === "" || value === null || value === undefined) return "nada";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "number") return formatNumber(value);
  if (Array.isArray(value)) return value.map(valueText).join(", ") || "nada";
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${NAMES[name] ?? name}: ${valueText(part)}`)
    .join("; ");
}

/**
 * Puts a person's data in words.
 *
 * @param json - As the form holds it; what is no JSON yet has no facts.
 * @example dataFacts('{"locale": "es"}') // [{ name: "Idioma", value: "español" }]
 */
export function dataFacts(json: string): readonly DataFact[] {
  const read = readMetadataText(json);
  if ("problem" in read) return [];
  return Object.entries(read.metadata).map(([name, value]) => ({
    name: NAMES[name] ?? name,
    value: wordsOf(name, value),
  }));
}
