import { FORMATS_API_PATH } from "@nv/contracts";
import { HOUSE_PLACE } from "@nv/embeds";
import { FORMATS, type Format } from "@nv/formats";
import { typeOf } from "@nv/graphic-types";
import { pieceFiles } from "@nv/graphic-types/page";
import { type ResolvedFile, renditionKey, type TextFile } from "@nv/piece-parts";
import type { EmbedAssets } from "../../platform/publishing/embed-assets.ts";
import type { DemoFiles } from "./demo-files.ts";

/** Address of a part of a file of an example. */
export const demoAddress = (hash: string, key: string, name: string) =>
  `${FORMATS_API_PATH}/files/${hash}/${key}/${name}`;

/** A format by its name; `null` when there is none. */
export const formatNamed = (name: string): Format | null => FORMATS.find(({ about }) => about.name === name) ?? null;

/** Addresses at which a page of an example finds what belongs to it. */
export interface DemoPlaces {
  /** Address of a part of a file. */
  readonly addressOf: (hash: string, key: string, name: string) => string;
  /** Address of a file that goes out beside the page. */
  readonly srcOf: (file: TextFile) => string;
}

/** The page of a story that has the example of a format as its one block, and what goes out beside it. */
export async function demoFilesOf(
  { about, example }: Format,
  demos: DemoFiles,
  assets: EmbedAssets,
  { addressOf, srcOf }: DemoPlaces,
): Promise<ReturnType<typeof pieceFiles>> {
  const config = { type: "story", kicker: "Ejemplo", dek: "", byline: "", blocks: [example.block] };
  const files = new Map<string, ResolvedFile>();
  for (const wanted of typeOf("story").renditions(config)) {
    const file = example.files[wanted.source];
    if (file === undefined)
      throw new Error(`The example of ${about.name} names ${wanted.source} and does not draw it.`);
    files.set(renditionKey(wanted), await demos.resolve(file, wanted.recipe, addressOf));
  }
  const fields = { title: about.label, altText: about.lede, sourceLine: "Dibujos inventados", language: "es", config };
  return pieceFiles({
    slug: "muestra",
    fields: { ...fields, credit: "", author: "", section: "", tags: [], note: "" },
    heightsPx: [],
    resolved: { frames: new Map(), files, pieces: new Map(Object.entries(example.pieces ?? {})) },
    assets: assets.page,
    readers: assets.readers,
    formats: assets.formats,
    srcOf,
  });
}

/** The page of an example as this server gives it, and what goes out beside it. */
export const servedDemo = (format: Format, demos: DemoFiles, assets: EmbedAssets): ReturnType<typeof demoFilesOf> =>
  demoFilesOf(
    format,
    demos,
    { ...assets, page: { ...assets.page, house: HOUSE_PLACE } },
    {
      addressOf: demoAddress,
      srcOf: ({ path }) => `${FORMATS_API_PATH}/${format.about.name}/demo/${path}`,
    },
  );
