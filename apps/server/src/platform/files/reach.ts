import type { Session } from "../../http/session.ts";

/** Owner of a file that belongs to no group. */
export const EVERYBODYS = "";

/** Owners of the files that somebody may see: names of groups, and {@link EVERYBODYS}. */
export type Reach = readonly string[];

/** Returns the reach of who makes a request. An administrator reaches no more than the rest: some groups hold what nobody else may see. */
export const reachOf = ({ groups }: Pick<Session, "groups">): Reach => [EVERYBODYS, ...groups];
