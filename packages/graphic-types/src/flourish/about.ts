import { aboutFramed } from "../framed/about.ts";

/** A chart or a story of Flourish. */
export const aboutFlourish = aboutFramed("flourish", "Flourish");
