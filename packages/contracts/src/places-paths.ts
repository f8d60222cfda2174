/** `GET ?q=&near=`: places for what a person wrote, as `PlacesFound` of `schemas.ts`. */
export const PLACES_API_PATH = "/api/places";
