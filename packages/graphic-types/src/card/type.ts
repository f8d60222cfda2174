import { graphicType } from "../graphic-type.ts";
import { aboutCard } from "./about.ts";
import { cardAltDraft } from "./alt-draft.ts";
import { cardCites } from "./cites.ts";
import { CardConfig } from "./config.ts";
import { cardDraws } from "./drawn-card.ts";
import { cardExample } from "./example.ts";

/** A card for the networks, in every ratio. */
export const card = graphicType({
  about: aboutCard,
  schema: CardConfig,
  draws: cardDraws,
  cites: cardCites,
  altDraft: cardAltDraft,
  isShownByEditor: true,
  words: ({ kicker, heading, text, quote, author, slides }) => [
    ...[kicker, heading, text, quote, author],
    ...slides.map((slide) => `${slide.heading} ${slide.text}`),
  ],
  rendering: async () => (await import("./rendering.ts")).cardRendering,
  editor: async () => (await import("./Fields.tsx")).CardFields,
  example: cardExample,
});
