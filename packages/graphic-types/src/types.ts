import { KINDS, LISTED } from "./kinds.ts";
import { loadType } from "./loaded-types.ts";

/** All types, in the order in which lists show them: for the server, which makes pages of each. A browser loads the one that it needs. */
export const TYPES = await Promise.all(LISTED.map(({ load }) => load()));

// They are found by their names from here on.
await Promise.all(KINDS.map(({ name }) => loadType(name)));
