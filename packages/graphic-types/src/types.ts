import { ai2html } from "./ai2html/type.ts";
import { card } from "./card/type.ts";
import { cssWrapper } from "./css-wrapper/type.ts";
import { datawrapper } from "./datawrapper/type.ts";
import { figure } from "./figure/type.ts";
import { flourish } from "./flourish/type.ts";
import { ABOUT_FRAMED } from "./framed/about.ts";
import { framed } from "./framed/type.ts";
import { image } from "./image/type.ts";
import { locator } from "./locator/type.ts";
import { mediaQuery } from "./media-query/type.ts";
import { story } from "./story/type.ts";
import { switcher } from "./switcher/type.ts";
import { video } from "./video/type.ts";
import { videoOpener } from "./video-opener/type.ts";
import { wrapper } from "./wrapper/type.ts";

/** The types of graphic, in the order in which lists show them: one line a type. */
export const TYPES = [
  datawrapper,
  flourish,
  framed(ABOUT_FRAMED.external, { isRest: true }),
  image,
  framed(ABOUT_FRAMED.map),
  locator,
  figure,
  card,
  framed(ABOUT_FRAMED.scrolly),
  video,
  videoOpener,
  story,
  ai2html,
  wrapper,
  mediaQuery,
  switcher,
  cssWrapper,
] as const;
