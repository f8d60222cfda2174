/** A size in which a card goes out. */
export interface CardRatio {
  /** As its file is named. */
  readonly id: string;
  /** As people call it. */
  readonly label: string;
  /** Where it is posted. */
  readonly use: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Bands that the network covers with its own buttons and names: nothing is drawn there but the ground. */
  readonly safeTopPx: number;
  readonly safeBottomPx: number;
}

/**
 * The sizes of a card, upright first. The bands of 9:16 are what Meta asks to leave free in stories: 14 % above and 20 % below.
 */
export const RATIOS = [
  {
    id: "4x5",
    label: "4:5",
    use: "Instagram y Facebook",
    widthPx: 1080,
    heightPx: 1350,
    safeTopPx: 0,
    safeBottomPx: 0,
  },
  {
    id: "3x4",
    label: "3:4",
    use: "Cuadrícula de Instagram",
    widthPx: 1080,
    heightPx: 1440,
    safeTopPx: 0,
    safeBottomPx: 0,
  },
  { id: "1x1", label: "1:1", use: "WhatsApp y canales", widthPx: 1080, heightPx: 1080, safeTopPx: 0, safeBottomPx: 0 },
  {
    id: "9x16",
    label: "9:16",
    use: "Historias y estados",
    widthPx: 1080,
    heightPx: 1920,
    safeTopPx: 270,
    safeBottomPx: 384,
  },
  { id: "16x9", label: "16:9", use: "X y Bluesky", widthPx: 1200, heightPx: 675, safeTopPx: 0, safeBottomPx: 0 },
  {
    id: "og",
    label: "1,91:1",
    use: "Vista previa de un enlace",
    widthPx: 1200,
    heightPx: 630,
    safeTopPx: 0,
    safeBottomPx: 0,
  },
] as const satisfies readonly CardRatio[];

/** Name of a size. */
export type RatioId = (typeof RATIOS)[number]["id"];

/** The names of the sizes. */
export const RATIO_IDS = ["4x5", "3x4", "1x1", "9x16", "16x9", "og"] as const satisfies readonly RatioId[];

/** A size by its name. */
export function ratioOf(id: RatioId): CardRatio {
  const found = RATIOS.find((ratio) => ratio.id === id);
  if (found === undefined) throw new RangeError(`no size of a card is called ${id}`);
  return found;
}
