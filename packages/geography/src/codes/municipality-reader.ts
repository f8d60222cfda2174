import { fold, foldLoosely } from "@nv/spanish";
import { splitNames } from "../gazetteer/place.ts";
import { municipalityOtherNames } from "./municipality-other-names.ts";
import { nearNames } from "./near-names.ts";
import { PROVINCES } from "./provinces.ts";

/** A municipality by its five figures and its official name. */
export interface NamedMunicipality {
  readonly code: string;
  readonly name: string;
}

/** Result of a search by name: one municipality, or those that may be meant, the likeliest first. */
export type FoundMunicipality =
  | { readonly kind: "one"; readonly municipality: NamedMunicipality }
  /** Several that are called so. */
  | { readonly kind: "several"; readonly candidates: readonly NamedMunicipality[] }
  /** None that is: near ones, and those of other provinces that are called so. */
  | { readonly kind: "none"; readonly candidates: readonly NamedMunicipality[] };

/** The municipalities, ready to be found by what people call them. */
export interface MunicipalityReader {
  /** Official names by code. */
  readonly names: ReadonlyMap<string, string>;
  /**
   * Finds the one that a name is of: «Bilbo», «Coruña, A», «ALCALA LA REAL». It never guesses.
   *
   * @param province - Two figures, which tell apart those that are called alike; `null` where it is not known.
   */
  readonly find: (name: string, province: string | null) => FoundMunicipality;
}

/** Candidates that are told: who has more writes more of the name. */
const MOST_CANDIDATES = 6;
/** No name is longer. */
const MOST_LETTERS = 100;

const ARTICLES = "el la los las lo l o a os as els les es sa ses".split(" ");
const ABBREVIATED: ReadonlyMap<string, string> = new Map([
  ["sta", "santa"],
  ["sto", "santo"],
]);

/** Words between single spaces, whatever stands between them. */
function spaced(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return words.map((word) => ABBREVIATED.get(word) ?? word).join(" ");
}
/** With its ñ: «Píñar» and «El Pinar» are two. */
const strictly = (text: string) => spaced(fold(text));
const loosely = (text: string) => spaced(foldLoosely(text));

/** A name without its article: that of «A Coruña» is written in two languages, or left out. */
function bare(loose: string): string {
  const [first = "", ...rest] = loose.split(" ");
  return rest.length > 0 && ARTICLES.includes(first) ? rest.join(" ") : loose;
}

const PROVINCE_OF: ReadonlyMap<string, string> = new Map(
  PROVINCES.flatMap(({ code, name, official }) =>
    [name, ...official, official.join("/")].map((each) => [loosely(each), code] as const),
  ),
);

/** Takes off what stands behind in brackets or after a comma: an article comes to the front, a province must be the row's. */
function withoutTail(name: string, province: string | null): string | null {
  const text = name.trim();
  const opens = text.endsWith(")") ? text.lastIndexOf("(") : text.lastIndexOf(",");
  if (opens <= 0) return null;
  const [head, tail] = [text.slice(0, opens), loosely(text.slice(opens))];
  if (ARTICLES.includes(tail)) return `${tail} ${head}`;
  const told = PROVINCE_OF.get(tail);
  return told !== undefined && (province === null || told === province) ? head : null;
}

/** Ways to read a name: as it is, with its article where it belongs, and each of the names that a stroke parts. */
function readingsOf(name: string, province: string | null): readonly string[] {
  const text = name.slice(0, MOST_LETTERS);
  const whole = [text, ...(text.includes("/") ? splitNames(text) : [])];
  return [...whole, ...whole.flatMap((each) => withoutTail(each, province) ?? [])];
}

/** Codes by a spelling. */
type Spellings = ReadonlyMap<string, readonly string[]>;

function spellingsOf(pairs: Iterable<readonly [spelling: string, code: string]>): Spellings {
  const spellings = new Map<string, string[]>();
  for (const [spelling, code] of pairs) {
    const codes = spellings.get(spelling);
    if (codes === undefined) spellings.set(spelling, [code]);
    else if (!codes.includes(code)) codes.push(code);
  }
  return spellings;
}

/** Every name of each, by its code. */
function allNames(names: ReadonlyMap<string, string>): readonly (readonly [name: string, code: string])[] {
  const official = [...names].flatMap(([code, name]) =>
    (name.includes("/") ? [name, ...splitNames(name)] : [name]).map((each) => [each, code] as const),
  );
  const codeOf = new Map([...names].map(([code, name]) => [`${code.slice(0, 2)} ${name}`, code]));
  const others = municipalityOtherNames().flatMap(({ province, official: name, others: told }) => {
    const code = codeOf.get(`${province} ${name}`);
    return code === undefined ? [] : told.map((each) => [each, code] as const);
  });
  return [...official, ...others];
}

/**
 * Makes municipalities ready to be found by name: some milliseconds, once.
 *
 * @param names - Official names by code, as the atlas or the gazetteer has them.
 */
export function createMunicipalityReader(names: ReadonlyMap<string, string>): MunicipalityReader {
  const all = allNames(names);
  const strict = spellingsOf(all.map(([name, code]) => [strictly(name), code]));
  const folded = all.map(([name, code]) => [loosely(name), code] as const);
  const loose = spellingsOf(folded.flatMap(([name, code]) => [name, bare(name)].map((each) => [each, code] as const)));
  const nearest = nearNames(folded.map(([name, code]) => ({ code, spelling: bare(name) })));
  const named = (codes: readonly string[]) =>
    codes.slice(0, MOST_CANDIDATES).map((code): NamedMunicipality => ({ code, name: names.get(code) ?? code }));
  const codesOf = (spellings: Spellings, readings: readonly string[]) => [
    ...new Set(readings.flatMap((reading) => spellings.get(reading) ?? [])),
  ];

  function find(name: string, province: string | null): FoundMunicipality {
    const readings = readingsOf(name, province);
    const isHere = (code: string) => province === null || code.startsWith(province);
    const exact = codesOf(strict, readings.map(strictly));
    const like = codesOf(
      loose,
      readings.flatMap((reading) => [loosely(reading), bare(loosely(reading))]),
    );
    const here = exact.filter(isHere);
    const codes = here.length > 0 ? here : like.filter(isHere);
    const [first] = codes;
    if (first !== undefined && codes.length === 1)
      return { kind: "one", municipality: { code: first, name: names.get(first) ?? first } };
    if (codes.length > 1) return { kind: "several", candidates: named(codes) };
    const near = nearest(bare(loosely(name.slice(0, MOST_LETTERS))), province);
    return { kind: "none", candidates: named([...new Set([...near, ...exact, ...like])]) };
  }
  return { names, find };
}
