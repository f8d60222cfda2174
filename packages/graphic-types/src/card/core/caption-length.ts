/** Networks to which a card goes with a text of its own. */
export const NETWORKS = ["instagram", "x", "whatsapp", "bluesky"] as const;
export type Network = (typeof NETWORKS)[number];

/** Limit of a network on the text that goes with a picture. */
interface NetworkLimit {
  readonly label: string;
  readonly most: number;
}

/** The text that goes with a picture: how long it may be, in what each network counts. */
export const CAPTION_LIMITS: Readonly<Record<Network, NetworkLimit>> = {
  instagram: { label: "Instagram", most: 2200 },
  x: { label: "X", most: 280 },
  whatsapp: { label: "WhatsApp", most: 1024 },
  bluesky: { label: "Bluesky", most: 300 },
};

/** An address of any length is as long as the short one that X puts in its place. */
const X_ADDRESS_LENGTH = 23;

const ADDRESS = /https?:\/\/\S+/gu;

/** Characters that X counts once: Latin and its neighbours, and the marks of typography; any other counts twice. */
const ONCE: readonly (readonly [from: number, to: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

const graphemes = (text: string): readonly string[] =>
  Array.from(new Intl.Segmenter("es").segment(text), ({ segment }) => segment);

function xLength(text: string): number {
  const addresses = text.match(ADDRESS)?.length ?? 0;
  const weights = graphemes(text.normalize("NFC").replaceAll(ADDRESS, "")).map((grapheme) => {
    // A sign of several characters, as a flag, counts as one sign.
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme)) return 2;
    const codes = Array.from(grapheme, (character) => character.codePointAt(0) ?? 0);
    return codes.reduce((sum, code) => sum + (ONCE.some(([from, to]) => code >= from && code <= to) ? 1 : 2), 0);
  });
  return addresses * X_ADDRESS_LENGTH + weights.reduce((sum, weight) => sum + weight, 0);
}

/**
 * Returns the length of a text for a network.
 *
 * @see https://github.com/twitter/twitter-text/blob/master/config/v3.json for X, whose weights are halved here
 */
export function captionLength(network: Network, text: string): number {
  if (network === "x") return xLength(text);
  return network === "bluesky" ? graphemes(text).length : text.length;
}
