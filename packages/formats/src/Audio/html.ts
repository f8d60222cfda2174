import { escapeHtml } from "@nv/embeds";
import type { BlockInput, BlockParts } from "../format.ts";
import { stepHtml } from "../steps/step-html.ts";
import { flowItems } from "../still/flow-item.ts";
import { captionHtml } from "../still/photos.ts";
import { SOUND } from "./rules.ts";
import type { AudioBlock } from "./settings.ts";

/**
 * Sounds that a reader plays, each with what is said in it: all of it there for who looks for a word and on paper, and no longer than a few lines
 * on a screen, where it moves by itself.
 */
export function audioHtml(block: AudioBlock, { file }: BlockInput): BlockParts {
  const sounds = flowItems(block, "figure", ({ alt, text, data: { audio, transcript } }) => {
    const sound = file(audio, SOUND);
    const [part] = sound.parts;
    const src = escapeHtml(part?.src ?? "");
    const label = escapeHtml(alt || sound.altText || sound.name);
    const player = `<audio controls preload="none" aria-label="${label}"><source src="${src}" type="${part?.mediaType ?? ""}"><a href="${src}">${label}</a></audio>`;
    const said =
      transcript.trim() === ""
        ? ""
        : `<div class="nv-transcript" role="region" aria-label="Transcripción" tabindex="0"><p class="nv-transcript__head">Transcripción</p>${stepHtml(transcript)}</div>`;
    return player + captionHtml(text, sound.credit) + said;
  });
  return {
    ...{ scene: "", stills: [], said: [], saysCredit: true },
    flow: `<div class="nv-flow nv-sounds">${sounds}</div>`,
  };
}
