import { addressOf, readQuery } from "@nv/web/address";

/** Path of the page from which batches of pictures are sent. */
export const PHOTOS_PATH = "/upload_photocenter";

/** The batch that an address names; empty for a new one. */
export const readAddress = (search: string): string => readQuery(search).text("tanda");

/** Address of a batch, or of a new one without an id. */
export const writeAddress = (batchId = ""): string => addressOf(PHOTOS_PATH, { tanda: batchId });
