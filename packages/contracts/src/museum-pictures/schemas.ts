import { z } from "zod";
import { endpoints, get, order } from "../endpoints.ts";
import { MUSEUM_PICTURES_API_PATH } from "../files/paths.ts";
import { JobStarted } from "../jobs/schemas.ts";

/** Characters of an address: what browsers take. */
const ADDRESS_LENGTH = 2000;

/** Query of `GET /api/museum-pictures`, body of its `POST`: the picture by its address, or that of its `info.json`. */
export const ImportMuseumPicture = z.object({
  address: z
    .string()
    // PostgreSQL cannot even be asked about a NUL character.
    .overwrite((text) => text.replaceAll("\0", "").trim())
    .min(1, "Falta la dirección")
    .max(ADDRESS_LENGTH, "Es demasiado larga"),
});
export type ImportMuseumPicture = z.infer<typeof ImportMuseumPicture>;

/** Answer of `GET /api/museum-pictures`: a picture as its museum gives it by IIIF. */
export const MuseumPicture = z.object({
  /** Of its `info.json`. */
  address: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  /** As large as it would be brought: less than it is where it is larger than the library takes. */
  broughtWidthPx: z.int(),
  broughtHeightPx: z.int(),
  /** Questions that the museum would get. */
  pieces: z.int(),
  /** As the museum says them; empty where it does not. */
  licence: z.string(),
  credit: z.string(),
});
export type MuseumPicture = z.infer<typeof MuseumPicture>;

/** Endpoints of the pictures of museums. */
export const museumPicturesApi = endpoints(MUSEUM_PICTURES_API_PATH, {
  look: get("", MuseumPicture, { query: ImportMuseumPicture }),
  import: order("", ImportMuseumPicture, JobStarted, { status: 202 }),
});
