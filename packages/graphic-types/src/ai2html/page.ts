import { Ai2HtmlPiece, type Recipe } from "@nv/contracts/schemas";
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

type Folder = Pick<Ai2HtmlConfig, "source" | "graphic">;

const recipeOf = ({ graphic = "" }: Folder): Recipe => ({ recipe: "ai2html", ...(graphic !== "" && { graphic }) });

/** Lists the renditions that its folder needs; none for an address. */
export function ai2htmlRenditions(config: Folder): readonly WantedRendition[] {
  const { source } = config;
  return fileIdIn(source) === null ? [] : [{ field: "source", source, recipe: recipeOf(config) }];
}

/** The proportions of its drawings; nothing for an address. */
export function ai2htmlShapes(config: Folder, file: FileOf): readonly Shape[] {
  const { source } = config;
  if (fileIdIn(source) === null) return [];
  const { artboards } = Ai2HtmlPiece.parse(file(source, recipeOf(config)).data);
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
  const file = input.file(config.source, recipeOf(config));
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
