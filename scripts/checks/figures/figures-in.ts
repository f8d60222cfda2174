import { textInPage, textsInCode } from "../texts-in.ts";

/** Four figures with a point among them: no part of a longer number, of a version, of an address or of a measure of a style sheet. */
const GROUPED = /(?<![\d.,])[1-9]\.\d{3}(?!\.?\d|[a-z])/g;

/** Something quoted: what a file may say, or what cannot be told apart. */
const QUOTED = /«[^«»]*»/g;

/** Tells whether a file may hold a figure of four digits with a point: it is asked before the file is parsed. */
export const mayHoldFigures = (text: string): boolean => text.search(GROUPED) >= 0;

const groupedIn = (text: string): readonly string[] => text.replaceAll(QUOTED, "").match(GROUPED) ?? [];

/**
 * Figures of four digits with a point, in the texts of a file of code: the desk writes them together.
 *
 * @param isTsx - Whether it may hold JSX.
 * @example figuresInCode('hint("Cabe 1.200 px")', false) // ["1.200"]
 */
export const figuresInCode = (text: string, isTsx: boolean): readonly string[] =>
  textsInCode(text, isTsx).flatMap(groupedIn);

/** The same in a page, whose code says what programs read. */
export const figuresInPage = (text: string): readonly string[] => groupedIn(textInPage(text));
