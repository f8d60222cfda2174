import { loadable } from "@nv/web";

/** {@link TableLab}, which comes when it is first drawn: a page of text weighs what a text weighs. */
export const TableLabPage = loadable(
  async () => (await import("./TableLab")).TableLab,
  <p className="nv-quiet">Preparando la tabla…</p>,
);
