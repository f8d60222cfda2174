import { aboutFramed } from "../framed/about.ts";

/** A chart of Datawrapper. */
export const aboutDatawrapper = aboutFramed("datawrapper", "Datawrapper");
