import type { FieldProblem } from "@nv/contracts/schemas";
import type { DrawnInput, DrawnPicture, DrawnPieces, Draws } from "../capabilities.ts";
import { pictureOf } from "./card-picture.ts";
import type { CardConfig } from "./config.ts";
import type { RatioId } from "./core/ratios.ts";
import { drawCards } from "./draw/draw-card.ts";
import type { CardDrawing } from "./draw/shape.ts";
import { writeCardSvg } from "./draw/write-svg.ts";

/** The size that stands for a card where one picture does: that of the preview of a link, or the first that it has. */
export const shownRatio = ({ ratios }: Pick<CardConfig, "ratios">): RatioId =>
  ratios.includes("og") ? "og" : (ratios[0] ?? "og");

/** The size that a page shows, which is read in a column: the first upright one. */
export const pageRatio = ({ ratios }: Pick<CardConfig, "ratios">): RatioId => ratios[0] ?? "og";

/** Name of a picture: `card-4x5.png`, and `card-4x5-2.png` for the second one of a thread. */
export const cardPath = (ratio: RatioId, slide: number, encoding: CardConfig["encoding"]): string =>
  `card-${ratio}${slide === 0 ? "" : `-${slide + 1}`}.${encoding}`;

/** A name that {@link cardPath} gives. */
const CARD_PATH = /^card-([a-z0-9]+(?:-\d+)?)\.(?:png|jpg|webp)$/;

/** Drawing of the pictures of a card: one for each of its sizes, and of its slides. */
export const cardDraws: Draws<CardConfig> = {
  pictures: drawnCard,
  shown: (config) => cardPath(shownRatio(config), 0, config.encoding),
  sizeIn: (path) => CARD_PATH.exec(path)?.[1] ?? null,
};

/** Lists the problems of the drawings, once for each field. */
export function problemsIn(drawings: readonly CardDrawing[]): readonly FieldProblem[] {
  const found = new Map<string, Set<string>>();
  for (const { problems } of drawings)
    for (const { field, message } of problems) found.set(field, (found.get(field) ?? new Set()).add(message));
  return [...found].map(([field, messages]) => ({ field, message: [...messages].join("; ") }));
}

function drawnCard(config: CardConfig, { faces, house, picture }: DrawnInput): DrawnPieces {
  const source = pictureOf(config);
  const drawings = drawCards(config, faces, { hasPicture: source !== "", house });
  const pictures = drawings.map((drawing): DrawnPicture => {
    const place = drawing.shapes.find((shape) => shape.kind === "picture");
    return {
      path: cardPath(drawing.ratio, drawing.slide, config.encoding),
      encoding: config.encoding,
      widthPx: drawing.widthPx,
      heightPx: drawing.heightPx,
      svg: async () => {
        if (place === undefined) return writeCardSvg(drawing);
        return writeCardSvg(drawing, await picture(source, place));
      },
    };
  });
  return { pictures, problems: problemsIn(drawings) };
}
