import type { FoundGroup } from "@nv/contracts/schemas";
import type { SearchResults } from "./found";

const NAMES: Readonly<Record<FoundGroup["kind"], readonly [one: string, several: string]>> = {
  graphics: ["gráfico", "gráficos"],
  files: ["archivo", "archivos"],
  includes: ["include", "includes"],
  team: ["persona del equipo", "personas del equipo"],
  people: ["persona", "personas"],
};

const counted = (count: number, [one, several]: readonly [string, string]) => `${count} ${count === 1 ? one : several}`;

const inSpanish = new Intl.ListFormat("es");

/** Writes the message about the results, which is also read aloud: the count of each kind, and a remark where the pages are weak. */
export function countWords({
  results,
  groups,
  utilities,
  isWeak,
}: Pick<SearchResults, "results" | "groups" | "utilities" | "isWeak">): string {
  const pages = results.length === 0 ? [] : [counted(results.length, ["página", "páginas"])];
  const things = groups.map(({ kind, things: { length }, hasMore }) =>
    hasMore ? `más de ${counted(length, NAMES[kind])}` : counted(length, NAMES[kind]),
  );
  const tools = utilities.length === 0 ? [] : [counted(utilities.length, ["utilidad", "utilidades"])];
  if (pages.length === 0 && things.length === 0 && tools.length === 0) return "Sin resultados";
  const weak = results.length === 1 ? "La página no tiene" : "Ninguna página tiene";
  const said = inSpanish.format([...pages, ...things, ...tools]);
  return isWeak ? `${said}. ${weak} todo lo que buscas: es lo que más se parece` : said;
}
