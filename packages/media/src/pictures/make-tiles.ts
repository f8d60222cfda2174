import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import type { Made, MadeFile, MakeInput } from "../maker.ts";
import { asPictureError, openPicture } from "./open-picture.ts";
import { onCanvas } from "./svg-picture.ts";

/** Side of a tile, pixels: a picture of 500 million pixels is some 2,600 files. */
const TILE_PX = 512;

/** Pixels that a tile shares with its neighbours, so that no seam shows between two. */
const OVERLAP_PX = 1;

/** Data that the recipe `tiles` gives besides its files: what a viewer of deep zoom asks for. */
export interface TilesData {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly tilePx: number;
  readonly overlapPx: number;
  readonly format: "webp";
}

/** Tells whether an error is of the disk and not of the picture. */
const isOfDisk = (cause: unknown) =>
  cause instanceof Error && /no space left|unable to (?:create|write)|ENOSPC/i.test(cause.message);

function madeFile(name: string): MadeFile {
  const mediaType = name.endsWith(".dzi") ? "application/xml" : "image/webp";
  return { name, mediaType, widthPx: null, heightPx: null };
}

/**
 * Cuts a picture into tiles for deep zoom: `tiles.dzi`, `tiles_files/{level}/{column}_{row}.webp`.
 *
 * @see https://learn.microsoft.com/en-us/previous-versions/windows/silverlight/dotnet-windows-silverlight/cc645077(v=vs.95)
 */
export async function makeTiles(input: MakeInput<Extract<Recipe, { recipe: "tiles" }>>): Promise<Made> {
  const { path, folder, signal, progress } = input;
  const picture = onCanvas(await openPicture(path));
  signal.throwIfAborted();
  const { widthPx, heightPx } = picture.shown;
  // One that stands turned is kept whole on the disk while it is cut; the rest goes by as it is read.
  const decoded = picture.decode(widthPx, { isReadAtOnce: picture.orientation > 1 }).autoOrient();
  const sized = picture.svg === null ? decoded : decoded.resize(widthPx, heightPx, { fit: "fill" });
  await sized
    .toColourspace("srgb")
    .webp({ quality: 80, effort: 2 })
    .tile({ size: TILE_PX, overlap: OVERLAP_PX, layout: "dz" })
    .toFile(join(folder, "tiles.dz"))
    .catch((cause: unknown) => {
      throw isOfDisk(cause) ? cause : asPictureError(cause);
    });
  signal.throwIfAborted();
  // Its own notes, which tell what the original's metadata told.
  await rm(join(folder, "tiles_files", "vips-properties.xml"), { force: true });
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort()
    .map(madeFile);
  progress(1);
  const data: TilesData = { widthPx, heightPx, tilePx: TILE_PX, overlapPx: OVERLAP_PX, format: "webp" };
  return { files, data };
}
