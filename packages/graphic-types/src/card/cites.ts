import type { Cites, ToldText } from "../capabilities.ts";
import { behind, CitedSnapshot, SAID_FILE, snapshotOf } from "./cited-snapshot.ts";
import type { CardConfig } from "./config.ts";
import { NETWORKS } from "./core/caption-length.ts";
import { filledCard } from "./filled-card.ts";

/** The texts of a card that somebody writes beside its number: on it, and for those who post it. */
function textsOf({ heading, headlineOf, text, slides, captions }: Omit<CardConfig, "values">): readonly ToldText[] {
  const texts = [
    { field: "heading", text: headlineOf === "" ? heading : "" },
    { field: "text", text },
    ...slides.flatMap((slide, at) => [
      { field: `slides.${at}.heading`, text: slide.heading },
      { field: `slides.${at}.text`, text: slide.text },
    ]),
    ...NETWORKS.map((network) => ({ field: `captions.${network}`, text: captions[network] })),
  ];
  return texts.filter((one) => one.text.trim() !== "");
}

/** Numbers of a card that come of what is published: with each revision stands what it said, and what is written beside them is held against them. */
export const cardCites: Cites<CardConfig> = {
  filled: (config, { citedOf }) => filledCard(config, citedOf),
  snapshotFile: SAID_FILE,
  behind: (snapshot, filled) => behind(CitedSnapshot.parse(JSON.parse(snapshot)), snapshotOf(filled)),
  claim({ values: [number], ...config }) {
    return number === undefined ? null : { number, texts: textsOf(config) };
  },
};
