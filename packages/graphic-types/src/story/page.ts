import { escapeHtml } from "@nv/embeds";
import { type StoryAround, stepHtml, type WrittenBlock, writeBlock } from "@nv/formats";
import { type ResolvedFile, whose } from "@nv/piece-parts";
import type { PageInput, PageParts } from "../page-parts.ts";
import { chaptersOf } from "./chapters.ts";
import type { StoryConfig } from "./config.ts";
import { storyRenditions } from "./rules.ts";
import { themedStory } from "./themed-story.ts";

/**
 * Decides before anything is drawn whether things move: in the frame of an article they cannot, since the frame is as high as what is in
 * it; a frame that scrolls by itself says so in its address, and one in which nothing is to move too.
 */
const HEAD_SCRIPT =
  'document.documentElement.classList.add(location.hash.includes("nv-still")?"nv-still":self!==top&&!location.hash.includes("nv-scroll")?"nv-framed":"nv-moves")';

const paragraph = (name: string, text: string) =>
  text === "" ? "" : `<p class="nv-story__${name}">${escapeHtml(text)}</p>`;

/** Format of a block that has the title of the story in it, where it is the first. */
const OPENING = "Apertura";

const NO_PIECES: StoryAround["piece"] = (source) => {
  throw new Error(`${source} was not resolved.`);
};

/** The scripts of the formats that a story uses, and no other. @returns Statements that need `nvRoot`; empty when nothing moves. */
function runtimes(blocks: readonly WrittenBlock[], built: PageInput["built"]): string {
  const names = new Set(blocks.filter(({ isAlive }) => isAlive).map(({ format }) => format));
  if (names.size === 0) return "";
  return ["const nvFormats={};", ...[...names].map((name) => `${built(`${name}.js`)};`), built("stage.js")].join("\n");
}

function styles(blocks: readonly WrittenBlock[], built: PageInput["built"]): string {
  const names = new Set(blocks.map(({ format }) => format));
  return [built("stage.css"), ...[...names].map((name) => built(`${name}.css`)), ...blocks.map(({ css }) => css)].join(
    "",
  );
}

/** Writes the cover shown where a story cannot be scrolled through: what it is, and where it is. */
const coverHtml = (altText: string) =>
  `<div class="nv-story__cover"><p>${escapeHtml(altText)}</p><a href="#" target="_top">Ver a pantalla completa</a></div>`;

/** Joins the credit of a story with those of its files: naming the one does not silence the others. */
function allCredits(own: string, files: readonly Pick<ResolvedFile, "credit">[]): string {
  const others = new Set(
    files.map(({ credit }) => credit.trim()).filter((credit) => credit !== "" && !own.includes(credit)),
  );
  return [own, ...others].filter(Boolean).join(" / ");
}

/** A story: everything in its order without a script, and what moves it where things may move. */
export function storyPage(config: StoryConfig, input: PageInput): PageParts {
  const { kicker, dek, byline, blocks } = config;
  const { title, altText, file, built, srcOf } = input;
  const head =
    `<header class="nv-story__head">${paragraph("kicker", kicker)}<h1 class="nv-story__title">${escapeHtml(title)}</h1>` +
    `${dek === "" ? "" : `<div class="nv-story__dek">${stepHtml(dek)}</div>`}${paragraph("byline", byline)}${coverHtml(altText)}</header>`;
  // One that begins with a picture has its title over it.
  const opens = blocks[0]?.format === OPENING;
  const chapters = chaptersOf(blocks);
  const around = (place: number): StoryAround => ({
    ...{ chapters, head: opens && place === 0 ? head : "" },
    piece: input.piece ?? NO_PIECES,
  });
  const written = blocks.map((block, place) =>
    writeBlock(block, { file, built, srcOf, isFirst: place === 0, around: around(place) }),
  );
  const used = new Map<string, ResolvedFile>();
  for (const { source, recipe } of storyRenditions(config)) used.set(source, file(source, recipe));
  const { sourceLine } = whose(input, [...used.values()]);
  const credit = allCredits(input.credit, [...used.values()]);
  const foot = [sourceLine && `Fuente: ${sourceLine}`, credit].filter(Boolean).join(" · ");
  const article =
    `${opens ? "" : head}${written.map((block) => block.html).join("")}` +
    `<footer class="nv-story__foot">${paragraph("source", foot)}</footer>`;
  const themed = themedStory(config.theme, article);
  const script = runtimes(written, built);
  const inArticle = { path: "story.js", policy: "script" as const, body: `export default (nvRoot)=>{${script}\n}` };
  return {
    body: {
      kind: "html",
      html: themed.html,
      head: `<style>${styles(written, built)}${themed.css}</style><script>${HEAD_SCRIPT}${themed.script}</script>`,
      saysAlt: true,
    },
    signature: byline,
    ...(script !== "" && { script: `((nvRoot)=>{${script}\n})(document)` }),
    files: [inArticle, ...written.flatMap(({ files = [] }) => files)],
  };
}
