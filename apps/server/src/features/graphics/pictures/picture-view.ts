import type { GraphicPicture } from "@nv/contracts/schemas";
import { publicUrlOf } from "@nv/embeds";
import { picturesOf } from "../graphic-views.ts";
import type { GraphicPictureRow, GraphicRow } from "../schema/tables.ts";

const WAITING = "Se está preparando: antes de un minuto está.";
const FROM_BEFORE = "Se publicó cuando aún no se hacían imágenes para compartir. Publícalo otra vez y tendrá la suya.";

function stateOf(
  { revision, pictured_ms, published_at_ms }: GraphicRow,
  made: GraphicPictureRow | undefined,
): Pick<GraphicPicture, "state" | "reason"> {
  if (revision === null) return { state: "unpublished", reason: "Se prepara al publicarlo." };
  if (pictured_ms !== published_at_ms) return { state: "waiting", reason: WAITING };
  if (made === undefined) return { state: "nothing", reason: FROM_BEFORE };
  const { state, reason } = made;
  if (state === "made") return { state, reason: "" };
  return { state: state === "failed" ? "failed" : "nothing", reason };
}

/** The pictures of what readers have of a graphic. @param made - Of its revision; `undefined` before they are. */
export function toPicture(row: GraphicRow, made: GraphicPictureRow | undefined, publicBaseUrl: string): GraphicPicture {
  const url = row.revision === null ? null : publicUrlOf(publicBaseUrl, row.slug);
  const { image, shared } = picturesOf(row);
  return {
    ...stateOf(row, made),
    imageUrl: url === null || image === null ? null : url + image,
    sharedUrl: url === null || shared === null ? null : url + shared,
  };
}
