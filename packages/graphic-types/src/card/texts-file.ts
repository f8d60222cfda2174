import type { CardConfig } from "./config.ts";
import { CAPTION_LIMITS, NETWORKS } from "./core/caption-length.ts";

/** File of a revision with the texts that go with its pictures. */
export const TEXTS_FILE = "textos.txt";

/** The texts that go with the pictures of a card, to be pasted where they are posted. */
export function textsOf({ captions }: Pick<CardConfig, "captions">, altText: string): string {
  const parts = NETWORKS.filter((network) => captions[network] !== "").map(
    (network) => `${CAPTION_LIMITS[network].label}\n${captions[network]}`,
  );
  return `${[`Texto alternativo\n${altText}`, ...parts].join("\n\n")}\n`;
}
