import { aboutFramed } from "../framed/about.ts";
import { flourishKind } from "./kind.ts";

/** A chart or a story of Flourish. */
export const aboutFlourish = aboutFramed(flourishKind);
