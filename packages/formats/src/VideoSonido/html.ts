import { escapeHtml } from "@nv/embeds";
import { playerHtml, posterRules, type TextFile, writeVtt } from "@nv/piece-parts";
import { stepAnchor } from "../anchors.ts";
import type { BlockInput, BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { captionHtml } from "../still/photos.ts";
import { PLAYED, posterOf } from "./rules.ts";
import type { VideoSonidoBlock } from "./settings.ts";

type Step = VideoSonidoBlock["steps"][number];

/** The captions of a step as a file beside the page; nothing of one without. */
const captionsOf = (block: VideoSonidoBlock, step: Step): TextFile | null =>
  step.data.captions.length === 0
    ? null
    : { path: `captions-${stepAnchor(block, step)}.vtt`, body: writeVtt(step.data.captions) };

/** Writes the words of a video, for who reads it on paper. */
const saidHtml = ({ captions }: Step["data"]) =>
  captions.length === 0 ? "" : `<p class="nv-spoken">${captions.map(({ text }) => escapeHtml(text)).join(" ")}</p>`;

/** Videos that a reader plays, with their captions. */
export function videoSonidoHtml(block: VideoSonidoBlock, { file, selector, srcOf }: BlockInput): BlockParts {
  const videos = flowItems(block, "figure", (step) => {
    const { video } = step.data;
    const lying = file(video, PLAYED);
    const captions = captionsOf(block, step);
    const player = playerHtml({
      ...{ lying, upright: null, language: "es", title: lying.name, altText: step.alt || lying.altText },
      captionsSrc: captions === null ? "" : srcOf(captions),
    });
    return player + saidHtml(step.data) + captionHtml(step.text, lying.credit);
  });
  return {
    ...{ scene: "", stills: [], said: [], saysCredit: true },
    flow: `<div class="nv-flow nv-flow--wide nv-players">${videos}</div>`,
    css: block.steps
      .map((step) =>
        posterRules(
          `${selector} #${stepAnchor(block, step)} video`,
          file(step.data.video, posterOf(step.data.posterAtMs)),
          null,
        ),
      )
      .join(""),
    files: block.steps.flatMap((step) => captionsOf(block, step) ?? []),
  };
}
