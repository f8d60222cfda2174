import type { FieldProblem, Recipe } from "@nv/contracts/schemas";
import { type FileOf, fileIdIn, loadedParts, type WantedRendition } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { isInside } from "../camera/schemas.ts";
import { emptySteps, stepProblems } from "../step-rules.ts";
import { comparedSteps } from "./layers.ts";
import type { ImgTransitionBlock, ImgTransitionStep } from "./settings.ts";

/** The picture whole: its place cuts it. */
export const PICTURE: Recipe = { recipe: "picture", crop: null };

/** Widest picture that a phone loads, pixels. */
const PHONE_PX = 1280;

/** Narrowest picture that is sharp over a whole screen, pixels. */
const SHARP_PX = 1600;

/** Narrowest part of a picture that a reader is brought to, pixels: a phone's screen at twice its points. */
const SHARP_PART_PX = 720;

/** Proportions this near each other are the same one, cut by different hands. */
const SAME_RATIO = 0.01;

/** Greatest zoom for which a picture is loaded: what is shown larger is not loaded larger, since its weight would tell more than its detail. */
const MOST_ZOOM = 4;

/** Returns how many times larger than the frame the picture of a step is shown. */
export const zoomOf = ({ rect }: Pick<ImgTransitionStep["data"], "rect">) =>
  rect === null ? 1 : Math.min(MOST_ZOOM, 1 / Math.max(rect.width, 0.01));

/** The pictures of the steps that name one. */
export const imgTransitionRenditions = ({ steps }: ImgTransitionBlock): readonly WantedRendition[] =>
  steps.flatMap(({ data: { image } }, place) =>
    fileIdIn(image) === null ? [] : [{ field: `steps.${place}.data.image`, source: image, recipe: PICTURE }],
  );

const isSame = (one: object | null, other: object | null | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** Lists what keeps two pictures from being compared. */
function comparisonProblems({ steps }: ImgTransitionBlock): readonly FieldProblem[] {
  const compared = comparedSteps(steps);
  const alone = steps.flatMap(({ data: { turn } }, place): FieldProblem[] => {
    if (turn !== "slider" || compared.includes(place)) return [];
    const message = "El deslizador compara con la imagen del paso anterior: pon antes un paso con otra imagen";
    return [{ field: `steps.${place}.data.turn`, message }];
  });
  const dated = new Set(compared.flatMap((place) => [place - 1, place]));
  const undated = [...dated].flatMap((place): FieldProblem[] =>
    steps[place]?.data.date === ""
      ? [{ field: `steps.${place}.data.date`, message: "Indica fecha y fuente de cada imagen: falta la fecha de esta" }]
      : [],
  );
  const joined = compared.flatMap((place): FieldProblem[] => {
    const pair = steps[place]?.data.pair ?? null;
    if (pair === null || ![pair.before, pair.after].some(({ first, second }) => isSame(first, second))) return [];
    return [{ field: `steps.${place}.data.pair`, message: "Los dos puntos están en el mismo sitio: sepáralos" }];
  });
  return [...alone, ...undated, ...joined];
}

/** Steps at which nothing is said and nothing changes, parts that are not in their picture, and what cannot be compared. */
export function imgTransitionRules(block: ImgTransitionBlock): readonly FieldProblem[] {
  const { steps } = block;
  const outside = steps.flatMap(({ data: { rect } }, place): FieldProblem[] =>
    rect === null || isInside(rect)
      ? []
      : [{ field: `steps.${place}.data.rect`, message: "El rectángulo se sale de la imagen" }],
  );
  const changes = (place: number) => {
    const [data, before] = [steps[place]?.data, steps[place - 1]?.data];
    return data?.image !== before?.image || !isSame(data?.rect ?? null, before?.rect ?? null);
  };
  return [...outside, ...comparisonProblems(block), ...emptySteps(block, changes)];
}

/** Lists what the files of two pictures that are compared lack. */
function comparedFiles({ steps }: ImgTransitionBlock, file: FileOf): readonly FieldProblem[] {
  return comparedSteps(steps).flatMap((place): FieldProblem[] => {
    const [before, after] = [place - 1, place].map((at) => ({
      at,
      ...file(steps[at]?.data.image ?? "", PICTURE),
    }));
    if (before?.facts.kind !== "picture" || after?.facts.kind !== "picture") return [];
    const unsourced = [before, after]
      .filter(({ source }) => source.trim() === "")
      .map(({ at, name }) => ({
        field: `steps.${at}.data.image`,
        message: `Indica fecha y fuente de cada imagen: falta la fuente de «${name}» en Archivos`,
      }));
    const [one, other] = [before.facts, after.facts].map(({ widthPx, heightPx }) => ({
      ratio: widthPx / heightPx,
      said: `${formatNumber(widthPx)} × ${formatNumber(heightPx)} px`,
    }));
    if (one === undefined || other === undefined) return unsourced;
    if (steps[place]?.data.pair !== null || Math.abs(one.ratio / other.ratio - 1) <= SAME_RATIO) return unsourced;
    const message = `Las dos imágenes no tienen la misma proporción (${one.said} y ${other.said}): cásalas con dos puntos`;
    return [...unsourced, { field: `steps.${place}.data.pair`, message }];
  });
}

/** Pictures that would be blurred over a whole screen, what cannot be compared, and what nobody says in words. */
export function imgTransitionFileRules(block: ImgTransitionBlock, file: FileOf): readonly FieldProblem[] {
  const small = block.steps.flatMap(({ data: { image, rect } }, place): FieldProblem[] => {
    const { facts, name } = file(image, PICTURE);
    if (facts.kind !== "picture") return [];
    if (facts.widthPx < SHARP_PX) {
      const message = `«${name}» mide ${formatNumber(facts.widthPx)} px de ancho: a toda pantalla hacen falta ${formatNumber(SHARP_PX)}`;
      return [{ field: `steps.${place}.data.image`, message }];
    }
    const partPx = Math.round(facts.widthPx * (rect?.width ?? 1));
    if (partPx >= SHARP_PART_PX) return [];
    const message = `La parte elegida mide ${formatNumber(partPx)} px de ancho y se vería borrosa: hacen falta ${formatNumber(SHARP_PART_PX)}`;
    return [{ field: `steps.${place}.data.rect`, message }];
  });
  const altTextOf = (place: number) => file(block.steps[place]?.data.image ?? "", PICTURE).altText;
  return [...small, ...comparedFiles(block, file), ...stepProblems(block, altTextOf)];
}

/** All pictures, each as wide as a phone asks for it, in the smallest format. */
export function imgTransitionPhoneBytes({ steps }: ImgTransitionBlock, file: FileOf): number {
  const zooms = new Map<string, number>();
  for (const { data } of steps) zooms.set(data.image, Math.max(zooms.get(data.image) ?? 1, zoomOf(data)));
  return [...zooms].reduce((sum, [image, zoom]) => {
    const parts = loadedParts(file(image, PICTURE));
    return sum + ((parts.find(({ widthPx }) => widthPx >= PHONE_PX * zoom) ?? parts.at(-1))?.sizeBytes ?? 0);
  }, 0);
}
