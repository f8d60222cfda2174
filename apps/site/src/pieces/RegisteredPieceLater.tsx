import { loadable } from "@nv/web";

/** What was just published, with its codes, which comes once there is such a thing. */
export const RegisteredPieceLater = loadable(
  async () => (await import("./RegisteredPiece")).RegisteredPiece,
  <p role="status">Preparando los códigos…</p>,
);
