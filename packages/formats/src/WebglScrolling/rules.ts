import { type FieldProblem, ModelPiece, type Recipe } from "@nv/contracts/schemas";
import { type FileOf, fileIdIn, loadedParts, type WantedRendition } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { emptySteps, stepProblems } from "../step-rules.ts";
import { isMeant } from "./part-looks.ts";
import type { WebglScrollingBlock } from "./settings.ts";

/** The picture whole: its place cuts it. */
export const PICTURE: Recipe = { recipe: "picture", crop: null };

/** The model as it is, looked through; of a map, what is raised from it. */
export const modelRecipe = ({ settings: { raise } }: Pick<WebglScrollingBlock, "settings">): Recipe =>
  raise === null ? { recipe: "model" } : { recipe: "model", raise };

/** More stumble on a phone that is three years old. */
const MOST_TRIANGLES = 300_000;

/** Widest picture that every graphics card takes without shrinking it, pixels. */
const MOST_TEXTURE_PX = 2048;

/** Smaller or larger than these, a model is in other units, metres. */
const SMALLEST_M = 0.005;
const LARGEST_M = 100_000;

/** Weight of what draws, packed, bytes: a test keeps it below. */
const DRAWER_BYTES = 160_000;

/** Parts that are named to who has mistaken a name. */
const TOLD_PARTS = 4;

/** Widest picture that a phone loads, pixels. */
const PHONE_PX = 1280;

/** The model, and the pictures of the steps that have one. */
export const webglRenditions = (block: WebglScrollingBlock): readonly WantedRendition[] => [
  ...(fileIdIn(block.settings.model) === null
    ? []
    : [{ field: "settings.model", source: block.settings.model, recipe: modelRecipe(block) }]),
  ...block.steps.flatMap(({ data: { image } }, place) =>
    fileIdIn(image) === null ? [] : [{ field: `steps.${place}.data.image`, source: image, recipe: PICTURE }],
  ),
];

/** Steps at which nothing is said and the view does not change. */
export const webglRules = (block: WebglScrollingBlock): readonly FieldProblem[] =>
  emptySteps(
    block,
    (place) => JSON.stringify(block.steps[place]?.data) !== JSON.stringify(block.steps[place - 1]?.data),
  );

const UNITS = [
  { from: 1000, metres: 1000, name: "km" },
  { from: 1, metres: 1, name: "m" },
  { from: 0, metres: 0.001, name: "mm" },
] as const;

/** A length as people say it. @example lengthInWords(0.0003) // "0,3 mm" */
export function lengthInWords(metres: number): string {
  const { metres: unit, name } = UNITS.find(({ from }) => metres >= from) ?? UNITS[2];
  return `${formatNumber(metres / unit)} ${name}`;
}

/** Lists the faults of a model, in words for whoever has to mend it. */
export function modelSentences(
  { triangles, widestTexturePx, least, most }: Pick<ModelPiece, "triangles" | "widestTexturePx" | "least" | "most">,
  isMap: boolean,
): readonly string[] {
  const longestM = Math.max(most.x - least.x, most.y - least.y, most.z - least.z);
  // The metres of a map are reckoned: a country is as large as it is.
  const isOdd = !isMap && (longestM < SMALLEST_M || longestM > LARGEST_M);
  return [
    ...(triangles > MOST_TRIANGLES
      ? [`Tiene ${formatNumber(triangles)} triángulos y son ${formatNumber(MOST_TRIANGLES)} como mucho: simplifícalo`]
      : []),
    ...(widestTexturePx > MOST_TEXTURE_PX
      ? [
          `Una textura mide ${formatNumber(widestTexturePx)} px y son ${formatNumber(MOST_TEXTURE_PX)} como mucho: redúcela`,
        ]
      : []),
    ...(isOdd ? [`El modelo mide ${lengthInWords(longestM)}: ¿está en metros?`] : []),
  ];
}

/** Rules that speak of no part: somebody has mistaken a name. */
function unmeant({ steps }: WebglScrollingBlock, parts: ModelPiece["parts"]): readonly FieldProblem[] {
  if (parts.length === 0) return [];
  return steps.flatMap(({ data }, place) =>
    data.parts.flatMap(({ which }, at): FieldProblem[] => {
      if (parts.some((part) => isMeant(which, part))) return [];
      const some = parts.slice(0, TOLD_PARTS).map(({ name }) => `«${name}»`);
      const message = `Ninguna parte es «${which}»: el modelo tiene ${some.join(", ")}${parts.length > TOLD_PARTS ? "…" : ""}`;
      return [{ field: `steps.${place}.data.parts.${at}.which`, message }];
    }),
  );
}

/** A model that no phone draws, and steps of which nobody says what is seen. */
export function webglFileRules(block: WebglScrollingBlock, file: FileOf): readonly FieldProblem[] {
  const { steps, settings } = block;
  const { data, facts } = file(settings.model, modelRecipe(block));
  const piece = ModelPiece.parse(data);
  return [
    ...modelSentences(piece, facts.kind === "geometry").map((message) => ({ field: "settings.model", message })),
    ...unmeant(block, piece.parts),
    ...stepProblems(block, (place) => file(steps[place]?.data.image ?? "", PICTURE).altText),
  ];
}

/** Returns the bytes of the code that draws, of the model, and of the picture of the first step, which is there until the model is drawn. */
export function webglPhoneBytes(block: WebglScrollingBlock, file: FileOf): number {
  const { settings, steps } = block;
  const [first] = steps;
  const pictures = first === undefined ? [] : loadedParts(file(first.data.image, PICTURE));
  const picture = pictures.find(({ widthPx }) => widthPx >= PHONE_PX) ?? pictures.at(-1);
  const model = file(settings.model, modelRecipe(block)).parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return DRAWER_BYTES + model + (picture?.sizeBytes ?? 0);
}
