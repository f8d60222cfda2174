import { HOUSE_FACES_PATH } from "@nv/contracts";
import { mediaTypeOf } from "../../../gate/core/media-types.ts";
import type { Actor } from "../../../http/acting.ts";
import { AT_HAND_ORIGIN, type AtHand } from "../../../platform/outside/browser-proxy.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { BuiltPiece } from "../piece/piece-files.service.ts";
import { pieceOf } from "../publish-graphic.service.ts";
import type { GraphicRow } from "../schema/tables.ts";
import { bytesOf } from "./take-pictures.ts";

/** Gives the browser the page of a draft, and the files and typefaces that it names: nothing else of ours is open to it. */
function draftAtHand({ house, files }: GraphicsContext, { files: [page], shared }: BuiltPiece): AtHand {
  return async (path) => {
    if (path === "/") return { body: page.body, mediaType: mediaTypeOf("index.html") };
    const file = shared.find((one) => one.path === path);
    const kept = file && (await files.open(file.hash));
    if (kept) return { body: await bytesOf(kept), mediaType: mediaTypeOf(path) };
    if (!path.startsWith(`${HOUSE_FACES_PATH}/`)) return null;
    const body = await house.faceNamed(path.slice(HOUSE_FACES_PATH.length + 1));
    return body && { body, mediaType: mediaTypeOf(path) };
  };
}

/**
 * Looks at a graphic as it is written with this machine's browser. Its page is published nowhere: the browser has it from us for this look.
 *
 * @returns PNG; `null` on a machine without a browser, and of a page that did not lay itself out in time.
 * @throws When the browser cannot, or what the page is made of is not there.
 */
export async function lookAtDraft(
  context: GraphicsContext,
  row: GraphicRow,
  { actor, signal }: { readonly actor: Actor; readonly signal: AbortSignal },
): Promise<Buffer | null> {
  const { picturePage } = context;
  if (picturePage === null) return null;
  const piece = await pieceOf(context, row, { place: "preview", actor });
  return picturePage(`${AT_HAND_ORIGIN}/`, signal, draftAtHand(context, piece));
}
