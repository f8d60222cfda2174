import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ModelPiece, Recipe } from "@nv/contracts/schemas";
import {
  GlbError,
  type GlbFault,
  type GlbModel,
  isPacked,
  RaiseError,
  type RaiseFault,
  raiseGeometry,
  readGlb,
} from "@nv/glb";
import sharp from "sharp";
import { detectForm } from "../kinds/detect-form.ts";
import { FORMS, type Form } from "../kinds/forms.ts";
import { readJson } from "../kinds/geometry-facts.ts";
import { type Made, type MakeInput, MediaError } from "../maker.ts";
import { unpackModel } from "./unpack-model.ts";

/** Largest model that is looked through, bytes: far beyond what a phone may be made to load. */
const MOST_BYTES = 60_000_000;

/** Most pixels of one picture of a model: what bounds the decoder's memory. */
const MOST_PIXELS = 100_000_000;

/** Largest map that is read, bytes: it is held whole. */
const MOST_MAP_BYTES = 20_000_000;

/** Parts that are told by name, and characters of a name. */
const MOST_PARTS = 2000;
const NAME_LENGTH = 200;

type ModelRecipe = Extract<Recipe, { recipe: "model" }>;

const SIMPLER = "Simplifícalo o recórtalo antes de traerlo";

/** Reasons why nothing can be raised from a map, for whoever imported it. */
const RAISE_SENTENCES: Readonly<Record<RaiseFault, (most: number, height: string) => string>> = {
  empty: () => "El mapa no tiene ningún polígono que levantar.",
  broken: () => "El mapa está roto: una esquina no tiene coordenadas. Expórtalo otra vez.",
  corners: (most) => `El mapa tiene más de ${most.toLocaleString("es")} esquinas. ${SIMPLER}.`,
  features: (most) => `El mapa tiene más de ${most.toLocaleString("es")} polígonos. ${SIMPLER}.`,
  heights: (_most, height) => `Ningún polígono tiene un número en la propiedad «${height}».`,
};

const EXPORT_AGAIN = "Expórtalo otra vez como GLB";

/** Reasons why a model cannot be shown, for whoever imported it. */
const SENTENCES: Readonly<Record<GlbFault, string>> = {
  broken: `El modelo está roto o incompleto. ${EXPORT_AGAIN}.`,
  version: `El modelo es de una versión de glTF que ya no se usa. ${EXPORT_AGAIN}, versión 2.0.`,
  external: `Al modelo le faltan partes: nombra archivos de fuera. ${EXPORT_AGAIN}, con todo dentro.`,
  packed: `El modelo viene comprimido de una forma que aquí no se sabe abrir. ${EXPORT_AGAIN}, sin comprimir o con Draco.`,
  "packed-picture": `Las texturas del modelo están en KTX2, que no se puede abrir en la página. ${EXPORT_AGAIN}, con texturas en JPEG, PNG o WebP.`,
  "unknown-extension": `El modelo pide una extensión de glTF que aquí no se sabe dibujar. ${EXPORT_AGAIN}, sin extensiones.`,
  empty: "El modelo no tiene ninguna cara que dibujar.",
  "too-large": "El modelo es demasiado grande: simplifícalo antes de traerlo.",
};

/** A model as readers load it. */
interface PlainModel {
  readonly bytes: Uint8Array;
  readonly model: GlbModel;
}

/** Reads a model; one that is packed, once it is unpacked. */
async function readModel(bytes: Uint8Array): Promise<PlainModel> {
  try {
    const plain = isPacked(bytes) ? await unpackModel(bytes) : bytes;
    return { bytes: plain, model: readGlb(plain) };
  } catch (cause) {
    if (!(cause instanceof GlbError)) throw cause;
    throw new MediaError(SENTENCES[cause.fault], { cause });
  }
}

/** Longest side of a picture of a model, pixels. */
async function longestSide(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    return Math.max(width, height);
  } catch (cause) {
    throw new MediaError("Una textura del modelo está rota o no es JPEG, PNG ni WebP.", { cause });
  }
}

/** The box around a model. */
function boxOf({ primitives }: GlbModel): Pick<ModelPiece, "least" | "most"> {
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const most = least.map((value) => -value);
  for (const { positions } of primitives)
    for (const [place, value] of positions.entries()) {
      if (!Number.isFinite(value)) throw new MediaError(SENTENCES.broken);
      least[place % 3] = Math.min(least[place % 3] ?? value, value);
      most[place % 3] = Math.max(most[place % 3] ?? value, value);
    }
  const point = ([x = 0, y = 0, z = 0]: readonly number[]) => ({ x, y, z });
  return { least: point(least), most: point(most) };
}

async function look(model: GlbModel, signal: AbortSignal): Promise<ModelPiece> {
  let widestTexturePx = 0;
  for (const image of model.images) {
    signal.throwIfAborted();
    widestTexturePx = Math.max(widestTexturePx, await longestSide(image.bytes));
  }
  const parts = new Map(model.primitives.map(({ node, value }) => [node, value]));
  return {
    triangles: model.triangles,
    ...boxOf(model),
    hasNormals: model.primitives.every(({ normals }) => normals !== null),
    widestTexturePx,
    parts: [...parts]
      .filter(([name]) => name !== "")
      .slice(0, MOST_PARTS)
      .map(([name, value]) => ({ name: name.slice(0, NAME_LENGTH), value })),
  };
}

/** The polygons of a map as a model. @throws {MediaError} For what is no such map. */
async function raiseMap(path: string, { raise }: ModelRecipe, size: number): Promise<Uint8Array> {
  if (raise === undefined) throw new MediaError("Di qué propiedad del mapa es la altura de cada polígono.");
  if (size > MOST_MAP_BYTES)
    throw new MediaError(`El mapa ocupa ${Math.ceil(size / 1e6)} MB: como mucho, ${MOST_MAP_BYTES / 1e6}. ${SIMPLER}.`);
  const json: unknown = JSON.parse((await readFile(path, "utf8")).replace(/^\uFEFF/, ""));
  try {
    return raiseGeometry(json, raise);
  } catch (cause) {
    if (!(cause instanceof RaiseError)) throw cause;
    throw new MediaError(RAISE_SENTENCES[cause.fault](cause.most, raise.height), { cause });
  }
}

/** Detects what a file is; a JSON is known only when it is read. */
async function formOf(path: string, size: number, signal: AbortSignal): Promise<Form | undefined> {
  const form = await detectForm(path, "", size);
  return form.format === "json" ? FORMS[(await readJson(path, signal)).form] : form;
}

/** Returns the bytes of what is drawn: a model as it was imported, or what is made of a map. */
async function bytesOf({ path, recipe, signal }: MakeInput<ModelRecipe>): Promise<Uint8Array> {
  const { size } = await stat(path);
  const { kind, format } = (await formOf(path, size, signal)) ?? {};
  if (kind === "geometry") {
    if (format === "geojson") return raiseMap(path, recipe, size);
    throw new MediaError(`De un mapa .${format} no se levantan volúmenes: expórtalo como GeoJSON.`);
  }
  if (kind !== "model") throw new MediaError("Eso no es un modelo 3D: trae un GLB, o un mapa en GeoJSON.");
  if (format !== "glb") throw new MediaError(`De un modelo .${format} no se hace una escena: expórtalo como GLB.`);
  if (size > MOST_BYTES)
    throw new MediaError(
      `El modelo ocupa ${Math.ceil(size / 1e6).toLocaleString("es")} MB: como mucho, ${MOST_BYTES / 1e6}.`,
    );
  return readFile(path);
}

/** Looks through a model and gives it as it is, or unpacked; of a map makes one first. @throws {MediaError} For what no page could show. */
export async function makeModel(input: MakeInput<ModelRecipe>): Promise<Made> {
  const { folder, signal, progress } = input;
  const { bytes, model } = await readModel(await bytesOf(input));
  const data = await look(model, signal);
  await writeFile(join(folder, "model.glb"), bytes);
  progress(1);
  return { files: [{ name: "model.glb", mediaType: "model/gltf-binary", widthPx: null, heightPx: null }], data };
}
