import { MEDIA_FORMATS, type MediaFormat, type MediaFormatId } from "@nv/ui/media-formats";

/** A size in which a card goes out: its measures, its margins and its least letter are those of the style guide. */
export interface CardRatio extends Pick<MediaFormat, "widthPx" | "heightPx" | "safe" | "minTextPx"> {
  /** As its file is named. */
  readonly id: string;
  /** As people call it. */
  readonly label: string;
  /** Places where it is posted. */
  readonly use: string;
  /** Bands that the network covers with its own buttons and names: nothing is drawn there but the ground. */
  readonly covered: { readonly topPx: number; readonly bottomPx: number };
}

/** Measures of a piece of the style guide. */
function measuresOf(id: MediaFormatId): Omit<CardRatio, "id" | "label" | "use"> {
  const format = MEDIA_FORMATS.find((one) => one.id === id);
  if (format === undefined) throw new RangeError(`the style guide has no piece called ${id}`);
  const { widthPx, heightPx, safe, minTextPx } = format;
  // More room above or below than at the sides is what somebody else draws over.
  const covered = {
    topPx: safe.top > safe.left ? safe.top : 0,
    bottomPx: safe.bottom > safe.left ? safe.bottom : 0,
  };
  return { widthPx, heightPx, safe, minTextPx, covered };
}

/** The sizes of a card, upright first. */
export const RATIOS = [
  { id: "4x5", label: "4:5", use: "Instagram y Facebook", ...measuresOf("redes-retrato") },
  { id: "3x4", label: "3:4", use: "Cuadrícula de Instagram", ...measuresOf("redes-cuadricula") },
  { id: "1x1", label: "1:1", use: "WhatsApp y canales", ...measuresOf("redes-cuadrada") },
  { id: "9x16", label: "9:16", use: "Historias y estados", ...measuresOf("redes-historia") },
  { id: "16x9", label: "16:9", use: "X y Bluesky", ...measuresOf("redes-apaisada") },
  { id: "og", label: "1,91:1", use: "Vista previa de un enlace", ...measuresOf("redes-enlace") },
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
