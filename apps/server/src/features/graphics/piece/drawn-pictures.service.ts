import type { Cited, FieldProblem, GraphicFields } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { FieldError } from "@nv/graphic-types/page";
import { MediaError, paintDrawing, placedPicture } from "@nv/media";
import { fileIdIn, graphicSlugIn, plainParts, type ResolvedReferences, renditionKey } from "@nv/piece-parts";
import { invalidFields } from "../../../http/problem.ts";
import { cardHouse } from "../../../platform/house/card-house.ts";
import { REVISION_ADDRESS } from "../../../platform/publishing/core/revision-address.ts";
import type { RevisionFile, SharedFile } from "../../../platform/publishing/publisher.ts";
import { blobKey } from "../../../platform/publishing/revision-manifest.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { readPicture } from "./cited.service.ts";

/** Pictures that are painted at once: each takes a thread of the decoder, which others need too. */
const PAINTED_AT_ONCE = 4;

/** Files that are drawn for a page, and how the page names them. */
export interface DrawnFiles {
  readonly files: readonly RevisionFile[];
  readonly pictureSrc: (path: string) => string;
  readonly problems: readonly FieldProblem[];
}

/** Sources of the pictures of a graphic. */
interface DrawnFrom {
  /** With what it cites in it. */
  readonly config: GraphicFields["config"];
  readonly cited: ReadonlyMap<string, Cited>;
  readonly resolved: Pick<ResolvedReferences, "files">;
  readonly shared: readonly SharedFile[];
  readonly place: "preview" | "revision";
}

/** The bytes of a picture that a configuration uses: the widest of a file that every program reads, or that of a published graphic. */
async function bytesOf(context: GraphicsContext, source: string, from: DrawnFrom): Promise<Buffer | null> {
  const slug = graphicSlugIn(source);
  if (slug !== null) {
    const image = from.cited.get(source)?.picture?.src.slice(`/g/${slug}/`.length);
    return image === undefined ? null : readPicture(context, slug, image);
  }
  const wanted = typeOf(from.config.type)
    .renditions(from.config)
    .find((rendition) => rendition.source === source);
  const file = wanted === undefined ? undefined : from.resolved.files.get(renditionKey(wanted));
  const name = plainParts(file ?? { parts: [] }).at(-1)?.name;
  const kept = from.shared.find(({ path }) => name !== undefined && path.endsWith(`/${name}`));
  return kept === undefined ? null : context.store.get(blobKey(kept.hash, "identity"));
}

/** Gives the pictures that a configuration uses, each read once however many drawings it stands in. */
function pictureReader(context: GraphicsContext, from: DrawnFrom) {
  const read = new Map<string, Promise<Buffer | null>>();
  return async (source: string, size: Parameters<typeof placedPicture>[1]): Promise<string> => {
    const reading = read.get(source) ?? bytesOf(context, source, from);
    read.set(source, reading);
    const bytes = await reading;
    if (bytes === null)
      throw new FieldError(
        "picture",
        fileIdIn(source) === null
          ? "Ese gráfico no tiene todavía una imagen: espera a la revisión, o trae tú un archivo"
          : "Ese archivo no tiene una imagen que se pueda dibujar",
      );
    try {
      return await placedPicture(bytes, size);
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
      throw new FieldError("picture", error.message);
    }
  };
}

/** Tells what a type refuses of its pictures beside its field. @throws {Problem} `FIELDS_INVALID`. */
async function drawing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    throw invalidFields([{ field: `config.${error.field}`, message: error.message }]);
  }
}

/** Nothing drawn: most types. */
const NOTHING: DrawnFiles = { files: [], problems: [], pictureSrc: (path) => path };

/**
 * Paints the pictures that are drawn for a graphic. In a preview they are in the page, as they are drawn.
 *
 * @throws {Problem} `FIELDS_INVALID` when something that they show cannot be shown.
 */
export async function drawPictures(context: GraphicsContext, from: DrawnFrom): Promise<DrawnFiles> {
  const { draws } = typeOf(from.config.type);
  if (draws === null) return NOTHING;
  const { style } = await context.house.current();
  const [faces, house] = await Promise.all([context.faces(), cardHouse(context, style)]);
  const { pictures, problems } = draws.pictures(from.config, { faces, house, picture: pictureReader(context, from) });
  const told = problems.map(({ field, message }) => ({ field: `config.${field}`, message }));
  const made = new Map<string, string | Buffer>();
  await drawing(async () => {
    for (let at = 0; at < pictures.length; at += PAINTED_AT_ONCE)
      await Promise.all(
        pictures.slice(at, at + PAINTED_AT_ONCE).map(async ({ path, encoding, svg }) => {
          const text = await svg();
          made.set(path, from.place === "preview" ? text : await paintDrawing(text, encoding));
        }),
      );
  });
  if (from.place === "revision") {
    const files = pictures.map(({ path }) => ({ path, body: Buffer.from(made.get(path) ?? "") }));
    return { files, problems: told, pictureSrc: (path) => REVISION_ADDRESS + path };
  }
  const inPage = (path: string) => `data:image/svg+xml;base64,${Buffer.from(made.get(path) ?? "").toString("base64")}`;
  return { files: [], problems: told, pictureSrc: inPage };
}
