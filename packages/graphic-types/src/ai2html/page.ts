import { Ai2HtmlPiece } from "@nv/contracts/schemas";
import {
  boardHtml,
  boardRules,
  createStyleSheet,
  type FileOf,
  fileIdIn,
  type Shape,
  type WantedRendition,
  whose,
} from "@nv/piece-parts";
import { oneFrame } from "../framed/page.ts";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { Ai2HtmlConfig } from "./config.ts";

const RECIPE = { recipe: "ai2html" } as const;

/** Lists the renditions that its folder needs; none for an address. */
export function ai2htmlRenditions({ source }: Ai2HtmlConfig): readonly WantedRendition[] {
  return fileIdIn(source) === null ? [] : [{ field: "source", source, recipe: RECIPE }];
}

/** The proportions of its drawings; nothing for an address. */
export function ai2htmlShapes({ source }: Ai2HtmlConfig, file: FileOf): readonly Shape[] {
  if (fileIdIn(source) === null) return [];
  const { artboards } = Ai2HtmlPiece.parse(file(source, RECIPE).data);
  // The first is for every frame that is narrower than the second.
  return artboards.map(({ minWidthPx, widthPx, heightPx, isFixed }, place) => ({
    minWidthPx: place === 0 ? 0 : minWidthPx,
    heightRatio: heightPx / widthPx,
    ...(isFixed ? { mostWidthPx: widthPx } : {}),
  }));
}

/** The drawings, or the frame of what is at an address. */
export function ai2htmlPage(config: Ai2HtmlConfig, input: PageInput): PageParts {
  if (fileIdIn(config.source) === null) return { body: oneFrame(config.source, input) };
  const file = input.file(config.source, RECIPE);
  const { artboards } = Ai2HtmlPiece.parse(file.data);
  const sheet = createStyleSheet();
  const altOf = (name: string) => config.artboards.find((board) => board.name === name)?.altText || input.altText;
  const boards = artboards.map((board, place) => boardHtml(board, place, altOf(board.name), { file, sheet }));
  const html = `<div class="nv-ai">${boards.join("")}</div>`;
  return {
    ...whose(input, [file]),
    body: { kind: "html", html, head: `<style>${boardRules(artboards)}${sheet.css()}</style>`, saysAlt: true },
  };
}
