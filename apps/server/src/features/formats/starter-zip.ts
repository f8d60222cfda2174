import { readFile } from "node:fs/promises";
import type { Format } from "@nv/formats";
import { type Zippable, zipSync } from "fflate";
import { z } from "zod";
import type { EmbedAssets } from "../../platform/publishing/embed-assets.ts";
import type { DemoFiles } from "./demo-files.ts";
import { demoFilesOf } from "./demo-page.ts";

/** The same day in every archive: the same format gives the same bytes. */
const DAY = new Date(2026, 0, 1, 12);

/** Folder with the files as somebody brings them, and with the page that is made of them. */
const BROUGHT = "archivos";
const PAGE = "pagina";

/** The files of the example as somebody brings them: their path and their bytes, by their reference. */
async function originals(
  { example }: Format,
  demos: DemoFiles,
): Promise<ReadonlyMap<string, readonly [string, Buffer]>> {
  const found = new Map<string, readonly [string, Buffer]>();
  for (const [source, file] of Object.entries(example.files))
    found.set(source, [`${BROUGHT}/${file.name}`, await demos.original(file)]);
  return found;
}

function notes({ about }: Format, files: readonly string[]): string {
  const { name, label, lede, needs } = about;
  const told = [`${BROUGHT}/  los archivos del ejemplo, como se traen a la biblioteca. Todo es inventado:`];
  return [
    `${label} (${name})`,
    lede,
    "",
    "QUÉ HAY AQUÍ",
    "",
    ...(files.length === 0 ? [] : [...told, ...files.map((path) => `  ${path}`)]),
    `${PAGE}/  la página del ejemplo. Súbela a una carpeta de un servidor y ábrela: desde el disco puede faltarle algo.`,
    "bloque.json  lo que se ha escrito en la historia: ajustes, pasos y qué archivo va en cada sitio.",
    "esquema.json  lo que puede llevar bloque.json, como JSON Schema.",
    "",
    "CÓMO SE EMPIEZA",
    "",
    `1. Hace falta ${needs}.`,
    ...(files.length === 0 ? [] : ["   Prepáralo como lo del ejemplo y tráelo a Archivos."]),
    `2. En Historias, «Nueva historia», y añade un bloque «${label}».`,
    "",
  ].join("\r\n");
}

/**
 * Builds the zip that somebody takes home to begin with a format: its example, in files that can be changed, and the page that they make.
 *
 * @throws {MissingProgramError} When this machine cannot make it.
 */
export async function starterZip(format: Format, demos: DemoFiles, assets: EmbedAssets): Promise<Buffer> {
  const brought = await originals(format, demos);
  const parts = new Map<string, string>();
  const [page, ...beside] = await demoFilesOf(format, demos, assets, {
    addressOf(hash, key, name) {
      const path = `files/${hash}/${key}/${name}`;
      parts.set(path, demos.pathOf(hash, key, name));
      return `./${path}`;
    },
    srcOf: ({ path }) => `./${path}`,
  });
  const block = format.mapSources(format.example.block, (source) => brought.get(source)?.[0] ?? source);
  const schema = z.toJSONSchema(format.schema, { io: "input" });
  const entries: Zippable = {
    "LEEME.txt": Buffer.from(
      notes(
        format,
        [...brought.values()].map(([path]) => path),
      ),
    ),
    "bloque.json": Buffer.from(`${JSON.stringify(block, null, 2)}\n`),
    "esquema.json": Buffer.from(`${JSON.stringify(schema, null, 2)}\n`),
  };
  for (const [path, bytes] of brought.values()) entries[path] = bytes;
  for (const { path, body } of [page, ...beside]) entries[`${PAGE}/${path}`] = Buffer.from(body);
  for (const [path, from] of parts) entries[`${PAGE}/${path}`] = [await readFile(from), { level: 0 }];
  return Buffer.from(zipSync(entries, { mtime: DAY }));
}
