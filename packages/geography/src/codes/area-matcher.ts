import { foldLoosely } from "@nv/spanish";
import { splitNames } from "../gazetteer/place.ts";
import type { AreaList } from "./area-lists.ts";
import { COMMUNITIES } from "./communities.ts";
import { COUNTRY_ALPHA3 } from "./country-alpha3.ts";
import { countryLettersOf, countryNames } from "./country-names.ts";
import { ineControlDigit } from "./ine-code.ts";
import { createMunicipalityReader } from "./municipality-reader.ts";
import { nearNames } from "./near-names.ts";
import { PROVINCES } from "./provinces.ts";

/** An area by its code and its name. */
export interface NamedArea {
  readonly code: string;
  readonly name: string;
}

/** Result of a search for an area: it, or those that may be meant, the likeliest first. */
export type MatchedArea =
  | { readonly kind: "one"; readonly code: string }
  | { readonly kind: "several" | "none"; readonly candidates: readonly NamedArea[] }
  /** Land that several municipalities share: it has a number of the mapping agency, and nobody lives there. */
  | { readonly kind: "shared"; readonly candidates: readonly [] };

/** Matcher of the cells of a table with areas. It never guesses. */
export interface AreaMatcher {
  /** The areas, by code. */
  readonly names: ReadonlyMap<string, string>;
  /** @param province - What the row says of where a municipality is; empty for nothing. */
  readonly match: (cell: string, province?: string) => MatchedArea;
}

/** No name of an area is longer. */
const MOST_LETTERS = 100;
const MOST_CANDIDATES = 6;
const SHARED = /^53\d{3}$/;

const NOTHING: MatchedArea = { kind: "none", candidates: [] };

const ARTICLES = /^(?:el|la|los|las|a|o|as|os|l|les|els|es|sa) /;
const TITLES =
  /^(?:comunidad (?:autonoma|foral) (?:de(?:l)? )?|comunidad de |comunitat |principado de |region de |provincia de |ciudad (?:autonoma )?de |reino de |republica (?:de )?)/;

/** Words between single spaces, without accents, with the article that stands behind a comma or in brackets in front. */
function spelled(text: string): string {
  const [, head = "", tail = ""] = /^([^,(]+)[,(]\s*([^,()]{1,20})\)?$/.exec(text.trim()) ?? [];
  const whole = head === "" ? text : `${tail} ${head}`;
  return foldLoosely(whole)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");
}

/** A spelling without what comes and goes: titles and articles. */
const bared = (spelling: string) =>
  spelling
    .replace(TITLES, "")
    .replace(ARTICLES, "")
    .replace(/^de (?:la |los |las )?/, "");

/** Figures at the beginning of a cell, alone or before a name: «28», «28 Madrid», «01001 Alegría-Dulantzi». */
const LEADING_CODE = /^(\d{1,10})(?=$|[\s\-–·:.]+\p{L})/u;

const figuresIn = (cell: string) => LEADING_CODE.exec(cell.trim())?.[1] ?? null;

/** Makes a matcher of areas of which each has several names. */
function matcherOf(
  names: ReadonlyMap<string, string>,
  spellings: readonly (readonly [name: string, code: string])[],
  codeIn: (cell: string) => string | null,
): AreaMatcher {
  const known = new Map<string, Set<string>>();
  const add = (spelling: string, code: string) => {
    if (spelling !== "") known.set(spelling, (known.get(spelling) ?? new Set()).add(code));
  };
  for (const [name, code] of spellings) {
    add(spelled(name), code);
    add(bared(spelled(name)), code);
  }
  const nearest = nearNames(spellings.map(([name, code]) => ({ code, spelling: bared(spelled(name)) })));
  const named = (codes: Iterable<string>) =>
    [...codes].slice(0, MOST_CANDIDATES).map((code): NamedArea => ({ code, name: names.get(code) ?? code }));
  return {
    names,
    match(cell) {
      const text = cell.trim().slice(0, MOST_LETTERS);
      if (text === "") return NOTHING;
      const code = codeIn(text);
      if (code !== null && names.has(code)) return { kind: "one", code };
      const parts = [text, ...(text.includes("/") ? splitNames(text) : [])];
      const found = new Set(
        parts.flatMap((part) => {
          const spelling = spelled(part);
          return [...(known.get(spelling) ?? known.get(bared(spelling)) ?? [])];
        }),
      );
      const [only] = found;
      if (only !== undefined && found.size === 1) return { kind: "one", code: only };
      if (found.size > 1) return { kind: "several", candidates: named(found) };
      return { kind: "none", candidates: named(nearest(bared(spelled(text)), null)) };
    },
  };
}

/** Figures with the zeros that a code has, whatever a spreadsheet did with them. */
const padded = (figures: string, length: number) => String(Number(figures)).padStart(length, "0");

const divisions = (
  list: readonly { readonly code: string; readonly name: string; readonly official: readonly string[] }[],
) => ({
  names: new Map(list.map(({ code, name }) => [code, name])),
  spellings: list.flatMap(({ code, name, official }) =>
    [name, ...official, official.join("/")].map((each) => [each, code] as const),
  ),
});

/** Other names of provinces and communities in the tables of offices. */
const OTHER_PROVINCES = [
  ["Rioja, La", "26"],
  ["Palmas, Las", "35"],
  ["Coruña, A", "15"],
  ["Álava", "01"],
  ["Tenerife", "38"],
  ["Santa Cruz Tenerife", "38"],
] as const;
const OTHER_COMMUNITIES = [
  ["Asturias, Principado de", "03"],
  ["Balears, Illes", "04"],
  ["Castilla - La Mancha", "08"],
  ["Castilla la Mancha", "08"],
  ["Madrid, Comunidad de", "13"],
  ["Murcia, Región de", "14"],
  ["Navarra, Comunidad Foral de", "15"],
  ["Euskadi", "16"],
  ["Rioja, La", "17"],
] as const;

function municipalityMatcher(names: ReadonlyMap<string, string>): AreaMatcher {
  const reader = createMunicipalityReader(names);
  const provinces = createAreaMatcher("provinces");
  const codeIn = (figures: string) => {
    const whole = figures.length <= 5 ? figures.padStart(5, "0") : figures;
    if (whole.length !== 6) return whole;
    return Number(whole.at(-1)) === ineControlDigit(whole.slice(0, 5)) ? whole.slice(0, 5) : whole;
  };
  return {
    names,
    match(cell, province = "") {
      const text = cell.trim().slice(0, MOST_LETTERS);
      if (text === "") return NOTHING;
      const figures = figuresIn(text);
      if (figures !== null) {
        const code = codeIn(figures);
        if (names.has(code)) return { kind: "one", code };
        if (SHARED.test(code)) return { kind: "shared", candidates: [] };
        if (/^\d+$/.test(text)) return NOTHING;
      }
      const where = provinces.match(province);
      const found = reader.find(text.replace(/^\d+[\s\-–·:.]+/, ""), where.kind === "one" ? where.code : null);
      return found.kind === "one" ? { kind: "one", code: found.municipality.code } : found;
    },
  };
}

function countryMatcher(names: ReadonlyMap<string, string>): AreaMatcher {
  const languages = ["es", "en", "fr"].map((language) => new Intl.DisplayNames(language, { type: "region" }));
  const spellings = [...names].flatMap(([code, name]) => {
    const letters = countryLettersOf(code);
    const machine = letters === null ? [] : languages.map((one) => one.of(letters) ?? name);
    const others = letters === null ? [] : countryNames(code, () => name).others;
    return [name, ...others, ...machine].map((each) => [each, code] as const);
  });
  const byLetters = new Map<string, string>(COUNTRY_ALPHA3.map(([code, letters]) => [letters, code]));
  for (const code of names.keys()) {
    const letters = countryLettersOf(code);
    if (letters !== null) byLetters.set(letters, code);
  }
  // Eurostat's letters of two countries are their own.
  byLetters.set("EL", "300").set("UK", "826");
  return matcherOf(names, spellings, (cell) => {
    const figures = figuresIn(cell);
    return figures === null ? (byLetters.get(cell.toUpperCase()) ?? null) : padded(figures, 3);
  });
}

/**
 * Makes what finds the area of a cell, by its code (with its zeros or without, with a name behind or without) or by any of its names.
 *
 * @param names - Of the areas by code, as the atlas has them: of municipalities and countries alone.
 */
export function createAreaMatcher(list: AreaList, names: ReadonlyMap<string, string> = new Map()): AreaMatcher {
  if (list === "municipalities") return municipalityMatcher(names);
  if (list === "countries") return countryMatcher(names);
  const isProvinces = list === "provinces";
  const { names: own, spellings } = divisions(isProvinces ? PROVINCES : COMMUNITIES);
  const others = isProvinces ? OTHER_PROVINCES : OTHER_COMMUNITIES;
  return matcherOf(own, [...spellings, ...others], (cell) => {
    const figures = figuresIn(cell);
    return figures === null ? null : padded(figures, 2);
  });
}

/** Makes what finds an area of a layer that somebody brought, by its code, with its zeros or without, or by its name. */
export function createLayerMatcher(names: ReadonlyMap<string, string>): AreaMatcher {
  const bare = (code: string) =>
    code
      .trim()
      .replace(/^0+(?=.)/, "")
      .toLowerCase();
  const codes = new Map([...names.keys()].map((code) => [bare(code), code]));
  return matcherOf(
    names,
    [...names].map(([code, name]) => [name, code] as const),
    (cell) => codes.get(bare(cell)) ?? codes.get(bare(figuresIn(cell) ?? cell)) ?? null,
  );
}
