import { escapeHtml } from "@nv/embeds";
import type { ResolvedFile } from "../references/resolved.ts";
import { videoParts, videoSources } from "./video-html.ts";

/** Without a poster some browsers draw a grey one of their own over the ground, which is the real one. */
const CLEAR_POSTER = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** Label of the captions in the menu of a browser. */
const CAPTIONS_LABEL = "Subtítulos";

/** A video that a reader plays, and what goes with it. */
interface PlayedFile {
  readonly lying: ResolvedFile;
  /** The version for phones held upright; `null` for none. */
  readonly upright: ResolvedFile | null;
  readonly title: string;
  readonly altText: string;
  readonly language: string;
  /** Address of its captions for the page; empty for none. */
  readonly captionsSrc: string;
}

/** Writes a video with what the browser plays it with, its captions, and a link to it where nothing plays. */
export function playerHtml({ lying, upright, title, altText, language, captionsSrc }: PlayedFile): string {
  const track =
    captionsSrc === ""
      ? ""
      : `<track kind="captions" src="${escapeHtml(captionsSrc)}" srclang="${escapeHtml(language)}" label="${CAPTIONS_LABEL}" default>`;
  const largest = videoParts(lying).at(-1);
  const download = largest === undefined ? "" : `<a href="${escapeHtml(largest.src)}">${escapeHtml(title)}</a>`;
  return (
    `<video controls playsinline preload="none" poster="${CLEAR_POSTER}" aria-label="${escapeHtml(altText)}">` +
    `${videoSources(lying, upright)}${track}${download}</video>`
  );
}
