import { escapeHtml } from "@nv/embeds";
import { pictureHtml, type ResolvedFile, sizedParts, UPRIGHT_BELOW_PX, videoParts, whose } from "@nv/piece-parts";
import type { PageInput, PageParts } from "../page-parts.ts";
import type { VideoOpenerConfig } from "./config.ts";
import { FIRST_FRAME, LOOP } from "./looped-videos.ts";
import { cutAround, openerRulesCss } from "./opener-css.ts";
import { LoopData, MOST_PHONE_BYTES } from "./rules.ts";
import { scrimOpacity } from "./scrim.ts";

/** Behind a title over what nobody measured: as if it were white. */
const UNKNOWN = { top: 1, middle: 1, bottom: 1 };

const paragraph = (text: string) => (text === "" ? "" : `<p>${escapeHtml(text)}</p>`);

/** The sizes of a loop that a phone may be made to load: at least the smallest. */
const lightParts = (loop: ResolvedFile) =>
  videoParts(loop).filter(({ sizeBytes }, index) => index === 0 || sizeBytes <= MOST_PHONE_BYTES);

/** The sizes of the loops for the script, those of phones first. */
const sizesOf = (phone: ResolvedFile, wide: ResolvedFile) =>
  [...sizedParts(lightParts(phone), UPRIGHT_BELOW_PX), ...sizedParts(videoParts(wide))].map(({ part, upToPx }) => ({
    src: part.src,
    upToPx,
  }));

/** Returns the position at which a loop is cropped on a phone, by the shape of its sizes. */
function cutOf(loop: ResolvedFile, focus: VideoOpenerConfig["focus"]): string {
  const [first] = videoParts(loop);
  return first === undefined ? "" : cutAround({ widthPx: first.widthPx ?? 1, heightPx: first.heightPx ?? 1 }, focus);
}

/** A silent video with the title over it: the picture and the title are there at once, and the video when it does not hold up anything. */
export function videoOpenerPage(config: VideoOpenerConfig, input: PageInput): PageParts {
  const { source, vertical, focus, kicker, heading, byline, position } = config;
  const { title, altText, file } = input;
  const loop = file(source, LOOP);
  const upright = vertical === "" ? null : file(vertical, LOOP);
  const opacityOf = ({ data }: ResolvedFile) =>
    scrimOpacity(LoopData.safeParse(data).data?.luminance ?? UNKNOWN, position);
  const poster = file(source, FIRST_FRAME);
  const posters =
    vertical === ""
      ? [{ file: poster, minWidthPx: 0 }]
      : [
          { file: file(vertical, FIRST_FRAME), minWidthPx: 0 },
          { file: poster, minWidthPx: UPRIGHT_BELOW_PX },
        ];
  const look = {
    position,
    wideOpacity: opacityOf(loop),
    narrowOpacity: opacityOf(upright ?? loop),
    hasUpright: upright !== null,
    cutAt: upright === null ? cutOf(loop, focus) : "",
  };
  const own = { kind: "opener", sizes: sizesOf(upright ?? loop, loop) };
  const html =
    `<header class="nv-opener">${pictureHtml(posters, altText)}` +
    '<video muted loop playsinline preload="none" aria-hidden="true" tabindex="-1"></video>' +
    `<div class="nv-opener__text">${paragraph(kicker)}<h1>${escapeHtml(heading || title)}</h1>${paragraph(byline)}</div>` +
    '<button type="button" hidden></button></header>';
  return {
    ...whose(input, upright === null ? [loop] : [loop, upright]),
    body: {
      kind: "html",
      html,
      head: `<style>${openerRulesCss(look)}</style>`,
      saysAlt: true,
      own,
    },
  };
}
