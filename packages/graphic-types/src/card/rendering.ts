import type { Rendering } from "../graphic-type.ts";
import { cardRenditions } from "./card-picture.ts";
import type { CardConfig } from "./config.ts";
import { ratioOf } from "./core/ratios.ts";
import { slideCount } from "./draw/draw-card.ts";
import { pageRatio } from "./drawn-card.ts";
import { cardPage } from "./page.ts";
import { cardFileRules } from "./rules.ts";

/** Pages of cards. */
export const cardRendering: Rendering<CardConfig> = {
  page: cardPage,
  renditions: cardRenditions,
  fileRules: cardFileRules,
  shapes: (config) => {
    const { widthPx, heightPx } = ratioOf(pageRatio(config));
    const heightRatio = (heightPx / widthPx) * slideCount(config);
    return [{ minWidthPx: 0, mostWidthPx: 540, heightRatio }];
  },
};
