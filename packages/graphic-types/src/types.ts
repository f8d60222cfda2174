import { KINDS, LISTED } from "./kinds.ts";
import { loadType } from "./loaded-types.ts";

/** All types with their pages, in the order in which lists show them: for the server. A browser loads the one that it needs, to edit it. */
export const TYPES = await Promise.all(LISTED.map(({ load }) => load()));
await Promise.all(TYPES.map((type) => type.loadRendering()));

// They are found by their names from here on.
await Promise.all(KINDS.map(({ name }) => loadType(name)));
