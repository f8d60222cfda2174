import type { FoundGroup } from "@nv/contracts/schemas";
import type { SearchResults } from "./found";

const NAMES: Readonly<Record<FoundGroup["kind"], readonly [one: string, several: string]>> = {
  graphics: ["gráfico", "gráficos"],
  stories: ["historia", "historias"],
  series: ["serie", "series"],
  trackers: ["seguimiento", "seguimientos"],
  averages: ["media de encuestas", "medias de encuestas"],
  comparisons: ["comparación", "comparaciones"],
  elections: ["elección", "elecciones"],
  files: ["archivo", "archivos"],
  includes: ["include", "includes"],
  team: ["persona del equipo", "personas del equipo"],
  people: ["persona", "personas"],
  groups: ["grupo", "grupos"],
  screens: ["pantalla de la administración", "pantallas de la administración"],
};

const counted = (count: number, [one, several]: readonly [string, string]) => `${count} ${count === 1 ? one : several}`;

const inSpanish = new Intl.ListFormat("es");

/** Writes the message about the results, which is also read aloud: the count of each kind, and a remark where the pages are weak. */
export function countWords({
  results,
  groups,
  utilities,
  tools,
  commands,
  isWeak,
}: Omit<SearchResults, "isQuestion" | "isCopying">): string {
  const pages = results.length === 0 ? [] : [counted(results.length, ["página", "páginas"])];
  const things = groups.map(({ kind, things: { length }, hasMore }) =>
    hasMore ? `más de ${counted(length, NAMES[kind])}` : counted(length, NAMES[kind]),
  );
  const others = [
    { count: commands.length, words: ["orden", "órdenes"] },
    { count: tools.length, words: ["herramienta", "herramientas"] },
    { count: utilities.length, words: ["utilidad", "utilidades"] },
  ] as const;
  const said = [
    ...pages,
    ...things,
    ...others.flatMap(({ count, words }) => (count === 0 ? [] : [counted(count, words)])),
  ];
  if (said.length === 0) return "Sin resultados";
  const weak = results.length === 1 ? "La página no tiene" : "Ninguna página tiene";
  const list = inSpanish.format(said);
  return isWeak ? `${list}. ${weak} todo lo que buscas: es lo que más se parece` : list;
}
