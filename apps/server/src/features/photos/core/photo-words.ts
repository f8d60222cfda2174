import { PHOTO_LIMITS } from "@nv/contracts";
import type {
  FieldProblem,
  FileWords,
  GraphicFields,
  PhotoFields,
  PhotoItemFields,
  PhotoWords,
  SentPhoto,
} from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";
import { dayOf } from "../../../platform/files/core/day-of.ts";

/** The first that says something; empty for none. */
const firstOf = (...texts: readonly string[]) => texts.find((text) => text !== "") ?? "";

/**
 * Chooses the words that are sent with a picture: those written for it, then those its batch shares, then those it carries itself.
 *
 * @param own - Written of this one.
 * @param shared - Written of the batch.
 * @param told - By the picture, its entry in the library or its graphic.
 */
export function photoWords(own: PhotoItemFields, shared: PhotoFields, told: PhotoWords): PhotoWords {
  const byline = firstOf(own.byline, shared.byline);
  const agency = firstOf(own.agency, shared.agency);
  // A credit that somebody wrote is the whole credit: nothing of the picture's own is mixed into it.
  const isWritten = byline !== "" || agency !== "";
  return {
    ...told,
    altText: firstOf(own.altText, told.altText),
    caption: firstOf(own.caption, shared.caption, told.caption),
    byline: isWritten ? byline : told.byline,
    agency: isWritten ? agency : told.agency,
    source: firstOf(shared.source, told.source),
    takenOn: firstOf(shared.takenOn, told.takenOn),
    keywords: shared.keywords.length > 0 ? shared.keywords : told.keywords,
  };
}

/** Cut to what is sent of a name. */
const asName = (text: string) => text.slice(0, PHOTO_LIMITS.name).trim();

/** Completes the words of a picture with those of its entry in the library. */
export function withLibraryWords(told: PhotoWords, library: FileWords): PhotoWords {
  const hasCredit = told.byline !== "" || told.agency !== "";
  return {
    ...told,
    altText: firstOf(library.altText, told.altText),
    caption: firstOf(told.caption, library.caption),
    byline: hasCredit ? told.byline : asName(library.credit),
    source: firstOf(told.source, asName(library.source)),
    copyright: firstOf(told.copyright, library.licence),
  };
}

/** Replaces the words of a picture with those of its graphic in the registry. */
export function withRegistryWords(told: PhotoWords, graphic: GraphicFields): PhotoWords {
  const { title, altText, credit, author, sourceLine } = graphic;
  return { ...told, caption: title, altText, byline: asName(firstOf(credit, author)), source: asName(sourceLine) };
}

/** Picture as it is checked before it may go. */
interface PhotoToCheck {
  readonly words: PhotoWords;
  readonly fields: PhotoItemFields;
  /** Reason why it cannot go as it is; empty when it can. */
  readonly planProblem: string;
  /** Whether that is its weight alone. */
  readonly isTooHeavy: boolean;
  /** The same one, which Photo Center has. */
  readonly known: SentPhoto | null;
  readonly rightsUntil: string;
  /** Today, `2026-11-22`. */
  readonly today: string;
}

/** Lists the reasons why a picture cannot be sent, each with the field that mends it. */
export function photoProblems(photo: PhotoToCheck): readonly FieldProblem[] {
  const { words, fields, planProblem, isTooHeavy, known, rightsUntil, today } = photo;
  const problems: FieldProblem[] = [];
  if (planProblem !== "") problems.push({ field: isTooHeavy ? "isReduced" : "file", message: planProblem });
  if (words.altText === "")
    problems.push({ field: "altText", message: "Falta el texto alternativo: qué se ve, para quien no la ve." });
  if (words.byline === "" && words.agency === "")
    problems.push({ field: "byline", message: "Falta el crédito: quién la firma o qué agencia la da." });
  if (rightsUntil !== "" && rightsUntil < today)
    problems.push({ field: "file", message: `Sus derechos terminaron el ${formatDate(rightsUntil)}.` });
  if (known !== null && !fields.isRepeated) problems.push({ field: "isRepeated", message: alreadyThere(known) });
  return problems;
}

/** Says that Photo Center has the same picture, under which id and since when. */
export function alreadyThere({ arcId, sentAtMs, sentBy }: SentPhoto): string {
  const by = sentBy === "" ? "" : ` por ${sentBy}`;
  return `Photo Center ya la tiene: ${arcId}, enviada el ${formatDate(dayOf(sentAtMs))}${by}. No hace falta enviarla otra vez.`;
}
