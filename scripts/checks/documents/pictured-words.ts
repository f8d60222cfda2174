import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
/** Folder of the pictures of screens that pages show. */
export const SCREEN_PICTURES = "apps/site/static/img/pantallas";
/** File with the words of the product that each picture shows, a line each: `graficos: Añadir`. */
export const PICTURED_WORDS = "docs/images/pictured-words.txt";
const CODE = "{apps,packages}/*/src/**/*.{ts,tsx}";
const NOT_READ = /node_modules|\.test\.tsx?$|\.states\.ts$/;
/** Shorter ones stand in any code. */
const SHORTEST_WORD = 4;
/** `<ScreenPicture of="graficos"` of a page. */
const SHOWN_SCREEN = /<ScreenPicture of="([^"]+)"/g;

const BETWEEN = ": ";

/** Words that each picture shows, by its name. */
export type PicturedWords = ReadonlyMap<string, readonly string[]>;

/** Writes the words of pictures as lines. */
export const wordLines = (words: PicturedWords): string =>
  Array.from(words, ([name, said]) => said.map((word) => `${name}${BETWEEN}${word}\n`).join("")).join("");

/** Reads the lines of {@link wordLines}. */
export function readWordLines(lines: string): PicturedWords {
  const words = new Map<string, string[]>();
  for (const line of lines.split("\n").filter((text) => text !== "")) {
    const at = line.indexOf(BETWEEN);
    const name = line.slice(0, at);
    words.set(name, [...(words.get(name) ?? []), line.slice(at + BETWEEN.length)]);
  }
  return words;
}

/** Reads the code of the screens. @returns A function that tells whether a text is written in it. */
export async function wordsOfProduct(): Promise<(text: string) => boolean> {
  let code = "";
  for await (const name of glob(CODE, { cwd: ROOT, exclude: (path) => path.includes("node_modules") }))
    if (!NOT_READ.test(name)) code += (await readFile(join(ROOT, name), "utf8")).replaceAll(/\s+/g, " ");
  return (text) => text.length >= SHORTEST_WORD && code.includes(text);
}

/**
 * Lists what is wrong with the pictures of screens.
 *
 * @param words - Words that each picture shows, by its name.
 * @param isWritten - Whether the code of the screens still says a text.
 * @param shown - Names that pages ask for.
 */
export function pictureFaults(
  words: PicturedWords,
  isWritten: (text: string) => boolean,
  shown: readonly string[],
): readonly string[] {
  const stale = [...words].flatMap(([name, said]) =>
    said
      .filter((word) => !isWritten(word))
      .map((word) => `the picture «${name}» shows «${word}», which no screen says`),
  );
  const missing = [...new Set(shown)].filter((name) => !words.has(name));
  const unused = [...words.keys()].filter((name) => !shown.includes(name));
  return [
    ...stale,
    ...missing.map((name) => `a page shows the picture «${name}», which nobody takes`),
    ...unused.map((name) => `no page shows the picture «${name}»`),
  ];
}

/**
 * Lists the pictures of screens that are out of date as far as their words tell, and those that are missing.
 *
 * @param pages - Texts of the pages, MDX.
 */
export async function screenPictureFaults(pages: readonly string[]): Promise<readonly string[]> {
  const words = readWordLines(await readFile(join(ROOT, PICTURED_WORDS), "utf8"));
  const shown = pages.flatMap((page) => Array.from(page.matchAll(SHOWN_SCREEN), ([, name = ""]) => name));
  const files = [...words.keys()].flatMap((name) => [`${name}-claro.webp`, `${name}-oscuro.webp`]);
  const lost = files.filter((file) => !existsSync(join(ROOT, SCREEN_PICTURES, file)));
  return [
    ...pictureFaults(words, await wordsOfProduct(), shown),
    ...lost.map((file) => `${SCREEN_PICTURES}/${file} is not there`),
  ].map((fault) => `${fault}: run \`npm run pictures\``);
}
