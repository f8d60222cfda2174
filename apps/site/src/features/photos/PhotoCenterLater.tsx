import { loadable } from "@nv/web";

/** The part about Photo Center, which comes with the picture that it is for: lists do without it. */
export const PhotoCenterLater = loadable(
  async () => (await import("./PhotoCenterPart")).PhotoCenterPart,
  <p role="status">Preparando el envío…</p>,
);
