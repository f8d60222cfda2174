import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MapEncoding, MapRequest } from "@nv/contracts/maps";
import { z } from "zod";
import { type Made, MediaError } from "../maker.ts";
import type { FromMapProcess } from "./map-messages.ts";

/**
 * The process that works with maps: what is read is of strangers and may be anything, and what reads it holds all of it at once. It does one
 * order, says what became of it and ends. Each order loads what it needs: mapshaper takes most of a start, and a GeoPackage is looked at without it. All schemas
 * of the contracts would be a second half of it.
 */
const MapProcessRequest = z.object({
  path: z.string(),
  folder: z.string(),
  recipe: z.discriminatedUnion("recipe", [
    z.object({ recipe: z.literal("layers"), encoding: MapEncoding }),
    MapRequest.extend({ recipe: z.literal("map") }),
    // What is known of a file when it is brought, which is no recipe.
    z.object({ recipe: z.literal("facts") }),
  ]),
});
type MapProcessRequest = z.infer<typeof MapProcessRequest>;

function send(message: FromMapProcess): Promise<void> {
  return new Promise((sent, failed) => {
    process.send?.(message, undefined, undefined, (error) => (error === null ? sent() : failed(error)));
  });
}

async function readLayers({ path, folder, recipe }: MapProcessRequest): Promise<Made> {
  const { hear } = await import("./make/hear-mapshaper.ts");
  const { notesOf, tellLayers } = await import("./read/layers-of.ts");
  const { openSources } = await import("./read/open-sources.ts");
  hear();
  const signal = new AbortController().signal;
  const encoding = recipe.recipe === "layers" ? recipe.encoding : "auto";
  const sources = await openSources({ path, encoding, signal });
  const told = tellLayers(sources);
  const files = told.flatMap(({ values }) => values);
  for (const { name, values } of files) await writeFile(join(folder, name), JSON.stringify(values));
  const layers = told.map(({ layer }) => layer);
  return {
    files: files.map(({ name }) => ({ name, mediaType: "application/json", widthPx: null, heightPx: null })),
    data: { format: sources.format, layers, notes: notesOf(layers) },
  };
}

async function work(order: MapProcessRequest): Promise<Made> {
  const { path, folder, recipe } = order;
  if (recipe.recipe === "layers") return readLayers(order);
  if (recipe.recipe === "facts")
    return { files: [], data: (await import("./read/geopackage.ts")).geoPackageFacts(path) };
  const { makeMap } = await import("./make/make-map.ts");
  return makeMap({ path, folder, order: recipe, tell: (ratio) => void send({ kind: "progress", ratio }) });
}

async function answer(message: unknown): Promise<void> {
  try {
    await send({ kind: "made", made: await work(MapProcessRequest.parse(message)) });
  } catch (error) {
    const isTold = error instanceof MediaError;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await send(isTold ? { kind: "refused", sentence: error.message } : { kind: "failed", detail });
  }
  process.disconnect();
}

// Whoever began it is gone: so is what it was for.
process.once("disconnect", () => process.exit());
process.once("message", (message) => void answer(message));
