import type { Cites } from "../capabilities.ts";
import { behind, CitedSnapshot, SAID_FILE, snapshotOf } from "./cited-snapshot.ts";
import type { CardConfig } from "./config.ts";
import { filledCard } from "./filled-card.ts";

/** Numbers of a card that come of what is published: with each revision stands what it said, and the headline is held against them. */
export const cardCites: Cites<CardConfig> = {
  filled: (config, { citedOf }) => filledCard(config, citedOf),
  snapshotFile: SAID_FILE,
  behind: (snapshot, filled) => behind(CitedSnapshot.parse(JSON.parse(snapshot)), snapshotOf(filled)),
  claim: ({ heading, headlineOf, text, values: [number] }) =>
    number === undefined
      ? null
      : {
          number,
          texts: [
            ...(heading.trim() === "" || headlineOf !== "" ? [] : [{ field: "heading", text: heading }]),
            ...(text.trim() === "" ? [] : [{ field: "text", text }]),
          ],
        },
};
