import { graphicType } from "../graphic-type.ts";
import { aboutCard } from "./about.ts";
import { cardAltDraft } from "./alt-draft.ts";
import { cardRenditions } from "./card-picture.ts";
import { cardCites } from "./cites.ts";
import { CardConfig } from "./config.ts";
import { ratioOf } from "./core/ratios.ts";
import { slideCount } from "./draw/draw-card.ts";
import { cardDraws, pageRatio } from "./drawn-card.ts";
import { cardExample } from "./example.ts";
import { cardPage } from "./page.ts";
import { cardFileRules } from "./rules.ts";

/** A card for the networks, in every ratio. */
export const card = graphicType({
  about: aboutCard,
  schema: CardConfig,
  renditions: cardRenditions,
  fileRules: cardFileRules,
  draws: cardDraws,
  cites: cardCites,
  altDraft: cardAltDraft,
  isShownByEditor: true,
  words: ({ kicker, heading, text, quote, author, slides }) => [
    ...[kicker, heading, text, quote, author],
    ...slides.map((slide) => `${slide.heading} ${slide.text}`),
  ],
  page: cardPage,
  shapes: (config) => {
    const { widthPx, heightPx } = ratioOf(pageRatio(config));
    const heightRatio = (heightPx / widthPx) * slideCount(config);
    return [{ minWidthPx: 0, mostWidthPx: 540, heightRatio }];
  },
  editor: async () => (await import("./Fields.tsx")).CardFields,
  example: cardExample,
});
