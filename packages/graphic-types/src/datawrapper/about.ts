import { aboutFramed } from "../framed/about.ts";
import { datawrapperKind } from "./kind.ts";

/** A chart of Datawrapper. */
export const aboutDatawrapper = aboutFramed(datawrapperKind);
