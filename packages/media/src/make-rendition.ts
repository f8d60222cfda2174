import { stat } from "node:fs/promises";
import type { Recipe } from "@nv/contracts/schemas";
import { AI2HTML_VERSION, makeAi2Html } from "./ai2html/make-ai2html.ts";
import { detectForm } from "./kinds/detect-form.ts";
import { type Made, type MakeInput, MediaError } from "./maker.ts";
import { runMapProcess } from "./maps/run-map-process.ts";
import { makeModel } from "./models/make-model.ts";
import { framesOfFolder } from "./pictures/frames-of-folder.ts";
import { makePicture } from "./pictures/make-picture.ts";
import { makeThumbnail } from "./pictures/make-thumbnail.ts";
import { makeTiles } from "./pictures/make-tiles.ts";
import { makeSound } from "./sound/make-sound.ts";
import { VIDEO_MAKERS, VIDEO_VERSIONS } from "./video/video-makers.ts";
import { makeVideoThumbnail } from "./video/video-thumbnail.ts";

type RecipeName = Recipe["recipe"];
type RecipeOf<Name extends RecipeName> = Extract<Recipe, { recipe: Name }>;

interface Maker {
  readonly name: RecipeName;
  /** Raised when it would make something else of the same file. */
  readonly version: number;
  make(input: MakeInput): Promise<Made>;
}

function maker<Name extends RecipeName>(
  name: Name,
  version: number,
  make: (input: MakeInput<RecipeOf<Name>>) => Promise<Made>,
): Maker {
  const isMine = (recipe: Recipe): recipe is RecipeOf<Name> => recipe.recipe === name;
  return {
    name,
    version,
    async make({ recipe, ...input }) {
      if (!isMine(recipe)) throw new TypeError(`A maker of ${name} was asked for ${recipe.recipe}.`);
      return make({ ...input, recipe });
    },
  };
}

/** A small picture of what can be seen, whatever it is. */
async function makeAnyThumbnail(input: MakeInput<RecipeOf<"thumbnail">>): Promise<Made> {
  const { size } = await stat(input.path);
  const { kind } = await detectForm(input.path, "", size);
  if (kind === "picture") return makeThumbnail(input);
  if (kind === "video") return makeVideoThumbnail(input);
  throw new MediaError("De un archivo así no hay nada que ver en pequeño.");
}

/** Pictures one after another, of a video or of a folder that has them already. */
async function makeAnyFrames(input: MakeInput<RecipeOf<"frames">>): Promise<Made> {
  const { size } = await stat(input.path);
  const { kind } = await detectForm(input.path, "", size);
  return kind === "archive" ? framesOfFolder(input) : VIDEO_MAKERS.frames(input);
}

/** One line a recipe. */
const MAKERS: readonly Maker[] = [
  maker("thumbnail", 1, makeAnyThumbnail),
  maker("picture", 1, makePicture),
  maker("tiles", 1, makeTiles),
  maker("play", VIDEO_VERSIONS.play, VIDEO_MAKERS.play),
  maker("sound", 1, makeSound),
  maker("loop", VIDEO_VERSIONS.loop, VIDEO_MAKERS.loop),
  maker("scrub", VIDEO_VERSIONS.scrub, VIDEO_MAKERS.scrub),
  maker("poster", VIDEO_VERSIONS.poster, VIDEO_MAKERS.poster),
  maker("frames", VIDEO_VERSIONS.frames, makeAnyFrames),
  maker("waveform", VIDEO_VERSIONS.waveform, VIDEO_MAKERS.waveform),
  maker("ai2html", AI2HTML_VERSION, makeAi2Html),
  maker("model", 1, makeModel),
  maker("layers", 1, runMapProcess),
  maker("map", 2, runMapProcess),
];

function makerOf({ recipe }: Recipe): Maker {
  const found = MAKERS.find(({ name }) => name === recipe);
  if (found === undefined) throw new MediaError("Eso todavía no se puede hacer con un archivo así.");
  return found;
}

/** Version of how a recipe is made, which is part of what names a rendition: what was made otherwise is not taken for the same. */
export function recipeVersion(recipe: Recipe): number {
  return makerOf(recipe).version;
}

/**
 * Makes what a recipe describes of a file.
 *
 * @throws {MediaError} When it cannot be made of that file.
 */
export async function makeRendition(input: MakeInput): Promise<Made> {
  input.signal.throwIfAborted();
  return makerOf(input.recipe).make(input);
}
