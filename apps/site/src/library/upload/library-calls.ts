import { FILES_API_PATH } from "@nv/contracts";
import { museumPicturesApi } from "@nv/contracts/schemas";
import type { FilesAsked } from "@nv/piece-parts/fields";
import { clientOf } from "@nv/web";
import { addressOf, pageField } from "@nv/web/address";
import { filesCalls } from "../files-calls";

export { filesCalls };

/** Calls about pictures of museums. */
export const museum = clientOf(museumPicturesApi);

/** Lists the files of the library that a field asks for. */
export const listFiles = ({ q, kind, page }: FilesAsked, signal: AbortSignal) =>
  filesCalls.find(addressOf(FILES_API_PATH, { q, kind, page: pageField(page) }), signal);
