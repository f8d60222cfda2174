/** `GET ?q=&near=`: places for what a person wrote, as `PlacesFound` of `schemas.ts`. */
export const PLACES_API_PATH = "/api/places";

/** `GET /api/atlas/spain-light.json`: a file of the prepared maps. */
export const ATLAS_API_PATH = "/api/atlas";
