import { aboutFramed } from "./about.ts";
import { framed } from "./framed-type.ts";
import { externalKind, mapKind, scrollyKind } from "./kind.ts";

/** Content of somebody else's that is none of those that are known. */
export const external = framed(aboutFramed(externalKind), { isRest: true });

/** A map of somebody else's. */
export const map = framed(aboutFramed(mapKind));

/** A story of somebody else's that is told while one scrolls. */
export const scrolly = framed(aboutFramed(scrollyKind));
