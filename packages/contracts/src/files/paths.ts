/** The library of files. `GET` lists; `POST` makes a file of what was uploaded. */
export const FILES_API_PATH = "/api/files";

/** Uploads by the tus protocol, in parts. @see https://tus.io/protocols/resumable-upload */
export const UPLOADS_API_PATH = `${FILES_API_PATH}/uploads`;

/** First part of the address of everything that was put at a public address as it is: `/d/{slug}/`. */
export const DROPS_PATH = "/d";

/** Pictures of museums, by IIIF. `GET ?address=` tells what one is; `POST` brings it into the library. @see https://iiif.io/api/image/3.0/ */
export const MUSEUM_PICTURES_API_PATH = "/api/museum-pictures";

/** Files at a public address. `GET` lists, `POST` adds. */
export const DROPS_API_PATH = "/api/drops";

/** Light maps of geographic files of the library. @see docs/contracts/files.md#light-maps */
export const LIGHT_MAPS_API_PATH = "/api/light-maps";
