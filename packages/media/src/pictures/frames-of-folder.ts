import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import sharp from "sharp";
import { type OpenZip, openZip, type ZipEntry } from "../archives/open-zip.ts";
import type { Made, MadeFile, MakeInput } from "../maker.ts";
import { MediaError } from "../maker.ts";
import { FRAME_QUALITY, FRAME_SIDE_PX, frameName } from "../video/frame-size.ts";

type FramesRecipe = Extract<Recipe, { recipe: "frames" }>;

/** Largest picture of a sequence, pixels and bytes: each is made smaller than a screen. */
const MOST_PIXELS = 50_000_000;
const MOST_BYTES = 50_000_000;

const PICTURE = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** Two comes before ten. */
const BY_NAME = new Intl.Collator("es", { numeric: true });

const whole = (value: number) => value.toLocaleString("es");

/** The pictures of a folder in the order of their names, as many as are asked for, at one distance from each other. */
function chosen(entries: readonly ZipEntry[], count: number): readonly ZipEntry[] {
  const pictures = entries.filter(({ name }) => PICTURE.test(name)).toSorted((a, b) => BY_NAME.compare(a.name, b.name));
  if (pictures.length === 0)
    throw new MediaError(
      "En la carpeta comprimida no hay ninguna imagen: pon en ella los fotogramas en JPEG, PNG o WebP.",
    );
  if (pictures.length < count)
    throw new MediaError(
      `En la carpeta comprimida hay ${pictures.length === 1 ? "una imagen" : `${whole(pictures.length)} imágenes`} y se piden ${whole(count)} fotogramas: añade imágenes o pide menos.`,
    );
  const step = (pictures.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, place) => pictures[Math.round(place * step)]).filter(
    (entry) => entry !== undefined,
  );
}

/** A picture of a sequence, turned as it is shown. */
interface Opened {
  readonly name: string;
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

async function openFrame(zip: OpenZip, { name, sizeBytes }: ZipEntry): Promise<Opened> {
  if (sizeBytes > MOST_BYTES) throw new MediaError(`«${name}» ocupa demasiado: como mucho, ${MOST_BYTES / 1e6} MB.`);
  const bytes = await zip.read(name);
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    return { name, format, width: autoOrient.width, height: autoOrient.height, bytes };
  } catch (cause) {
    throw new MediaError(`«${name}» está rota, es demasiado grande o no es una imagen.`, { cause });
  }
}

/** All frames are of one format and one size: one that is not jumps. */
function checkAlike(first: Opened, other: Opened): void {
  if (other.format !== first.format)
    throw new MediaError(
      `Las imágenes son de formatos distintos: «${first.name}» es ${first.format.toUpperCase()} y «${other.name}», ${other.format.toUpperCase()}. Expórtalas todas en el mismo.`,
    );
  if (other.width !== first.width || other.height !== first.height)
    throw new MediaError(
      `Las imágenes no miden lo mismo: «${first.name}» mide ${whole(first.width)} × ${whole(first.height)} px y «${other.name}», ${whole(other.width)} × ${whole(other.height)}. Expórtalas todas igual.`,
    );
}

/**
 * The pictures of a ZIP as frames, in the order of their names.
 *
 * Its data: `{ pictures }`, how many there were.
 */
export async function framesOfFolder(input: MakeInput<FramesRecipe>): Promise<Made> {
  const { path, folder, signal, progress, recipe } = input;
  const zip = await openZip(path);
  try {
    const entries = chosen(zip.entries, recipe.count);
    const files: MadeFile[] = [];
    let first: Opened | null = null;
    for (const [place, entry] of entries.entries()) {
      signal.throwIfAborted();
      const opened = await openFrame(zip, entry);
      first ??= { ...opened, bytes: Buffer.alloc(0) };
      checkAlike(first, opened);
      const name = frameName(place);
      const { width, height } = await sharp(opened.bytes, { limitInputPixels: MOST_PIXELS })
        .autoOrient()
        .resize(FRAME_SIDE_PX, FRAME_SIDE_PX, { fit: "inside", withoutEnlargement: true })
        // Another frame is behind it.
        .flatten({ background: "#fff" })
        .toColourspace("srgb")
        .webp({ quality: FRAME_QUALITY })
        .toFile(join(folder, name))
        .catch((cause: unknown) => {
          throw new MediaError(`«${opened.name}» está rota o incompleta.`, { cause });
        });
      files.push({ name, mediaType: "image/webp", widthPx: width, heightPx: height });
      progress((place + 1) / recipe.count);
    }
    return { files, data: { pictures: zip.entries.filter(({ name }) => PICTURE.test(name)).length } };
  } finally {
    zip.close();
  }
}
