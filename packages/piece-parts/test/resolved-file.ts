import type { FileFacts, Recipe } from "@nv/contracts/schemas";
import { fileIdIn } from "../src/references/reference.ts";
import {
  type ResolvedFile,
  type ResolvedPart,
  renditionKey,
  type WantedRendition,
} from "../src/references/resolved.ts";
import { ai2htmlFile } from "./ai2html-file.ts";

/** Facts of an invented picture, 2400 × 1600. */
export const PICTURE_FACTS: FileFacts & { readonly kind: "picture" } = {
  kind: "picture",
  format: "jpeg",
  widthPx: 2400,
  heightPx: 1600,
  bitDepth: 8,
  colourSpace: "srgb",
  hasAlpha: false,
  isTurned: false,
  frames: 1,
};

/** Facts of an invented video, 1920 × 1080. */
export const VIDEO_FACTS: FileFacts & { readonly kind: "video" } = {
  kind: "video",
  format: "mp4",
  codec: "h264",
  widthPx: 1920,
  heightPx: 1080,
  durationMs: 10_000,
  framesPerSecond: 25,
  isVariableRate: false,
  keyFramesEveryMs: 2000,
  bitDepth: 8,
  isHdr: false,
  rotation: 0,
  hasSound: true,
};

/** Facts of an invented sound. */
export const AUDIO_FACTS: FileFacts & { readonly kind: "audio" } = {
  ...{ kind: "audio", format: "mp3", codec: "mp3", durationMs: 83_000, channels: 1 },
};

const WIDTHS_PX = [640, 1280, 1920];
const FORMATS = [
  { end: "avif", mediaType: "image/avif" },
  { end: "webp", mediaType: "image/webp" },
  { end: "jpg", mediaType: "image/jpeg" },
];

const isUpright = (source: string) => source.endsWith("9");

const VIDEO_HEIGHTS_PX = [1080, 720, 480];

const TILES = { widthPx: 2400, heightPx: 1600, tilePx: 512, overlapPx: 1, format: "webp" };
const UNSEEN = { widthPx: null, heightPx: null, sizeBytes: 40_000 };

/** The tiles of the four largest levels. */
function tilesOf(start: string): readonly ResolvedPart[] {
  return [9, 10, 11, 12].flatMap((level) => {
    const side = TILES.tilePx * 2 ** (12 - level);
    const [columns, rows] = [Math.ceil(TILES.widthPx / side), Math.ceil(TILES.heightPx / side)];
    return Array.from({ length: columns * rows }, (_, place) => {
      const name = `tiles_files/${level}/${place % columns}_${Math.floor(place / columns)}.webp`;
      return { ...UNSEEN, name, src: `${start}/${name}`, mediaType: "image/webp" };
    });
  });
}

/** The files that a recipe makes of an invented picture or video. Sources that end in 9 stand upright. */
function partsOf(source: string, recipe: Recipe): readonly ResolvedPart[] {
  const start = `${fileIdIn(source)}/${recipe.recipe}`;
  const ratio = recipe.recipe === "picture" ? (recipe.crop?.ratio ?? 3 / 2) : isUpright(source) ? 9 / 16 : 16 / 9;
  if (recipe.recipe === "frames")
    return Array.from({ length: recipe.count }, (_, place) => {
      const name = `${String(place + 1).padStart(3, "0")}.webp`;
      const size = ratio > 1 ? { widthPx: 960, heightPx: 540 } : { widthPx: 540, heightPx: 960 };
      return { name, src: `${start}/${name}`, mediaType: "image/webp", sizeBytes: 30_000, ...size };
    });
  if (recipe.recipe === "play" || recipe.recipe === "loop" || recipe.recipe === "scrub")
    return VIDEO_HEIGHTS_PX.map((heightPx) => ({
      name: `${heightPx}.mp4`,
      src: `${start}/${heightPx}.mp4`,
      mediaType: "video/mp4",
      sizeBytes: heightPx * 2000,
      widthPx: 2 * Math.round((heightPx * ratio) / 2),
      heightPx,
    }));
  if (recipe.recipe === "tiles")
    return [
      { ...UNSEEN, name: "tiles.dzi", src: `${start}/tiles.dzi`, mediaType: "application/xml" },
      ...tilesOf(start),
    ];
  return WIDTHS_PX.flatMap((widthPx) =>
    FORMATS.map(({ end, mediaType }) => ({
      name: `${widthPx}.${end}`,
      src: `${start}/${widthPx}.${end}`,
      mediaType,
      sizeBytes: widthPx * 50,
      widthPx,
      heightPx: Math.round(widthPx / ratio),
    })),
  );
}

const VIDEO_RECIPES: ReadonlySet<Recipe["recipe"]> = new Set(["play", "loop", "scrub", "poster", "frames"]);

/** Returns the further data that a recipe gives of an invented file. */
function dataOf(recipe: Recipe): unknown {
  if (recipe.recipe === "tiles") return TILES;
  const { durationMs } = VIDEO_FACTS;
  if (recipe.recipe === "loop") return { luminance: { top: 0.9, middle: 0.4, bottom: 0.2 } };
  if (recipe.recipe === "scrub" && recipe.part !== undefined)
    return { durationMs: recipe.part.toMs - recipe.part.fromMs, framesPerSecond: 24, keyFramesEvery: 8 };
  if (recipe.recipe === "scrub") return { durationMs, framesPerSecond: 24, keyFramesEvery: 8 };
  if (recipe.recipe === "frames") return { durationMs, everyMs: durationMs / recipe.count };
  return { placeholder: "#aabbcc" };
}

/** An invented model: a house. */
const modelFile = (source: string): ResolvedFile => ({
  ...{ name: "casa.glb", altText: "", credit: "Ana Muestra", source: "Archivo de Ejemplo", rightsUntil: "" },
  facts: { kind: "model", format: "glb" },
  parts: [
    {
      ...{ name: "model.glb", src: `${fileIdIn(source)}/model/model.glb`, mediaType: "model/gltf-binary" },
      ...{ sizeBytes: 400_000, widthPx: null, heightPx: null },
    },
  ],
  data: {
    ...{ triangles: 5000, hasNormals: true, widestTexturePx: 1024 },
    ...{ least: { x: -5, y: 0, z: -5 }, most: { x: 5, y: 9, z: 5 } },
  },
});

/** An invented sound: somebody speaks. */
const soundFile = (source: string): ResolvedFile => ({
  ...{ name: "voz.mp3", altText: "", credit: "Ana Muestra", source: "Archivo de Ejemplo", rightsUntil: "" },
  facts: AUDIO_FACTS,
  parts: [
    {
      ...{ name: "sound.m4a", src: `${fileIdIn(source)}/sound/sound.m4a`, mediaType: "audio/mp4" },
      ...{ sizeBytes: 900_000, widthPx: null, heightPx: null },
    },
  ],
  data: { durationMs: AUDIO_FACTS.durationMs },
});

/** An invented file of the library with what a recipe made of it. */
export function resolvedFile(
  { source, recipe }: Pick<WantedRendition, "source" | "recipe">,
  more: Partial<ResolvedFile> = {},
): ResolvedFile {
  if (recipe.recipe === "ai2html") return { ...ai2htmlFile(source), ...more };
  if (recipe.recipe === "sound") return { ...soundFile(source), ...more };
  if (recipe.recipe === "model") return { ...modelFile(source), ...more };
  const isVideo = VIDEO_RECIPES.has(recipe.recipe);
  const data = dataOf(recipe);
  const upright = { ...VIDEO_FACTS, widthPx: 1080, heightPx: 1920 };
  return {
    name: isVideo ? "clip.mp4" : "foto.jpg",
    altText: "",
    credit: "Ana Muestra",
    source: "Archivo de Ejemplo",
    rightsUntil: "",
    facts: !isVideo ? PICTURE_FACTS : isUpright(source) ? upright : VIDEO_FACTS,
    parts: partsOf(source, recipe),
    data,
    ...more,
  };
}

/** Invented files for everything that is wanted. */
export function resolvedFiles(
  wanted: readonly WantedRendition[],
  more: Partial<ResolvedFile> = {},
): ReadonlyMap<string, ResolvedFile> {
  return new Map(wanted.map((rendition) => [renditionKey(rendition), resolvedFile(rendition, more)]));
}
