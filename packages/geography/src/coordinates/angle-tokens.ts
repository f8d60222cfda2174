/** Which coordinate a letter or a word speaks of, and on which side: 0 when it does not say. */
export interface AxisToken {
  readonly kind: "axis";
  readonly axis: "lat" | "lon";
  readonly sign: -1 | 0 | 1;
}

/** A figure with the mark behind it. */
export interface FigureToken {
  readonly kind: "figure";
  /** Without its sign. */
  readonly value: number;
  readonly sign: -1 | 0 | 1;
  readonly hasFraction: boolean;
  readonly mark: "degrees" | "minutes" | "seconds" | null;
}

/** A piece of written coordinates. */
export type AngleToken = AxisToken | FigureToken;

const TOKEN =
  /(?<figure>[+\-\u2212\u2013]?\d+(?:[.,]\d+)?)|(?<degrees>[°º˚])|(?<seconds>["\u201c\u201d\u2033]|['\u2018\u2019\u2032\u00b4]{2})|(?<minutes>['\u2018\u2019\u2032\u00b4])|(?<word>\p{L}+)|(?<space>[\s,;/|:=()[\]{}.]+)|(?<other>.)/gsu;

const WORDS: Readonly<Record<string, AxisToken | null>> = {
  n: { kind: "axis", axis: "lat", sign: 1 },
  norte: { kind: "axis", axis: "lat", sign: 1 },
  north: { kind: "axis", axis: "lat", sign: 1 },
  s: { kind: "axis", axis: "lat", sign: -1 },
  sur: { kind: "axis", axis: "lat", sign: -1 },
  south: { kind: "axis", axis: "lat", sign: -1 },
  e: { kind: "axis", axis: "lon", sign: 1 },
  este: { kind: "axis", axis: "lon", sign: 1 },
  east: { kind: "axis", axis: "lon", sign: 1 },
  o: { kind: "axis", axis: "lon", sign: -1 },
  oeste: { kind: "axis", axis: "lon", sign: -1 },
  w: { kind: "axis", axis: "lon", sign: -1 },
  west: { kind: "axis", axis: "lon", sign: -1 },
  lat: { kind: "axis", axis: "lat", sign: 0 },
  latitud: { kind: "axis", axis: "lat", sign: 0 },
  latitude: { kind: "axis", axis: "lat", sign: 0 },
  lon: { kind: "axis", axis: "lon", sign: 0 },
  lng: { kind: "axis", axis: "lon", sign: 0 },
  long: { kind: "axis", axis: "lon", sign: 0 },
  longitud: { kind: "axis", axis: "lon", sign: 0 },
  longitude: { kind: "axis", axis: "lon", sign: 0 },
  coordenadas: null,
  y: null,
};

const SIGNS: Readonly<Record<string, -1 | 1>> = { "+": 1, "-": -1, "\u2212": -1, "\u2013": -1 };

function figureOf(text: string): FigureToken {
  const sign = SIGNS[text[0] ?? ""] ?? 0;
  const digits = (sign === 0 ? text : text.slice(1)).replace(",", ".");
  return { kind: "figure", value: Number(digits), sign, hasFraction: digits.includes("."), mark: null };
}

/**
 * Takes apart what may be a pair of angles. Each sign is looked at once.
 *
 * @returns `null` when there is a word or a sign that no coordinates have.
 */
export function angleTokens(text: string): readonly AngleToken[] | null {
  const tokens: AngleToken[] = [];
  for (const { groups = {} } of text.matchAll(TOKEN)) {
    if (groups.figure !== undefined) tokens.push(figureOf(groups.figure));
    else if (groups.word !== undefined) {
      const word = WORDS[groups.word.toLowerCase()];
      if (word === undefined) return null;
      if (word !== null) tokens.push(word);
    } else if (groups.other !== undefined) return null;
    else if (groups.space === undefined) {
      const last = tokens.at(-1);
      if (last?.kind !== "figure" || last.mark !== null) return null;
      const mark = groups.degrees !== undefined ? "degrees" : groups.seconds !== undefined ? "seconds" : "minutes";
      tokens[tokens.length - 1] = { ...last, mark };
    }
  }
  return tokens;
}
