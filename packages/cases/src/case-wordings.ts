import type { CaseFields } from "@nv/contracts/schemas";
import { findWords, foldLoosely, plainText } from "@nv/spanish";

/** A word that says more than a court has, and what to say. */
export interface CaseWording {
  /** As `caseFaults` names fields. */
  readonly field: string;
  /** As it is written. */
  readonly word: string;
  readonly instead: string;
}

const PERSON = "«persona denunciada» o «persona señalada»";
const FACTS = "«los hechos denunciados» o «los abusos que relata la denuncia»";
const STATUS = "lo que dice la situación del caso: «denuncia», «investigado», «archivado»…";

const listOf = (words: string, instead: string) => words.split(" ").map((word) => [word, instead] as const);

/** Words by themselves, folded. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...listOf(
    "pederasta pederastas pedofilo pedofilos pedofila paidofilo depredador depredadores depredadora monstruo monstruos",
    PERSON,
  ),
  ...listOf(
    "agresor agresores agresora agresoras violador violadores violadora abusador abusadores abusadora maltratador verdugo",
    PERSON,
  ),
  ...listOf(
    "culpable culpables delincuente delincuentes criminal criminales autor autora autores victimario victimarios",
    PERSON,
  ),
  ...listOf("condenado condenada condenados condenadas condena", STATUS),
  ...listOf("abuso violo agredio viola", FACTS),
  ...listOf(
    "demostrado demostrada demostrados demostradas probado probada probados probadas confirmado confirmados indudable",
    STATUS,
  ),
]);

/** Words for the person who is told of, before «que abusó». */
const WHO: ReadonlySet<string> = new Set(
  "cura curas sacerdote sacerdotes religioso religiosa fraile monja hermano hermana padre obispo profesor maestro parroco capellan catequista hombre".split(
    " ",
  ),
);
const DID: ReadonlySet<string> = new Set(
  "abuso abusaba abusaron violo violaba agredio agredia acoso acosaba toco tocaba sometio".split(" "),
);
/** Before these a word is of a complaint, or denies it. */
const HEDGES: ReadonlySet<string> = new Set(
  "presunto presunta presuntos presuntas supuesto supuesta supuestos supuestas no ni sin".split(" "),
);
/** Words that a hedge makes sayable; of the rest even «presunto» says too much. */
const HEDGED: ReadonlySet<string> = new Set(
  "agresor agresora agresores abusador autor autora autores condenado condena demostrado probado probados confirmado".split(
    " ",
  ),
);

function wordingsIn(field: string, text: string): readonly CaseWording[] {
  const written = plainText(text);
  const words = findWords(written).map(({ text: word, start }) => ({ word, start, plain: foldLoosely(word) }));
  const found: CaseWording[] = [];
  const told = new Set<string>();
  for (const [at, { word, start, plain }] of words.entries()) {
    const [next, third] = [words[at + 1], words[at + 2]];
    if (WHO.has(plain) && next?.plain === "que" && third !== undefined && DID.has(third.plain)) {
      const phrase = written.slice(start, third.start + third.word.length);
      if (!told.has(third.plain)) found.push({ field, word: phrase, instead: PERSON });
      told.add(third.plain);
      continue;
    }
    const instead = WORDS.get(plain);
    if (instead === undefined || told.has(plain)) continue;
    // «Abuso» without its accent is a noun, and what people denounce: only the verb says that it was done.
    if ((plain === "abuso" || plain === "violo" || plain === "agredio") && !/ó$/iu.test(word)) continue;
    const [before, earlier] = [words[at - 1]?.plain ?? "", words[at - 2]?.plain ?? ""];
    if (HEDGED.has(plain) && (HEDGES.has(before) || HEDGES.has(earlier))) continue;
    told.add(plain);
    found.push({ field, word, instead });
  }
  return found;
}

/** Words of a text that is of no case, and so of no conviction, each once. */
export function textWordings(text: string): readonly Omit<CaseWording, "field">[] {
  return wordingsIn("", text).map(({ word, instead }) => ({ word, instead }));
}

/**
 * Words of the public fields that say more than a court has, each with what to say. A case with any of them is not published.
 *
 * @returns Empty for a case with a final conviction, of which they are true; else by field, each word once.
 * @see docs/adr/0053-public-cases.md
 */
export function caseWordings(fields: CaseFields): readonly CaseWording[] {
  if (fields.status === "convicted") return [];
  return [
    ...wordingsIn("scope", fields.scope),
    ...wordingsIn("summary", fields.summary),
    ...fields.sources.flatMap(({ title }, at) => wordingsIn(`sources.${at}.title`, title)),
  ];
}
