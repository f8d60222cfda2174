/** Size of every picture, in its own units. */
export const PICTURE_SIZE = { width: 96, height: 60 } as const;

/** Colours that a picture is drawn in: tokens of the house, which have their value for the night. */
export const INKS = {
  accent: "--nv-accent",
  ink: "--nv-ink",
  soft: "--nv-edge",
  rule: "--nv-rule",
  wash: "--nv-wash",
  sheet: "--nv-sheet",
  blue: "--nv-data-2",
  ochre: "--nv-data-3",
  green: "--nv-data-4",
  paleRed: "--nv-seq-red-1",
  paleBlue: "--nv-seq-blue-1",
} as const;

/** A shape of a picture: its colour, its path, and the width of its stroke; without a width it is filled. */
export type Shape = readonly [ink: keyof typeof INKS, path: string, strokeWidth?: number];

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const dots = (radius: number, ...places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => dot(x, y, radius)).join("");

/** Lines of a text, one under another, each with its length. */
const text = (x: number, y: number, gap: number, ...lengths: readonly number[]) =>
  lengths.map((length, at) => `M${x} ${y + at * gap}h${length}`).join("");

const SEA_AND_LAND: readonly Shape[] = [
  ["paleBlue", box(0, 0, 96, 60)],
  ["wash", "M0 38C18 30 30 40 46 32S74 20 96 24V60H0z"],
];

/** Each picture: an image of what a tool makes, from the back to the front. */
export const PICTURES = {
  lines: [
    ["rule", "M10 50H86M10 36H86M10 22H86", 1],
    ["soft", "M12 45 30 40 48 28 66 31 84 40", 2],
    ["accent", "M12 43 30 36 48 12 66 21 84 38", 3],
  ],
  rows: [
    ["rule", "M8 16H88M8 28H88M8 40H88M8 52H88", 1],
    ["ink", "M8 10h24M54 10h34", 2.5],
    ["soft", text(8, 22, 12, 28, 20, 24), 2],
    ["accent", box(54, 19, 34, 6)],
    ["blue", box(54, 31, 22, 6) + box(54, 43, 12, 6)],
  ],
  areas: [
    ["paleBlue", "M14 12H40L36 30 16 34z"],
    ["blue", "M40 12 66 9 70 26 36 30zM36 30 70 26 64 50 40 52z"],
    ["ochre", "M66 9 84 16 80 40 64 50 70 26z"],
    ["accent", "M16 34 36 30 40 52 24 48z"],
    ["sheet", "M40 12 36 30 40 52M16 34 36 30 70 26M66 9 70 26 64 50", 1.5],
  ],
  bubbles: [
    ["wash", "M14 12 40 8 68 10 84 20 78 44 60 52 26 50z"],
    ["soft", "M40 8 36 30 26 50M36 30 78 44", 1],
    ["accent", dot(34, 26, 11)],
    ["blue", dots(6, [60, 22], [68, 38]) + dots(3, [48, 42], [22, 40], [74, 24])],
  ],
  registry: [
    [
      "rule",
      box(10, 10, 22, 16) + box(37, 10, 22, 16) + box(64, 10, 22, 16) + box(10, 34, 22, 16) + box(64, 34, 22, 16),
      1.5,
    ],
    ["wash", box(37, 34, 22, 16)],
    ["accent", "M40 46 46 40 50 43 56 36", 2.5],
    ["soft", "M13 22 19 17 23 19 29 13M67 22v-4M73 22v-8M79 22v-6M13 46h16M67 38h16M67 43h10", 2],
    ["blue", dots(2, [42, 20], [48, 15], [54, 18])],
  ],
  link: [
    ["rule", box(12, 9, 72, 42), 1.5],
    ["wash", box(12, 9, 72, 10)],
    ["soft", "M18 14h34", 2],
    ["accent", "M48 27v16M40 35h16", 3],
  ],
  tabs: [
    ["ink", box(12, 10, 22, 9)],
    ["rule", box(37, 10, 22, 9) + box(62, 10, 22, 9), 1.5],
    ["soft", box(14, 38, 12, 12) + box(48, 32, 12, 18) + box(65, 42, 12, 8)],
    ["accent", box(31, 26, 12, 24)],
  ],
  together: [
    ["ink", "M10 12h44", 3],
    ["rule", box(10, 20, 36, 30) + box(50, 20, 36, 30), 1.5],
    ["accent", "M14 44 24 32 32 38 42 26", 2.5],
    ["blue", "M54 30 64 38 72 34 82 44", 2.5],
  ],
  widths: [
    ["rule", box(30, 10, 56, 40), 1.5],
    ["blue", "M36 42 50 28 62 34 80 18", 2.5],
    ["sheet", box(10, 20, 20, 32)],
    ["ink", box(10, 20, 20, 32), 1.5],
    ["accent", "M14 44 19 34 26 40", 2.5],
  ],
  breakout: [
    ["rule", text(30, 9, 5, 36, 36) + text(30, 49, 5, 36, 26), 2],
    ["paleRed", box(8, 20, 80, 23)],
    ["accent", "M8 20H88M14 38 32 28 52 33 82 24", 2.5],
  ],
  check: [
    ["soft", box(12, 32, 10, 18) + box(27, 22, 10, 28) + box(42, 38, 10, 12)],
    ["rule", "M8 50H58", 1.5],
    ["paleRed", dot(70, 28, 17)],
    ["accent", "M62 29 68 35 79 22", 3.5],
  ],
  spoken: [
    ["rule", "M10 50H48", 1.5],
    ["soft", box(13, 34, 8, 16) + box(25, 24, 8, 26) + box(37, 40, 8, 10)],
    ["wash", "M54 10h34v28H68l-8 8v-8h-6z"],
    ["accent", text(60, 18, 6, 22, 22, 13), 2.5],
  ],
  coverage: [
    ["green", dots(5, [18, 16], [33, 16], [48, 16], [63, 16], [18, 31], [33, 31], [48, 31], [18, 46], [33, 46])],
    ["accent", dots(4.25, [78, 16], [63, 31], [48, 46]), 1.5],
    ["rule", dots(4.25, [78, 31], [63, 46], [78, 46]), 1.5],
  ],
  locator: [
    ...SEA_AND_LAND,
    ["sheet", "M6 56 34 44 58 42 92 34", 3],
    ["accent", dot(42, 43, 4.5)],
    ["ink", "M52 32h26", 4],
  ],
  quake: [
    ["paleRed", dot(48, 30, 25)],
    ["sheet", dot(48, 30, 18)],
    ["accent", dot(48, 30, 25), 0.75],
    ["accent", dot(48, 30, 18), 1],
    ["accent", dot(48, 30, 10), 1.5],
    ["accent", dot(48, 30, 4)],
  ],
  dots: [
    [
      "accent",
      dots(
        1.75,
        [16, 44],
        [20, 48],
        [24, 42],
        [29, 46],
        [32, 38],
        [36, 42],
        [34, 33],
        [41, 36],
        [44, 30],
        [46, 40],
        [49, 34],
      ) +
        dots(1.75, [52, 27], [55, 33], [57, 22], [61, 28], [64, 19], [67, 25], [70, 15], [74, 20], [53, 39], [40, 27]),
    ],
    ["blue", dots(1.75, [20, 16], [26, 20], [24, 12], [74, 44], [78, 48], [70, 49], [82, 42], [60, 45], [33, 18])],
  ],
  simplify: [
    ["rule", "M10 34l5-9 2-7 8-4 3 2 6-5 5 6-2 5 4 7-4 5 2 5-8 4-6-2-5 4-6-4z", 1.5],
    ["soft", "M47 30h8m-3-3 3 3-3 3", 2],
    ["paleRed", "M62 34 70 14 88 16 90 32 76 44z"],
    ["accent", "M62 34 70 14 88 16 90 32 76 44z", 2.5],
  ],
  layers: [
    ["rule", "M48 30 82 42 48 54 14 42z"],
    ["paleBlue", "M48 18 82 30 48 42 14 30z"],
    ["blue", "M48 18 82 30 48 42 14 30z", 1],
    ["paleRed", "M48 6 82 18 48 30 14 18z"],
    ["accent", "M48 6 82 18 48 30 14 18zM30 18 48 13 66 20", 1.5],
  ],
  sections: [
    ["wash", box(8, 8, 80, 44)],
    ["accent", "M34 22 54 18 60 36 38 40z"],
    [
      "soft",
      "M8 24 34 22 54 18 88 12M34 22 38 40 8 44M38 40 60 36 88 42M38 40 40 52M60 36 62 52M54 18 60 36M34 22 30 8M54 18 52 8",
      1.25,
    ],
  ],
  ship: [
    ["paleBlue", box(0, 0, 96, 60)],
    ["wash", "M0 0H40C34 10 20 12 14 22S6 38 0 40z"],
    ["blue", "M24 46C34 40 40 46 48 40", 2],
    ["blue", "M52 37l2-2m3-3 2-2m3-3 2-2", 2],
    ["accent", "M68 22l8-8 2 11-5-1z"],
  ],
  buildings: [
    ["wash", "M10 44 46 56 88 42 52 32z"],
    ["soft", "M20 26 34 30V50L20 45zM54 12 68 16V46L54 42z"],
    ["rule", "M34 30 46 26V46L34 50zM68 16 80 12V42L68 46z"],
    ["accent", "M20 26 32 22 46 26 34 30zM54 12 66 8 80 12 68 16z"],
  ],
  story: [
    ["blue", box(0, 0, 96, 60)],
    ["ink", "M0 46 22 26 38 38 66 16 96 38V60H0z"],
    ["sheet", box(12, 30, 34, 22)],
    ["soft", text(17, 36, 5, 24, 24, 14), 2],
  ],
  formats: [
    ["rule", box(8, 10, 18, 40) + box(30, 10, 18, 40) + box(52, 10, 18, 40) + box(74, 10, 18, 40), 1.5],
    ["blue", box(10, 12, 14, 20)],
    ["accent", "M36 22l7 5-7 5z"],
    ["ochre", dot(61, 26, 5)],
    ["green", "M76 34 83 22 90 34z"],
    ["soft", text(11, 38, 5, 12, 8) + text(33, 38, 5, 12, 8) + text(55, 38, 5, 12, 8) + text(77, 40, 5, 12, 8), 1.5],
  ],
  artboards: [
    ["rule", box(8, 10, 46, 34) + box(58, 10, 18, 34) + box(80, 10, 10, 34), 1.5],
    ["blue", "M12 40 24 24 34 32 50 16V40zM61 40 66 28 73 34V40zM82 40 85 32 88 40z"],
    ["accent", "M20 17h14M62 17h9", 2.5],
    ["soft", "M8 51H54M58 51H76M80 51H90", 1.5],
  ],
  settings: [
    ["rule", "M14 16H82M14 30H82M14 44H82", 2],
    ["sheet", dots(5, [34, 16], [62, 30], [44, 44])],
    ["ink", dot(34, 16, 5) + dot(44, 44, 5), 2],
    ["accent", dot(62, 30, 5.5)],
  ],
  video: [
    ["ink", box(8, 7, 80, 46)],
    ["sheet", "M41 19 60 29 41 39z"],
    ["soft", "M14 47H82", 2],
    ["accent", "M14 47H44", 2],
  ],
  opener: [
    ["blue", box(0, 0, 96, 60)],
    ["ink", "M0 40C20 34 40 46 60 38S86 34 96 38V60H0z"],
    ["sheet", "M10 40h46M10 48h30", 4],
    ["sheet", "M78 12a7 7 0 1 1-6 3m0-5v5h5", 1.75],
  ],
  image: [
    ["paleBlue", box(10, 9, 76, 42)],
    ["ochre", dot(68, 21, 6)],
    ["green", "M10 46 32 24 46 38 58 30 86 48V51H10z"],
    ["soft", box(10, 9, 76, 42), 1.5],
  ],
  shadow: [
    ["ochre", box(0, 0, 96, 60)],
    ["blue", "M0 60 40 22 60 38 96 12V60z"],
    ["ink", "M30 45 43 15 56 45M35 35H51", 6],
    ["sheet", "M28 43 41 13 54 43M33 33H49", 4],
  ],
  margins: [
    ["rule", "M30 6v48M66 6v48", 1],
    ["wash", box(36, 8, 24, 44)],
    ["ink", box(36, 8, 24, 44), 1.5],
    ["accent", "M30 30h36M34 26 30 30l4 4M62 26l4 4-4 4", 2],
  ],
  photo: [
    ["paleBlue", box(12, 12, 48, 36)],
    ["green", "M12 42 28 26 40 38 48 32 60 44V48H12z"],
    ["soft", box(12, 12, 48, 36), 1.5],
    ["accent", "M76 46V18M67 27l9-9 9 9", 3],
  ],
  photos: [
    ["rule", box(24, 8, 40, 28)],
    ["soft", box(18, 14, 40, 28)],
    ["paleBlue", box(12, 20, 40, 30)],
    ["green", "M12 46 26 32 36 42 42 37 52 46V50H12z"],
    ["soft", box(12, 20, 40, 30), 1.5],
    ["accent", "M76 46V18M67 27l9-9 9 9", 3],
  ],
  card: [
    ["rule", box(6, 19, 22, 22) + box(68, 24, 24, 13), 1.5],
    ["ink", box(34, 6, 28, 48)],
    ["sheet", "M40 18h12", 5],
    ["accent", "M40 27h16", 3],
    ["soft", text(40, 36, 5, 16, 11) + text(11, 27, 5, 12, 8) + text(73, 29, 4, 14, 9), 1.5],
  ],
  markets: [
    ["rule", "M10 50H86", 1.5],
    ["accent", "M18 14V40M40 20V46", 1.5],
    ["accent", box(14, 18, 8, 16) + box(36, 26, 8, 15)],
    ["green", "M29 24V48M51 14V38M62 18V34M74 8V30", 1.5],
    ["green", box(25, 30, 8, 12) + box(47, 18, 8, 15) + box(58, 21, 8, 9) + box(70, 11, 8, 14)],
  ],
  box: [
    ["rule", box(26, 6, 44, 48), 1.5],
    ["wash", box(31, 11, 34, 10)],
    ["ink", "M52 16h9", 3],
    ["soft", dots(3, [35, 30], [46, 30], [57, 30], [35, 39], [46, 39], [57, 39], [35, 48], [46, 48])],
    ["accent", dot(57, 48, 3.5)],
  ],
  series: [
    ["rule", "M10 50H86", 1.5],
    ["soft", box(14, 38, 8, 12) + box(27, 32, 8, 18) + box(40, 35, 8, 15)],
    ["accent", box(53, 24, 8, 26)],
    ["accent", "M80 16a9 9 0 1 1-4-7m1-5-1 5-5 0", 2],
  ],
  tracker: [
    ["paleRed", "M8 22C30 12 44 26 60 26S80 22 88 20V36C76 38 74 42 60 42S30 30 8 38z"],
    ["accent", "M8 30C30 21 44 34 60 34S78 29 88 28", 3],
    ["soft", dots(2.25, [16, 20], [28, 36], [38, 18], [50, 40], [64, 24], [74, 42], [80, 22])],
  ],
  average: [
    ["paleRed", "M8 12C30 10 44 18 60 22S80 26 88 26V32C76 32 74 30 60 28S30 18 8 20z"],
    ["rule", "M10 52H88", 1],
    ["accent", "M8 16C30 14 44 22 60 25S78 28 88 29", 3],
    ["soft", "M8 34C30 34 44 30 60 30S78 26 88 25M8 44C30 42 50 46 88 42", 2],
    ["soft", dots(2, [18, 12], [30, 20], [44, 16], [24, 38], [52, 34], [70, 24], [36, 47], [74, 47])],
  ],
  compare: [
    ["rule", "M10 50H86M48 8V50", 1],
    ["soft", "M12 20 30 26 48 24 66 34 84 32M12 36 30 32 48 40 66 42 84 44M12 28 30 38 48 32 66 26 84 22", 1.5],
    ["accent", "M12 16 30 20 48 14", 3],
    ["accent", dot(48, 14, 4)],
  ],
  chamber: [
    [
      "accent",
      dots(
        2.5,
        [30, 46],
        [20, 46],
        [10, 46],
        [12, 36],
        [23, 36],
        [16, 27],
        [34, 37],
        [29, 28],
        [23, 20],
        [32, 15],
        [37, 23],
        [43, 31],
      ),
    ],
    ["soft", dots(2.5, [43, 12], [48, 21], [53, 12], [53, 31], [59, 23], [64, 15], [73, 20], [67, 28])],
    ["blue", dots(2.5, [62, 37], [80, 27], [73, 36], [84, 36], [66, 46], [76, 46], [86, 46])],
    ["rule", "M48 4V14", 1.5],
  ],
  recover: [
    ["rule", box(8, 8, 48, 36), 1.5],
    ["soft", "M14 36 26 22 36 30 50 16", 2],
    ["accent", "M74 10V34M65 26l9 9 9-9M62 48H86", 3],
  ],
  pin: [
    ["rule", text(40, 16, 14, 44, 44, 44), 1.5],
    ["soft", text(40, 12, 14, 30, 24, 34), 2],
    ["accent", "M20 52C12 40 9 34 9 27a11 11 0 0 1 22 0c0 7-3 13-11 25z"],
    ["sheet", dot(20, 27, 4)],
  ],
  euro: [
    ["soft", box(52, 38, 8, 12) + box(65, 28, 8, 22) + box(78, 16, 8, 34)],
    ["rule", "M48 50H90", 1.5],
    ["accent", "M36 16a14 14 0 1 0 0 28M12 26h18M12 33h16", 3.5],
  ],
  embed: [
    ["rule", box(30, 12, 36, 36), 1.5],
    ["soft", "M35 40 43 28 50 34 61 20", 2],
    ["accent", "M20 18 8 30 20 42M76 18 88 30 76 42", 3],
  ],
  composer: [
    ["rule", box(22, 4, 52, 52), 1.5],
    ["soft", text(29, 11, 5, 38, 30) + text(29, 46, 5, 38, 24), 2],
    ["paleRed", box(28, 21, 40, 19)],
    ["accent", "M28 21h40v19H28zM33 35 42 27 50 32 63 25", 2],
  ],
  include: [
    ["rule", box(8, 8, 22, 44) + box(37, 8, 22, 44) + box(66, 8, 22, 44), 1.5],
    ["soft", text(12, 14, 5, 14, 10) + text(41, 44, 5, 14) + text(41, 14, 5, 14) + text(70, 38, 5, 14, 14, 8), 2],
    ["accent", box(11, 34, 16, 10) + box(40, 26, 16, 10) + box(69, 18, 16, 10)],
  ],
  recipe: [
    ["wash", box(10, 7, 76, 46)],
    ["accent", text(16, 16, 16, 18, 14), 3],
    ["soft", "M38 16h30M22 24h26M22 32M34 32h22M22 40h36", 3],
    ["blue", "M52 24h18M62 40h10M16 48h6", 3],
  ],
  redirect: [
    ["rule", "M10 16H40M10 44H40", 2],
    ["soft", "M40 16C54 16 48 30 62 30M40 44C54 44 48 30 62 30", 2],
    ["accent", "M62 30H84M76 22l8 8-8 8", 3],
    ["soft", dots(3, [10, 16], [10, 44])],
  ],
  files: [
    ["wash", "M12 16h22l5 6h45v30H12z"],
    ["soft", "M12 16h22l5 6h45v30H12z", 1.5],
    ["paleBlue", box(22, 30, 20, 14)],
    ["blue", "M22 44 30 34 36 40 42 36V44z"],
    ["accent", "M58 32l11 6-11 6z"],
  ],
  drop: [
    ["soft", "M18 38v12H78V38", 2],
    ["accent", "M48 8V38M37 28l11 11 11-11", 3.5],
  ],
  team: [
    ["blue", dot(18, 16, 6)],
    ["accent", dot(18, 31, 6)],
    ["ochre", dot(18, 46, 6)],
    ["rule", "M32 16H88M32 31H88M32 46H88", 1],
    ["blue", "M34 16h22", 6],
    ["accent", "M52 31h22", 6],
    ["ochre", "M66 46h20", 6],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

/** Name of a picture. */
export type PictureName = keyof typeof PICTURES;
