import { glob, readFile } from "node:fs/promises";
import { CommandError } from "../terminal/run-command.ts";
import { textInPage, textsInCode } from "./texts-in.ts";

/** Table of the words, which people read and this check holds. */
const GLOSSARY = "docs/glossary.md";
const HEADING = "## One word for one thing";

/** Files that people read: pages, and the code of apps and packages for the texts in it. */
const SOURCES = ["apps/*/{src,content,engine}/**/*.{ts,tsx,mdx}", "packages/*/src/**/*.{ts,tsx}"];
const NOT_READ = new Set(["node_modules", "build", "dist", ".docusaurus"]);
/** Tests, and what is said in other languages. */
const NO_TEXT = /\.(?:test|bench)\.tsx?$|\.d\.ts$|\/(?:i18n|texts)\/(?!es\.)[^/]+\.ts$/;

/** A word that the product has for something, and what it must not be called. */
export interface ProductWord {
  readonly word: string;
  /** Texts in small letters that may stand nowhere among others. */
  readonly parts: readonly string[];
  /** Texts that may not be all that is said; a name in the code begins with a small letter. */
  readonly wholes: readonly string[];
}

function readRow(cells: readonly string[]): ProductWord {
  const [word = "", , refused = ""] = cells;
  const texts = refused
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "");
  const isWhole = (text: string) => text.startsWith('"');
  return {
    word,
    parts: texts.filter((text) => !isWhole(text)).map((text) => text.toLowerCase()),
    wholes: texts.filter(isWhole).map((text) => text.slice(1, -1)),
  };
}

/** Reads the words of the glossary. @param glossary - Markdown; a text in quotes is refused only where it is all that is said. */
export function readProductWords(glossary: string): readonly ProductWord[] {
  const [, part = ""] = glossary.split(HEADING);
  const rows = part.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) =>
    readRow(
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  );
}

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);

/** Tells whether a text holds another as words of its own. */
function holds(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + part.length])) return true;
  }
  return false;
}

/** Lists what a text should not call things, each with the word that is the product's. */
export function wrongWordsIn(text: string, words: readonly ProductWord[]): readonly string[] {
  const small = text.toLowerCase().replaceAll(/\s+/g, " ");
  const whole = text.trim();
  return words.flatMap(({ word, parts, wholes }) =>
    [...parts.filter((part) => holds(small, part)), ...wholes.filter((one) => one === whole)].map(
      (found) => `«${found}»: here it is «${word}»`,
    ),
  );
}

/**
 * Checks that what people read has one word for one thing.
 *
 * @throws {CommandError} With each text that calls something otherwise than the glossary.
 */
export async function checkProductWords(): Promise<void> {
  const words = readProductWords(await readFile(GLOSSARY, "utf8"));
  const faults: string[] = [];
  if (words.length === 0) faults.push(`${GLOSSARY} has no table under «${HEADING}».`);
  let count = 0;
  for await (const file of glob(SOURCES, { exclude: (name) => NOT_READ.has(name) })) {
    if (NO_TEXT.test(file)) continue;
    count += 1;
    const text = await readFile(file, "utf8");
    // Parsed only where there may be something: a file of code holds most words in other places.
    const small = text.toLowerCase();
    const mayHold = (one: string) => small.includes((one.split(" ")[0] ?? one).toLowerCase());
    const here = words.filter(({ parts, wholes }) => [...parts, ...wholes].some(mayHold));
    if (here.length === 0) continue;
    const texts = file.endsWith(".mdx") ? [textInPage(text)] : textsInCode(text, file.endsWith("x"));
    faults.push(...new Set(texts.flatMap((one) => wrongWordsIn(one, here)).map((fault) => `${file}: ${fault}`)));
  }
  if (count === 0) faults.push("No file was read at all.");
  if (faults.length > 0) throw new CommandError(faults.join("\n"));
}
