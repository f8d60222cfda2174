import { GlbError } from "./glb-error.ts";
import { type Source, viewBytes } from "./read-accessor.ts";
import { figures, list, record, text, whole } from "./unknown-json.ts";

/** Look of triangles. */
export interface GlbMaterial {
  /** Red, green, blue and opacity, linear, 0 to 1. */
  readonly colour: readonly number[];
  /** Place among the pictures; `null` for none. */
  readonly image: number | null;
  readonly isDoubleSided: boolean;
  /** Whether no light falls on it. */
  readonly isUnlit: boolean;
  /** Whether it lets something through, in part or by holes. */
  readonly alpha: "opaque" | "holes" | "through";
}

/** Placement of the picture: where it begins, how it is turned and how large it is. */
export interface Lie {
  readonly offset: readonly number[];
  readonly rotation: number;
  readonly scale: readonly number[];
}

/** A picture of a model, as it was put into it. */
export interface GlbImage {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

const ALPHAS: Readonly<Record<string, GlbMaterial["alpha"]>> = { MASK: "holes", BLEND: "through" };

const baseTexture = ({ json }: Source, place: unknown) => {
  const material = record(list(json.materials)[whole(place) ?? -1]);
  const own = record(material.pbrMetallicRoughness);
  return { material, own, texture: record(own.baseColorTexture) };
};

/** The material of a primitive; white where it names none. */
export function readMaterial(source: Source, place: unknown): GlbMaterial {
  const { material, own, texture } = baseTexture(source, place);
  const chosen = record(list(source.json.textures)[whole(texture.index) ?? -1]);
  const image = whole(record(record(chosen.extensions).EXT_texture_webp).source ?? chosen.source);
  return {
    colour: figures(own.baseColorFactor, [1, 1, 1, 1]),
    image,
    isDoubleSided: material.doubleSided === true,
    isUnlit: record(material.extensions).KHR_materials_unlit !== undefined,
    alpha: ALPHAS[text(material.alphaMode)] ?? "opaque",
  };
}

/** Reads the placement of the picture of a material. */
export function readLie(source: Source, place: unknown): Lie {
  const lie = record(record(baseTexture(source, place).texture.extensions).KHR_texture_transform);
  const [rotation = 0] = figures([lie.rotation], [0]);
  return { offset: figures(lie.offset, [0, 0]), rotation, scale: figures(lie.scale, [1, 1]) };
}

/** The pictures of a model. @throws {GlbError} When one is not in the file. */
export function readImages(source: Source): readonly GlbImage[] {
  return list(source.json.images).map((image) => {
    const { uri, bufferView, mimeType } = record(image);
    if (uri !== undefined) throw new GlbError("external", text(uri).slice(0, 80));
    return { mediaType: text(mimeType), bytes: viewBytes(source, bufferView).bytes };
  });
}
