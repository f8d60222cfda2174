import { graphicType } from "../graphic-type.ts";
import { aboutCard } from "./about.ts";
import { cardAltDraft } from "./alt-draft.ts";
import { cardCites } from "./cites.ts";
import { CardConfig } from "./config.ts";
import { tellsOfCount } from "./counted-card.ts";
import { cardDraws } from "./drawn-card.ts";
import { cardExample } from "./example.ts";

/** A card for the networks, in every ratio. */
export const card = graphicType({
  about: aboutCard,
  schema: CardConfig,
  draws: cardDraws,
  cites: cardCites,
  altDraft: cardAltDraft,
  // What was sent to networks stays as it was: only what tells of a count is looked at while that goes on.
  follows: ({ follows, ...card }) => follows && tellsOfCount(card),
  isShownByEditor: true,
  words: ({ kicker, heading, text, quote, author, slides }) => [
    ...[kicker, heading, text, quote, author],
    ...slides.map((slide) => `${slide.heading} ${slide.text}`),
  ],
  rendering: async () => (await import("./rendering.ts")).cardRendering,
  editor: async () => (await import("./Fields.tsx")).CardFields,
  example: cardExample,
});
