import { loadable } from "@nv/web";

/** Codes of what was just published, and the way to it; they come once there is such a thing. */
export const RegisteredPieceLater = loadable(
  async () => (await import("./RegisteredPiece")).RegisteredPiece,
  <p role="status">Preparando los códigos…</p>,
);
