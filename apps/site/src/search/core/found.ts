import type { FoundGroup, FoundThing, FoundThings, SearchAnswer, SearchResult } from "@nv/contracts/schemas";
import { isStopWord, wordsOf } from "@nv/spanish";
import { addressOf } from "@nv/web/address";
import { writeAddress as libraryAddress } from "../../library/core/files-address";
import { NO_FILTERS, writeAddress } from "../../pieces/core/registry-address";
import type { FoundUtility } from "../../tools/tools-box/core/catalogue/found-utility";
import type { Result } from "../../tools/tools-box/core/utility/utility";

/** Results of a search: pages, things that are not pages, and the utilities, which answer without the server. */
export interface SearchResults extends SearchAnswer, FoundThings {
  readonly utilities: readonly FoundUtility[];
}

/** Something to choose. */
export type Choice =
  | { readonly kind: "page"; readonly to: string; readonly page: SearchResult }
  | { readonly kind: "thing"; readonly to: string; readonly thing: FoundThing }
  /** Result of a utility for the search: copied rather than opened. */
  | { readonly kind: "result"; readonly to: string; readonly result: Result }
  /** Leads to the whole list, or to the utility at work. */
  | { readonly kind: "all"; readonly to: string; readonly words: string };

/** Results of one kind, under their heading. */
export interface FoundSection {
  readonly kind: "pages" | "meant" | "utilities" | FoundGroup["kind"];
  readonly heading: string;
  readonly choices: readonly Choice[];
}

const INCLUDES_PAGE = "/docs/Extensiones/Includes";

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
    addressOf: (id) => `/admin/people/${encodeURIComponent(id)}`,
    listOf: (buscar) => addressOf("/admin/people", { buscar }),
  },
};

/** Whether an address is of the administration, which is another program: the browser goes there. */
export const isElsewhere = (to: string) => to.startsWith("/admin");

function groupSection({ kind, things, hasMore }: FoundGroup, query: string): FoundSection {
  const { heading, all, addressOf: place, listOf } = PLACES[kind];
  const one = things.map((thing): Choice => ({ kind: "thing", to: place(thing.id), thing }));
  return { kind, heading, choices: hasMore ? [...one, { kind: "all", to: listOf(query), words: all }] : one };
}

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
 * before everything; others after it.
 */
export function sectionsOf(
  { results, isWeak, groups, utilities }: SearchResults,
  query: string,
): readonly FoundSection[] {
  const choices = results.map((page): Choice => ({ kind: "page", to: page.to, page }));
  const pages: readonly FoundSection[] = choices.length === 0 ? [] : [{ kind: "pages", heading: "Páginas", choices }];
  const isName = !results.some((page) => says(nameOf(page), query));
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
  if (isWeak) return [...meant, ...sections(groups), ...other, ...pages];
  const unnamed = sections(groups.filter((group) => !isNamed(group)));
  return [...meant, ...sections(groups.filter(isNamed)), ...pages, ...unnamed, ...other];
}
