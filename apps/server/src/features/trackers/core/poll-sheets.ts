import type { Observation } from "@nv/contracts/schemas";
import { FICHA_COLUMNS, missingOfFicha } from "@nv/series";
import { formatDate, formatNumber } from "@nv/spanish";
import type { AboutData } from "../../../platform/data-pages/core/citable-data.ts";

/** Polls whose sheet is on the page, the last ones: all are in the data. */
const TOLD = 60;

/** Facts that the law asks of a poll besides who ordered it, where it stands among its values. */
const ASKED = [
  { key: "sample", name: "Muestra", unit: "personas" },
  { key: "population", name: "Población", unit: "" },
  { key: "mode", name: "Modo", unit: "" },
  ...FICHA_COLUMNS.map(({ key, label, unit }) => ({ key, name: label, unit })),
] as const;

/** Writes a value of a poll as people read it; empty for none. */
function written(value: Observation["values"][string] | undefined, unit: string): string {
  if (value === null || value === undefined || value === "") return "";
  const text = typeof value === "number" ? formatNumber(value) : String(value);
  return unit === "" ? text : `${text} ${unit}`;
}

/** The sheet of a poll. */
function sheetOf(poll: Observation): NonNullable<AboutData["sheets"]>["items"][number] {
  const { date, values, source } = poll;
  const house = written(values.house, "") || source;
  const start = typeof values.start === "string" && values.start !== date ? values.start : "";
  const told = ASKED.flatMap(({ key, name, unit }): (readonly [string, string])[] => {
    const said = written(values[key], unit);
    return said === "" ? [] : [[name, said]];
  });
  const missing = missingOfFicha(poll);
  return {
    title: `${house}, ${formatDate(date)}`,
    facts: [
      ["Casa", house],
      ["Trabajo de campo", start === "" ? formatDate(date) : `${formatDate(start)} a ${formatDate(date)}`],
      ...told,
      ...(source === "" || source === house ? [] : [["Publicada en", source] as const]),
      ...(missing.length === 0 ? [] : [["No consta", new Intl.ListFormat("es").format(missing)] as const]),
    ],
  };
}

/**
 * Writes the ficha técnica of the last polls of an average, for its page: what the law asks whoever publishes a poll to publish with it, and what
 * nobody tells of each.
 *
 * @param polls - In the order of their days.
 * @see https://www.boe.es/buscar/act.php?id=BOE-A-1985-11672#asesentaynueve (LOREG, article 69.2)
 */
export function pollSheets(polls: readonly Observation[]): NonNullable<AboutData["sheets"]> {
  const last = polls
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(-TOLD)
    .toReversed();
  const all = polls.length > TOLD ? ` Las de las ${TOLD} últimas; las demás, en los datos.` : "";
  return {
    name: "Ficha técnica de las encuestas",
    about: `Lo que la ley electoral (LOREG, artículo 69.2) pide que acompañe a cada encuesta, y lo que no consta.${all}`,
    items: last.map(sheetOf),
  };
}
