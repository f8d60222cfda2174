import { type Focus, fallbackHtml, pictureHtml, sizedParts, videoParts } from "@nv/piece-parts";
import type { BlockInput, BlockParts } from "../format.ts";
import { clipsOf, playedCaptions } from "./clips.ts";
import type { VideoTransitionBlock } from "./settings.ts";

const percent = (share: number) => `${Math.round(100 * share)}%`;
const positionOf = ({ x, y }: Focus) => `${percent(x)} ${percent(y)}`;

/** Two that take turns. */
const VIDEO = '<video muted playsinline preload="none" tabindex="-1"></video>';

/** The first frame of each clip, and two videos that take turns over them; without movement the frames, with what is said in the clips. */
export function videoTransitionHtml(block: VideoTransitionBlock, { file, selector, isFirst }: BlockInput): BlockParts {
  const { clips, clipOfStep } = clipsOf(block);
  const shown = clips.map((clip) => ({
    clip,
    altText: file(clip.video, clip.played).altText,
    poster: [{ file: file(clip.video, clip.poster), minWidthPx: 0 }],
    sizes: sizedParts(videoParts(file(clip.video, clip.played))),
  }));
  const layers = shown.map(
    ({ poster }, place) =>
      `<div class="nv-layer"${place === 0 ? " data-shown" : ""}>${pictureHtml(poster, "", { isLate: !(isFirst && place === 0) })}</div>`,
  );
  const steps = block.steps.map(({ alt }, place) => {
    const index = clipOfStep[place] ?? 0;
    const one = shown[index];
    // A clip that goes on is told once.
    const isNew = clipOfStep.indexOf(index) === place;
    return { one, isNew, alt: alt || (isNew ? (one?.altText ?? "") : "") };
  });
  return {
    scene: `${layers.join("")}${VIDEO}${VIDEO}`,
    controls: '<button type="button" hidden></button>',
    stills: steps.map(({ one, isNew, alt }) =>
      one === undefined
        ? ""
        : fallbackHtml(
            pictureHtml(one.poster, alt, { isLate: true }),
            isNew ? one.clip.captions.map(({ text }) => text).join(" ") : "",
          ),
    ),
    said: steps.map(({ alt }) => alt),
    own: {
      steps: clipOfStep,
      clips: shown.map(({ clip, sizes }) => ({
        sizes: sizes.map(({ part, upToPx }) => ({ src: part.src, upToPx })),
        loops: clip.loops,
        position: positionOf(clip.focus),
        captions: playedCaptions(clip),
      })),
    },
    css: clips
      .map(
        ({ focus }, place) => `${selector} .nv-layer:nth-child(${place + 1}) img{object-position:${positionOf(focus)}}`,
      )
      .join(""),
  };
}
