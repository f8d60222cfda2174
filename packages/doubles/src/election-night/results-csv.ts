import type { TownFigures } from "./count-at.ts";
import { INVENTED_LISTS } from "./invented-election.ts";

/** Writes a figure as the communities do, with points between thousands. */
const figure = (value: number) => value.toLocaleString("de-DE", { maximumFractionDigits: 0 });

/**
 * Writes the towns of a count as a community would: a line of title, then the names of the columns, a column for each list, semicolons, and
 * figures with points. It is sent in Windows-1252.
 */
export function resultsCsv(towns: readonly TownFigures[]): string {
  const lists = INVENTED_LISTS.map(({ acronym }) => acronym);
  const head = [
    "Cód. provincia",
    "Cód. municipio",
    "Municipio",
    "Censo",
    "% escrutado",
    "Votantes",
    "En blanco",
    "Nulos",
    ...lists,
  ];
  const rows = towns.map(({ town, census, countedCensus, blank, spoilt, votes }) => {
    const sum = [...votes.values()].reduce((all, one) => all + one, blank + spoilt);
    const share = census === 0 ? 0 : (100 * countedCensus) / census;
    return [
      ...[String(town.province), String(town.number), town.name, figure(census), share.toFixed(2).replace(".", ",")],
      ...[figure(sum), figure(blank), figure(spoilt)],
      ...INVENTED_LISTS.map(({ code }) => (votes.has(code) ? figure(votes.get(code) ?? 0) : "")),
    ].join(";");
  });
  return ["Recuento provisional de un país inventado", head.join(";"), ...rows, ""].join("\r\n");
}
