import { isHostAmong } from "../../../platform/publishing/core/newspaper-hosts.ts";
import type { Finding } from "../checks/core/finding.ts";
import { listUsages } from "../graphics.repository.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow } from "../schema/tables.ts";
import { stillInArticle } from "./core/still-in-article.ts";

/** Articles of one story that are opened in a browser each time: each costs some seconds, and those of one newspaper have the same styles. */
const MOST_ARTICLES = 3;

/** Longest name of an element that is told, characters: it is the article's own text. */
const LONGEST_NAME = 80;

/** Articles that are known to hold a graphic; of hearsay, those of the newspaper alone, so that no stranger sends the browser anywhere. */
async function articlesOf({ db, publishing }: GraphicsContext, id: string): Promise<readonly string[]> {
  const usages = await listUsages(db, id);
  const known = usages.filter(
    ({ page, origin, confirmed_at_ms }) =>
      origin === "manual" ||
      confirmed_at_ms !== null ||
      isHostAmong(publishing.newspaperHosts, new URL(`https://${page}`).hostname),
  );
  return [...new Set(known.map(({ page }) => page))].slice(0, MOST_ARTICLES);
}

/**
 * Opens the articles in which a story stands, in a browser of ours, and tells where it cannot move.
 *
 * @returns Nothing where there is no browser. An article that cannot be opened says nothing of the story.
 */
export async function articleFindings(
  context: GraphicsContext,
  { id, slug }: GraphicRow,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const { readPage, log } = context;
  if (readPage === null) return [];
  const findings: Finding[] = [];
  for (const page of await articlesOf(context, id)) {
    try {
      const trap = stillInArticle(await readPage(`https://${page}`, signal), slug).slice(0, LONGEST_NAME);
      const text = `En ${page} se cuenta quieta: «${trap}» tiene overflow y no deja fijas sus imágenes. Con overflow: clip se mueve`;
      if (trap !== "") findings.push({ isBroken: false, text });
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, page }, "an article could not be opened");
    }
  }
  return findings;
}
