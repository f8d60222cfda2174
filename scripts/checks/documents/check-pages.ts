import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../../terminal/run-command.ts";
import { orphanPages, type WrittenPage } from "./page-links.ts";
import { kindOfPage, shownFirstFaults, skeletonFaults } from "./page-skeleton.ts";
import { screenPictureFaults, wordsOfProduct } from "./pictured-words.ts";
import { unsaidLabels } from "./quoted-labels.ts";

const DOCS = join(import.meta.dirname, "../../../apps/site/content/docs");
/** List of the tools, which the introduction shows. */
const CATALOGUE = join(DOCS, "../../src/frame/tools/core/catalogue.ts");
/** Folder of the manuals, which say what a screen has by its own words. */
const MANUALS = "Manuales/";
/** First page that people open: nothing has to lead there. */
const FIRST_PAGE = "intro.mdx";

/**
 * Checks that pages of one kind are made alike, that each can be reached from another, and that pictures of screens say what the screens say.
 *
 * @throws {CommandError} With a line for each fault.
 */
export async function checkPages(): Promise<void> {
  const pages: WrittenPage[] = [];
  for await (const path of glob("**/*.mdx", { cwd: DOCS }))
    pages.push({ path, text: await readFile(join(DOCS, path), "utf8") });
  if (pages.length === 0) throw new CommandError("no page was read");
  const ofKinds = pages.flatMap(({ path, text }) => {
    const kind = kindOfPage(path);
    if (kind === null) return [];
    return [...skeletonFaults(text, kind), ...shownFirstFaults(path, text)].map((fault) => `${path}: ${fault}`);
  });
  const tools = (await readFile(CATALOGUE, "utf8")).matchAll(/"\/docs\/([^"?]+)"/g);
  const listed = new Set([FIRST_PAGE, ...Array.from(tools, ([, page]) => `${page}.mdx`)]);
  const orphans = orphanPages(pages).filter((path) => !listed.has(path));
  const pictures = await screenPictureFaults(pages.map(({ text }) => text));
  const isWritten = await wordsOfProduct();
  const unsaid = pages
    .filter(({ path }) => path.startsWith(MANUALS))
    .flatMap(({ path, text }) => unsaidLabels(text, isWritten).map((label) => `${path}: no screen says «${label}»`));
  const faults = [...ofKinds, ...unsaid, ...orphans.map((path) => `${path}: no other page links to it`), ...pictures];
  if (faults.length > 0) throw new CommandError(faults.toSorted().join("\n"));
}
