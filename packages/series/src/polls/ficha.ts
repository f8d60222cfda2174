import type { Observation, SeriesColumn } from "@nv/contracts/schemas";
import { formatCount } from "@nv/spanish";

const text = (key: string, label: string): SeriesColumn => ({ key, label, kind: "text", unit: "", isKey: false });

/**
 * Columns of what Spain's law asks each published poll to carry, besides house, sample and days (LOREG, article 69.2): who ordered it, where the house is,
 * whom it is about, how they were chosen, its error and its questions.
 *
 * @see https://www.boe.es/buscar/act.php?id=BOE-A-1985-11672#asesentaynueve
 */
export const FICHA_COLUMNS: readonly SeriesColumn[] = [
  text("client", "Encargo"),
  text("address", "Domicilio"),
  text("universe", "Universo"),
  text("sampling", "Muestreo"),
  { key: "error", label: "Error", kind: "number", unit: "puntos", isKey: false },
  text("questions", "Preguntas"),
];

/** Parts of it: where in a poll each may stand, and its name. */
const ASKED = [
  { keys: ["client"], name: "quién la encarga" },
  { keys: ["address"], name: "el domicilio de la casa" },
  { keys: ["universe", "population"], name: "el universo" },
  { keys: ["sampling"], name: "el muestreo" },
  { keys: ["mode"], name: "el modo" },
  { keys: ["error"], name: "el error" },
  { keys: ["questions"], name: "las preguntas" },
] as const;

/** Lists what a poll does not say of its ficha técnica. */
export function missingOfFicha({ values }: Pick<Observation, "values">): readonly string[] {
  const isSaid = (key: string) => (values[key] ?? null) !== null && values[key] !== "";
  return ASKED.filter(({ keys }) => !keys.some(isSaid)).map(({ name }) => name);
}

/** Says how many polls do not say all of their ficha técnica; empty where all do. */
export function fichaText(polls: readonly Pick<Observation, "values">[]): string {
  const without = polls.filter((poll) => missingOfFicha(poll).length > 0).length;
  if (without === 0) return "";
  const count = formatCount(without, "encuesta", "encuestas", "feminine");
  return `A ${without === polls.length && without > 1 ? "todas las encuestas" : count} les falta parte de la ficha técnica que pide la ley electoral (artículo 69.2 de la LOREG).`.replace(
    /^A una encuesta les/,
    "A una encuesta le",
  );
}
