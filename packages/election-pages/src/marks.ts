import type { TownStanding } from "@nv/elections";
import { escapeHtml } from "@nv/embeds";
import type { NamedList, ShownNight } from "./night.ts";

/** Class of all lists that the desk does not show by name. */
export const OTHERS_CLASS = "lo";

/** Name of all lists that the desk does not show by name. */
export const OTHERS: NamedList = { acronym: "Otras", name: "Todas las demás candidaturas", light: "", dark: "" };

/** Lists of a night, with the class of each: its colour in both themes. */
export interface Marks {
  readonly classOf: (key: string) => string;
  readonly listOf: (key: string) => NamedList;
  readonly styles: string;
}

const OTHER_COLOURS = { light: "#8d877b", dark: "#8d877b" } as const;

/** Gives each list of a night a class and its colours. */
export function marksOf({ lists }: Pick<ShownNight, "lists">): Marks {
  const places = new Map([...lists.keys()].map((key, at) => [key, `l${at}`]));
  const rule = (name: string, light: string, dark: string) =>
    `.nv-el .${name}{--c:${light}}[data-nv-theme="dark"] .nv-el .${name}{--c:${dark}}`;
  const own = [...lists].map(([key, { light, dark }]) => rule(places.get(key) ?? OTHERS_CLASS, light, dark));
  return {
    classOf: (key) => places.get(key) ?? OTHERS_CLASS,
    listOf: (key) => lists.get(key) ?? OTHERS,
    styles: own.join("") + rule(OTHERS_CLASS, OTHER_COLOURS.light, OTHER_COLOURS.dark),
  };
}

/** Gives the classes of towns on a map: that of the list that is first, or of none. */
export function townClassOf({ lists }: Pick<ShownNight, "lists">): (standing: TownStanding) => string {
  const { classOf } = marksOf({ lists });
  return (standing) => {
    if (standing.kind !== "first") return standing.kind === "tied" ? "t" : "n";
    return `${classOf(standing.list)} f`;
  };
}

/** Writes the name of a list with the mark of its colour. The whole name is there for who asks for it. */
export function listHtml(key: string, { classOf, listOf }: Marks): string {
  const { acronym, name } = listOf(key);
  const title = name === "" || name === acronym ? "" : ` title="${escapeHtml(name)}"`;
  return `<i class="${classOf(key)}"></i><span${title}>${escapeHtml(acronym)}</span>`;
}
