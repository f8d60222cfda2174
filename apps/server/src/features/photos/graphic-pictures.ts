import { FILE_LIMITS } from "@nv/contracts";
import { type FileWords, GraphicFields, PublishedPointer } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { Problem } from "../../http/problem.ts";
import type { PhotosContext } from "./photos-context.ts";
import { refusedPhoto } from "./refused-photo.ts";

/** A picture of a published graphic. */
export interface GraphicPicture {
  readonly graphicId: string;
  readonly graphic: GraphicFields;
  readonly slug: string;
  readonly revision: string;
  readonly path: string;
  /** Name of its file in the library. */
  readonly name: string;
}

/**
 * The pictures that stand for a graphic: those that were drawn for it, else the one for where no frame is.
 *
 * @param place - Of the graphic among the sources that were given.
 * @throws {Problem} `GRAPHIC_NOT_FOUND`; `FIELDS_INVALID` while it has no picture.
 */
export async function picturesOf(
  { records, publishing }: Pick<PhotosContext, "records" | "publishing">,
  place: number,
  graphicId: string,
): Promise<readonly GraphicPicture[]> {
  const record = await records
    .selectFrom("records")
    .select(["slug", "fields", "pointer", "revision"])
    .where("id", "=", graphicId)
    .where("collection", "=", "graphics")
    .executeTakeFirst();
  if (record === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
  const { slug, pointer, revision } = record;
  const image = pointer === null || revision === null ? null : PublishedPointer.parse(JSON.parse(pointer)).image;
  if (image === null)
    throw refusedPhoto(
      place,
      "Este gráfico no tiene imagen todavía: publícalo, y la tendrá en un minuto. O trae tú una.",
    );
  const graphic = GraphicFields.parse(JSON.parse(record.fields));
  const [name = "", ...path] = image.split("/");
  const one = { graphicId, graphic, slug, revision: name, path: path.join("/") };
  const end = /\.[a-z0-9]{1,5}$/.exec(image)?.[0] ?? ".png";
  const { draws } = typeOf(graphic.config.type);
  if (draws === null) return [{ ...one, name: `${slug}${end}` }];
  const all = Object.keys((await publishing.sections.g.filesOf(slug, name)) ?? {});
  return all.flatMap((file) => {
    const size = draws.sizeIn(file);
    return size === null ? [] : [{ ...one, path: file, name: `${slug}-${size}${end}` }];
  });
}

/** Words that are known of a file that is imported into the library. */
export type NamedWords = Partial<FileWords> & Pick<FileWords, "name">;

/** Words under which a picture of a graphic comes into the library. */
export function pictureWords({ name, graphic }: GraphicPicture): NamedWords {
  const { altText, credit, source } = FILE_LIMITS;
  return {
    name,
    altText: graphic.altText.slice(0, altText),
    credit: graphic.credit.slice(0, credit),
    source: graphic.sourceLine.slice(0, source),
  };
}
