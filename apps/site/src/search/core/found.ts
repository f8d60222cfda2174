import { ADMIN_PATH } from "@nv/contracts";
import type { FoundGroup, FoundThing, FoundThings, SearchAnswer, SearchResult } from "@nv/contracts/schemas";
import { fold, isStopWord, wordsOf } from "@nv/spanish";
import { addressOf } from "@nv/web/address";
import type { Command } from "../../frame/commands/core/command";
import { type Tool, toolAddress } from "../../frame/tools/core/catalogue";
import { writeAddress as libraryAddress } from "../../library/core/files-address";
import { NO_FILTERS, writeAddress } from "../../pieces/core/registry-address";
import { writeAddress as storyAddress } from "../../pieces/core/stories-address";
import type { FoundUtility } from "../../tools/tools-box/core/catalogue/found-utility";
import type { Result } from "../../tools/tools-box/core/utility/utility";

/** Results of a search: pages, things that are not pages, and what answers without the server: utilities, tools, and what can be done. */
export interface SearchResults extends SearchAnswer, FoundThings {
  readonly utilities: readonly FoundUtility[];
  readonly tools: readonly Tool[];
  readonly commands: readonly Command[];
  /** Whether the code of what is found is wanted, and not the thing itself. */
  readonly isCopying: boolean;
}

/** Whether something besides pages answers. */
export const isMoreThanPages = ({ groups, utilities, tools, commands }: SearchResults): boolean =>
  [groups, utilities, tools, commands].some((found) => found.length > 0);

/** Something to choose. */
export type Choice =
  | { readonly kind: "page"; readonly to: string; readonly page: SearchResult }
  | { readonly kind: "thing"; readonly to: string; readonly thing: FoundThing }
  /** Result of a utility for the search: copied rather than opened. */
  | { readonly kind: "result"; readonly to: string; readonly result: Result }
  | { readonly kind: "tool"; readonly to: string; readonly tool: Tool }
  /** Done at once; without an address of its own where that is not all. */
  | { readonly kind: "command"; readonly to: string; readonly command: Command }
  /** Code of a graphic, copied rather than opened. */
  | { readonly kind: "copy"; readonly to: string; readonly thing: FoundThing }
  /** Leads to the whole list, or to the utility at work. */
  | { readonly kind: "all"; readonly to: string; readonly words: string };

/** Results of one kind, under their heading. */
export interface FoundSection {
  readonly kind: "pages" | "meant" | "utilities" | "commands" | "named-tools" | "tools" | FoundGroup["kind"];
  readonly heading: string;
  readonly choices: readonly Choice[];
}

const INCLUDES_PAGE = "/docs/Extensiones/Includes";
const SERIES_PAGE = "/docs/Herramientas%20DW/FijosDataWrapper";
const MANDATES_PAGE = "/docs/Trackers/trump";
const AVERAGES_PAGE = "/docs/Trackers/medias";
const COMPARISONS_PAGE = "/docs/Trackers/trumpComp";
const ELECTIONS_PAGE = "/docs/Trackers/elecciones";
const ADMIN_PEOPLE = `${ADMIN_PATH}/people`;
const ADMIN_GROUPS = `${ADMIN_PATH}/groups`;

/** Tools in an answer, of those that are named and of the others: all are in their launcher. */
const TOOLS_SHOWN = 3;
/** Letters from which a name is being written. */
const FEWEST_LETTERS = 3;

/** Addresses of the things of each kind: each one, and the list of those with some words. */
const PLACES: Readonly<
  Record<
    FoundGroup["kind"],
    {
      readonly heading: string;
      readonly all: string;
      readonly addressOf: (id: string) => string;
      readonly listOf: (query: string) => string;
    }
  >
> = {
  graphics: {
    heading: "Gráficos",
    all: "Todos los gráficos que lo dicen",
    addressOf: (id) => writeAddress({ part: "graphic", id }),
    listOf: (q) => writeAddress({ filters: { ...NO_FILTERS, q } }),
  },
  stories: {
    heading: "Historias",
    all: "Todas las historias que lo dicen",
    addressOf: (id) => storyAddress({ part: "story", id }),
    listOf: (q) => storyAddress({ q }),
  },
  series: {
    heading: "Series",
    all: "Todas las series",
    addressOf: (serie) => addressOf(SERIES_PAGE, { serie }),
    listOf: () => SERIES_PAGE,
  },
  trackers: {
    heading: "Seguimientos",
    all: "Todos los seguimientos",
    addressOf: (seguimiento) => addressOf(MANDATES_PAGE, { seguimiento }),
    listOf: () => MANDATES_PAGE,
  },
  averages: {
    heading: "Medias de encuestas",
    all: "Todas las medias de encuestas",
    addressOf: (seguimiento) => addressOf(AVERAGES_PAGE, { seguimiento }),
    listOf: () => AVERAGES_PAGE,
  },
  elections: {
    heading: "Elecciones",
    all: "Todas las elecciones",
    addressOf: (eleccion) => addressOf(ELECTIONS_PAGE, { eleccion }),
    listOf: () => ELECTIONS_PAGE,
  },
  comparisons: {
    heading: "Comparaciones",
    all: "Todas las comparaciones",
    addressOf: (seguimiento) => addressOf(COMPARISONS_PAGE, { seguimiento }),
    listOf: () => COMPARISONS_PAGE,
  },
  files: {
    heading: "Archivos",
    all: "Todos los archivos que lo dicen",
    addressOf: (id) => libraryAddress({ id }),
    listOf: (q) => libraryAddress({ q }),
  },
  includes: {
    heading: "Includes",
    all: "Todos los includes que lo dicen",
    addressOf: (include) => addressOf(INCLUDES_PAGE, { include }),
    listOf: (buscar) => addressOf(INCLUDES_PAGE, { buscar }),
  },
  team: {
    heading: "Equipo",
    all: "Todas las personas que lo saben o lo hacen",
    addressOf: (persona) => addressOf("/team", { persona }),
    listOf: (buscar) => addressOf("/team", { buscar }),
  },
  people: {
    heading: "Personas",
    all: "Todas las personas que se llaman así",
    addressOf: (id) => `${ADMIN_PEOPLE}/${encodeURIComponent(id)}`,
    listOf: (buscar) => addressOf(ADMIN_PEOPLE, { buscar }),
  },
  groups: {
    heading: "Grupos",
    all: "Todos los grupos",
    addressOf: () => ADMIN_GROUPS,
    listOf: () => ADMIN_GROUPS,
  },
  screens: {
    heading: "Administración",
    all: "Toda la administración",
    // Its id is its path; nothing else is an address of the administration.
    addressOf: (id) => (isElsewhere(id) ? id : ADMIN_PATH),
    listOf: () => ADMIN_PATH,
  },
};

/** Whether an address is of the administration, which is another program: the browser goes there. */
export const isElsewhere = (to: string) =>
  to === ADMIN_PATH || to.startsWith(`${ADMIN_PATH}/`) || to.startsWith(`${ADMIN_PATH}?`);

function groupSection({ kind, things, hasMore }: FoundGroup, query: string): FoundSection {
  const { heading, all, addressOf: place, listOf } = PLACES[kind];
  const one = things.map((thing): Choice => ({ kind: "thing", to: place(thing.id), thing }));
  return { kind, heading, choices: hasMore ? [...one, { kind: "all", to: listOf(query), words: all }] : one };
}

/** The same graphics, to copy their code. */
function copySection({ kind, things }: FoundGroup): FoundSection {
  const choices = things.map((thing): Choice => ({ kind: "copy", to: PLACES[kind].addressOf(thing.id), thing }));
  return { kind, heading: "Copiar su código", choices };
}

const COPIED: readonly FoundGroup["kind"][] = ["graphics", "stories"];

const commandChoices = (commands: readonly Command[]) =>
  commands.map((command): Choice => ({ kind: "command", to: command.to ?? "", command }));

function toolSection(kind: "named-tools" | "tools", tools: readonly Tool[]): readonly FoundSection[] {
  const choices = tools.slice(0, TOOLS_SHOWN).map((tool): Choice => ({ kind: "tool", to: toolAddress(tool), tool }));
  return choices.length === 0
    ? []
    : [{ kind, heading: kind === "tools" ? "Otras herramientas" : "Herramientas", choices }];
}

/** Whether somebody is writing the name of a tool, from its beginning. */
const isWritten = ({ name }: Tool, query: string) =>
  query.trim().length >= FEWEST_LETTERS && fold(name).startsWith(fold(query.trim()));

function utilityChoices({ id, to, name, says, results }: FoundUtility): readonly Choice[] {
  if (results.length === 0) return [{ kind: "thing", to, thing: { id, title: name, facts: [says] } }];
  const copied = results.map((result): Choice => ({ kind: "result", to, result }));
  return [...copied, { kind: "all", to, words: `Abrir «${name}»` }];
}

function utilitySection(kind: "meant" | "utilities", utilities: readonly FoundUtility[]): readonly FoundSection[] {
  const choices = utilities.flatMap(utilityChoices);
  return choices.length === 0 ? [] : [{ kind, heading: kind === "meant" ? "Utilidades" : "Otras utilidades", choices }];
}

/** Whether a name says all that was asked for; the last word may be on its way. */
function says(name: string, query: string): boolean {
  const asked = wordsOf(query).filter((word) => !isStopWord(word));
  const words = wordsOf(name);
  return asked.length > 0 && asked.every((one) => words.some((word) => word.startsWith(one)));
}

const nameOf = ({ title, heading }: SearchResult) => `${title.map(({ text }) => text).join("")} ${heading}`;

/**
 * Groups the results by kind: the pages first, unless they only resemble the query and something else matches it. Things with that name come before
 * pages without it: whoever types the name of a graphic looks for it. A utility that is named exactly, or that takes the query for a value, comes
 * before everything; others after it. So does what can be done, and a tool whose name is being written.
 */
export function sectionsOf(
  { results, isWeak, isCopying, groups, utilities, tools, commands }: SearchResults,
  query: string,
): readonly FoundSection[] {
  if (isCopying) return groups.filter(({ kind }) => COPIED.includes(kind)).map(copySection);
  const choices = results.map((page): Choice => ({ kind: "page", to: page.to, page }));
  const pages: readonly FoundSection[] = choices.length === 0 ? [] : [{ kind: "pages", heading: "Páginas", choices }];
  const isName = !results.some((page) => says(nameOf(page), query));
  const screens = groups.filter(({ kind }) => kind === "screens");
  const others = groups.filter(({ kind }) => kind !== "screens");
  const isNamed = ({ things: [first] }: FoundGroup) => isName && first !== undefined && says(first.title, query);
  const sections = (of: readonly FoundGroup[]) => of.map((group) => groupSection(group, query));
  const meant = utilitySection(
    "meant",
    utilities.filter(({ isMeant }) => isMeant),
  );
  const other = utilitySection(
    "utilities",
    utilities.filter(({ isMeant }) => !isMeant),
  );
  const orders: readonly FoundSection[] =
    commands.length === 0 ? [] : [{ kind: "commands", heading: "Órdenes", choices: commandChoices(commands) }];
  const isWrittenNow = (tool: Tool) => isWritten(tool, query);
  const first = [...meant, ...orders, ...sections(screens), ...toolSection("named-tools", tools.filter(isWrittenNow))];
  const last = [
    ...toolSection(
      "tools",
      tools.filter((tool) => !isWrittenNow(tool)),
    ),
    ...other,
  ];
  if (isWeak) return [...first, ...sections(others), ...last, ...pages];
  const unnamed = sections(others.filter((group) => !isNamed(group)));
  return [...first, ...sections(others.filter(isNamed)), ...pages, ...unnamed, ...last];
}
