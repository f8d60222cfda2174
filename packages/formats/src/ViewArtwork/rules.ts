import type { FieldProblem } from "@nv/contracts/schemas";
import { type FileOf, fileIdIn, type WantedRendition } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { isInside } from "../camera/schemas.ts";
import { emptySteps, stepProblems } from "../step-rules.ts";
import { lowTile, MOST_DENSITY, sightOf, tilesFor } from "./pyramid.ts";
import type { ViewArtworkBlock } from "./settings.ts";
import { partNameOf, TILES, tilesOf } from "./tiles.ts";

/** Least length of a picture's longer side, pixels: a smaller one has no details to come near to. */
const LARGE_PX = 3000;

/** Narrowest part that is sharp on a phone, pixels. */
const SHARP_PX = 480;

/** A phone, CSS pixels. */
const PHONE = { width: 360, height: 740 };

/** The picture, in tiles. */
export const viewArtworkRenditions = ({ settings: { image } }: ViewArtworkBlock): readonly WantedRendition[] =>
  fileIdIn(image) === null ? [] : [{ field: "settings.image", source: image, recipe: TILES }];

/** A picture of which nobody says whose it is, parts that are not in it, and steps that say nothing. */
export function viewArtworkRules(block: ViewArtworkBlock): readonly FieldProblem[] {
  const { settings, steps } = block;
  const unlicensed: readonly FieldProblem[] =
    settings.licence.trim() === ""
      ? [{ field: "settings.licence", message: "Di de quién es y con qué licencia o permiso se publica" }]
      : [];
  const wrong = steps.flatMap(({ data: { rect, outline } }, place): FieldProblem[] => [
    ...(rect === null || isInside(rect)
      ? []
      : [{ field: `steps.${place}.data.rect`, message: "El rectángulo se sale de la imagen" }]),
    ...(outline.length === 0 || outline.length > 2
      ? []
      : [{ field: `steps.${place}.data.outline`, message: "Un contorno tiene tres esquinas o más" }]),
  ]);
  const changes = (place: number) =>
    place === 0 || JSON.stringify(steps[place]?.data) !== JSON.stringify(steps[place - 1]?.data);
  return [...unlicensed, ...wrong, ...emptySteps(block, changes)];
}

/** A picture without credit or too small to come near to, and parts of which nobody says what is seen. */
export function viewArtworkFileRules(block: ViewArtworkBlock, file: FileOf): readonly FieldProblem[] {
  const { settings, steps } = block;
  const { facts, name, credit, altText } = file(settings.image, TILES);
  if (facts.kind !== "picture") return [];
  const { widthPx, heightPx } = facts;
  const problems: FieldProblem[] = [];
  if (credit.trim() === "")
    problems.push({
      field: "settings.image",
      message: `Falta el crédito de «${name}» en Archivos: sin él no se publica`,
    });
  if (Math.max(widthPx, heightPx) < LARGE_PX)
    problems.push({
      field: "settings.image",
      message: `«${name}» mide ${formatNumber(widthPx)} × ${formatNumber(heightPx)} px: para acercarse hacen falta ${formatNumber(LARGE_PX)} de lado. Usa ImgTransition`,
    });
  const blurred = steps.flatMap(({ data: { rect } }, place): FieldProblem[] => {
    const partPx = Math.round((rect?.width ?? 1) * widthPx);
    if (partPx >= SHARP_PX) return [];
    const message = `La parte elegida mide ${formatNumber(partPx)} px de ancho y se vería borrosa: hacen falta ${formatNumber(SHARP_PX)}`;
    return [{ field: `steps.${place}.data.rect`, message }];
  });
  // What the file says is of all of it: it does not tell what is seen of a part.
  const altTextOf = (place: number) => (steps[place]?.data.rect === null ? altText : "");
  return [...problems, ...blurred, ...stepProblems(block, altTextOf)];
}

/** The tiles at which the tour stops, on a phone; not those of who looks around alone. */
export function viewArtworkPhoneBytes({ settings, steps }: ViewArtworkBlock, file: FileOf): number {
  const found = file(settings.image, TILES);
  const { pyramid } = tilesOf(found);
  const sizes = new Map(found.parts.map(({ name, sizeBytes }) => [name, sizeBytes]));
  const names = new Set([
    lowTile(pyramid).name,
    ...steps.flatMap(({ data: { rect } }) =>
      tilesFor(pyramid, sightOf(pyramid, rect, PHONE), PHONE, MOST_DENSITY).map(({ name }) => name),
    ),
  ]);
  return [...names].reduce((sum, name) => sum + (sizes.get(partNameOf(name)) ?? 0), 0);
}
