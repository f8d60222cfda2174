import { averageWidth } from "./sfnt-metrics.ts";

/** A font that readers already have, to hold the place of ours until it arrives. */
export interface SystemFont {
  /** Names under which systems know it, or a font of the same measures. */
  readonly localNames: readonly string[];
  /** Average width of a letter of Spanish text, ratio of the em. */
  readonly widthRatio: number;
}

/** Widths per mille of the em, as the Adobe font metrics of Times Roman and Helvetica give them. */
const TIMES: Readonly<Record<string, number>> = {
  " ": 250,
  a: 444,
  b: 500,
  c: 444,
  d: 500,
  e: 444,
  f: 333,
  g: 500,
  h: 500,
  i: 278,
  l: 278,
  m: 778,
  n: 500,
  o: 500,
  p: 500,
  q: 500,
  r: 333,
  s: 389,
  t: 278,
  u: 500,
  v: 500,
  y: 500,
  z: 444,
};
const HELVETICA: Readonly<Record<string, number>> = {
  " ": 278,
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  y: 500,
  z: 500,
};

/** The same of Times Bold and Helvetica Bold. */
const TIMES_BOLD: Readonly<Record<string, number>> = {
  " ": 250,
  a: 500,
  b: 556,
  c: 444,
  d: 556,
  e: 444,
  f: 333,
  g: 500,
  h: 556,
  i: 278,
  l: 278,
  m: 833,
  n: 556,
  o: 500,
  p: 556,
  q: 500,
  r: 444,
  s: 389,
  t: 333,
  u: 556,
  v: 500,
  y: 500,
  z: 444,
};
const HELVETICA_BOLD: Readonly<Record<string, number>> = {
  " ": 278,
  a: 556,
  b: 611,
  c: 556,
  d: 611,
  e: 556,
  f: 333,
  g: 611,
  h: 611,
  i: 278,
  l: 278,
  m: 889,
  n: 611,
  o: 611,
  p: 611,
  q: 611,
  r: 389,
  s: 556,
  t: 333,
  u: 611,
  v: 556,
  y: 556,
  z: 500,
};

function widthRatio(widths: Readonly<Record<string, number>>): number {
  const perMille = averageWidth((letter) => {
    const width = widths[letter];
    if (width === undefined) throw new RangeError(`no width is known for ${JSON.stringify(letter)}`);
    return width;
  });
  return perMille / 1000;
}

/** The stand-in of each family. */
export const SYSTEM_FONTS = {
  Newsreader: { localNames: ["Times New Roman", "Liberation Serif", "Tinos"], widthRatio: widthRatio(TIMES) },
  "Public Sans": { localNames: ["Arial", "Liberation Sans", "Arimo"], widthRatio: widthRatio(HELVETICA) },
  "IBM Plex Mono": { localNames: ["Courier New", "Liberation Mono", "Cousine"], widthRatio: 0.6 },
} as const satisfies Record<string, SystemFont>;

/** A font that holds the place of a typeface of pieces, on the systems that have it. */
export interface StandIn extends SystemFont {
  /** Letter of those systems: `f` has the fonts that everybody copied, `a` is Android, which has none of them, `d` a Linux without copies. */
  readonly system: "f" | "a" | "d";
}

/** Average width of a letter of Spanish text in Android's fonts, ratio of the em: of Roboto 3 and Noto Serif 2.013, by their own tables. */
const ANDROID = { roboto: 0.4522, robotoBold: 0.4572, notoSerif: 0.4844, notoSerifBold: 0.5142 } as const;

/** The same of DejaVu 2.37, by its own tables. */
const DEJAVU = { serif: 0.5184, serifBold: 0.572, sans: 0.5148, sansBold: 0.5784 } as const;

/** The stand-ins of the typefaces of pieces, for what is regular and for what is set strong, and the families behind them. */
export const STAND_INS = {
  serif: {
    stack: '"Times New Roman",serif',
    fonts: {
      regular: [
        { system: "f", ...SYSTEM_FONTS.Newsreader },
        {
          system: "a",
          localNames: ["Noto Serif", "Noto Serif Regular", "NotoSerif-Regular", "NotoSerif"],
          widthRatio: ANDROID.notoSerif,
        },
        { system: "d", localNames: ["DejaVu Serif", "DejaVuSerif"], widthRatio: DEJAVU.serif },
      ],
      bold: [
        {
          system: "f",
          localNames: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold"],
          widthRatio: widthRatio(TIMES_BOLD),
        },
        { system: "a", localNames: ["Noto Serif Bold", "NotoSerif-Bold"], widthRatio: ANDROID.notoSerifBold },
        { system: "d", localNames: ["DejaVu Serif Bold", "DejaVuSerif-Bold"], widthRatio: DEJAVU.serifBold },
      ],
    },
  },
  sans: {
    stack: "system-ui,sans-serif",
    fonts: {
      regular: [
        { system: "f", ...SYSTEM_FONTS["Public Sans"] },
        { system: "a", localNames: ["Roboto", "Roboto Regular", "Roboto-Regular"], widthRatio: ANDROID.roboto },
        { system: "d", localNames: ["DejaVu Sans", "DejaVuSans"], widthRatio: DEJAVU.sans },
      ],
      bold: [
        {
          system: "f",
          localNames: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
          widthRatio: widthRatio(HELVETICA_BOLD),
        },
        { system: "a", localNames: ["Roboto Bold", "Roboto-Bold"], widthRatio: ANDROID.robotoBold },
        { system: "d", localNames: ["DejaVu Sans Bold", "DejaVuSans-Bold"], widthRatio: DEJAVU.sansBold },
      ],
    },
  },
} as const satisfies Record<
  string,
  { readonly stack: string; readonly fonts: Readonly<Record<"regular" | "bold", readonly StandIn[]>> }
>;
