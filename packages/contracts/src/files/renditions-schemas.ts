import { z } from "zod";
import { MapEncoding, MapRequest } from "../maps/schemas.ts";

const share = z.number().min(0).max(1);

/** A part of a video, milliseconds from its beginning; all of it without one. */
const part = z.object({ fromMs: z.int().min(0), toMs: z.int().min(0) }).optional();

/** Recipe for what is derived from a file: a pure description. The same recipe on the same bytes gives the same rendition, which is made once. */
export const Recipe = z.discriminatedUnion("recipe", [
  /** A small picture of anything that can be seen, for lists: `thumbnail.webp`. */
  z.object({ recipe: z.literal("thumbnail") }),
  /**
   * A picture at several widths, each as AVIF, WebP and JPEG: `640.avif`… With a crop, of the proportion `ratio` (width to height)
   * around a point, in shares of the picture from its top left.
   */
  z.object({
    recipe: z.literal("picture"),
    crop: z.object({ ratio: z.number().min(0.1).max(10), x: share, y: share }).nullable(),
  }),
  /** A video to be played with its sound, at several heights: `720.mp4`… */
  z.object({ recipe: z.literal("play") }),
  /** A sound to be played, at the loudness of the house: `sound.m4a`. */
  z.object({ recipe: z.literal("sound") }),
  /** A silent video that begins again without a seam, at several heights: `720.mp4`… */
  z.object({ recipe: z.literal("loop") }),
  /** A silent video that can be moved through by its frames, at several heights: `720.mp4`… */
  z.object({ recipe: z.literal("scrub"), part }),
  /** A moment of a video as a picture at several widths: `640.avif`… */
  z.object({ recipe: z.literal("poster"), atMs: z.int().min(0) }),
  /** Moments of a video, or pictures of a ZIP by their names, at one distance from each other: `001.webp`… */
  z.object({ recipe: z.literal("frames"), count: z.int().min(2).max(300), part }),
  /** Loudness of the sound of a video at each moment, for whoever writes its captions: `peaks.bin`. */
  z.object({ recipe: z.literal("waveform") }),
  /** A picture in tiles for deep zoom: `tiles.dzi`, `tiles_files/…`. */
  z.object({ recipe: z.literal("tiles") }),
  /**
   * Output of Illustrator's ai2html, clean: its pictures; the page is in the data. `as` is left out for drawings of which one is shown, by the width
   * of its box; `steps` are drawings of which each step of a story shows one, named by step; `wide` is one that passes by, its pictures cut into
   * slices. `graphic` names the one that is wanted of a folder with several.
   */
  z.object({
    recipe: z.literal("ai2html"),
    as: z.enum(["steps", "wide"]).optional(),
    graphic: z.string().max(200).optional(),
  }),
  /**
   * A 3D model as it is, looked through: `model.glb`; what it holds is in the data, a {@link ModelPiece}. Of a map it is made: each polygon
   * as high as its property `height` tells, `metresEach` of one of it, named by the property `name`.
   */
  z.object({
    recipe: z.literal("model"),
    raise: z
      .object({
        height: z.string().max(80),
        metresEach: z.number(),
        name: z.string().max(80),
        colour: z.string().max(7),
      })
      .optional(),
  }),
  /** Layers of a geographic file, and contents of their tables: a {@link MapLayers}; the values of each field in a file. */
  z.object({ recipe: z.literal("layers"), encoding: MapEncoding }),
  /** A light map of one layer: a {@link MadeMap}, the map, and how it looks before and after, `preview.json`. */
  MapRequest.extend({ recipe: z.literal("map") }),
]);
export type Recipe = z.infer<typeof Recipe>;

const metres = z.object({ x: z.number(), y: z.number(), z: z.number() });

/** Facts about a 3D model. */
export const ModelPiece = z.object({
  triangles: z.int(),
  /** Corners of the box around it, in its own units: metres, when it is as it should be. */
  least: metres,
  most: metres,
  /** Whether all of it says how light falls on it. */
  hasNormals: z.boolean(),
  /** Longest side of its largest picture, pixels; 0 without pictures. */
  widestTexturePx: z.int(),
  /** Its parts by name, each with its number where it has one: what steps may hide or paint. The first two thousand. */
  parts: z.array(z.object({ name: z.string(), value: z.number().nullable() })).default([]),
});
export type ModelPiece = z.infer<typeof ModelPiece>;

/** A file of a rendition. */
export const RenditionFile = z.object({
  /** Inside the rendition; its end tells its kind. */
  name: z.string(),
  mediaType: z.string(),
  /** SHA-256 of its bytes, hex. */
  hash: z.string(),
  sizeBytes: z.int(),
  /** Of what can be seen. */
  widthPx: z.int().nullable(),
  heightPx: z.int().nullable(),
});
export type RenditionFile = z.infer<typeof RenditionFile>;

/** Result of a recipe on a file. */
export const Rendition = z.object({
  files: z.array(RenditionFile),
  /** Data that the recipe returns besides, as each one documents; `null` for nothing. */
  data: z.json(),
});
export type Rendition = z.infer<typeof Rendition>;
