import { escapeHtml } from "@nv/embeds";
import { posterRules, type TextFile, videoParts, videoSources, whose, writeVtt } from "@nv/piece-parts";
import { oneFrame } from "../framed/page.ts";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { VideoConfig } from "./config.ts";
import { type PlayedVideo, playedVideos } from "./played-videos.ts";

const STYLE = "video{display:block;width:100%;height:auto}";

/** Without a poster some browsers draw a grey one of their own over the ground, which is the real one. */
const CLEAR_POSTER = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** Label of the captions in the menu of a browser. */
const CAPTIONS_LABEL = "Subtítulos";

function captionsOf({ captions }: VideoConfig): readonly TextFile[] {
  return captions.length === 0 ? [] : [{ path: "captions.vtt", body: writeVtt(captions) }];
}

function playedPage(config: VideoConfig, input: PageInput, [first, second]: readonly [PlayedVideo, ...PlayedVideo[]]) {
  const { title, altText, language, file, srcOf } = input;
  const played = (video: PlayedVideo) => file(video.source, video.play);
  const poster = (video: PlayedVideo) => file(video.source, video.poster);
  const [lying, upright] = [played(first), second === undefined ? null : played(second)];
  const files = captionsOf(config);
  const tracks = files.map(
    (captions) =>
      `<track kind="captions" src="${escapeHtml(srcOf(captions))}" srclang="${escapeHtml(language)}" label="${CAPTIONS_LABEL}" default>`,
  );
  const largest = videoParts(lying).at(-1);
  const download = largest === undefined ? "" : `<a href="${escapeHtml(largest.src)}">${escapeHtml(title)}</a>`;
  const html =
    `<video controls playsinline preload="none" poster="${CLEAR_POSTER}" aria-label="${escapeHtml(altText)}">` +
    `${videoSources(lying, upright)}${tracks.join("")}${download}</video>`;
  const posters = posterRules("video", poster(first), second === undefined ? null : poster(second));
  return {
    ...whose(input, upright === null ? [lying] : [lying, upright]),
    body: { kind: "html", html, head: `<style>${STYLE}${posters}</style>`, saysAlt: true },
    files,
    contentSrc: largest?.src ?? null,
  } as const;
}

/** A video with what the browser plays it with; one at an address is framed as it is. */
export function videoPage(config: VideoConfig, input: PageInput): PageParts {
  const [first, ...others] = playedVideos(config);
  if (first === undefined) return { body: oneFrame(config.source, input) };
  return playedPage(config, input, [first, ...others]);
}
