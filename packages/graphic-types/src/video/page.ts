import { playerHtml, posterRules, type TextFile, videoParts, whose, writeVtt } from "@nv/piece-parts";
import { oneFrame } from "../framed/page.ts";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { VideoConfig } from "./config.ts";
import { type PlayedVideo, playedVideos } from "./played-videos.ts";

const STYLE = "video{display:block;width:100%;height:auto}";

function captionsOf({ captions }: VideoConfig): readonly TextFile[] {
  return captions.length === 0 ? [] : [{ path: "captions.vtt", body: writeVtt(captions) }];
}

function playedPage(config: VideoConfig, input: PageInput, [first, second]: readonly [PlayedVideo, ...PlayedVideo[]]) {
  const { title, altText, language, file, srcOf } = input;
  const played = (video: PlayedVideo) => file(video.source, video.play);
  const poster = (video: PlayedVideo) => file(video.source, video.poster);
  const [lying, upright] = [played(first), second === undefined ? null : played(second)];
  const files = captionsOf(config);
  const [captions] = files;
  const largest = videoParts(lying).at(-1);
  const html = playerHtml({
    ...{ lying, upright, title, altText, language },
    captionsSrc: captions === undefined ? "" : srcOf(captions),
  });
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
