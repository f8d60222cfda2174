import type { Session } from "../../http/session.ts";

/** Whose a file is that no group has. */
export const EVERYBODYS = "";

/** Whose files are there for somebody: names of groups, and {@link EVERYBODYS}. */
export type Reach = readonly string[];

/** Whose files are there for who makes a request. Who administers reaches no more than the rest: some groups hold what nobody else may see. */
export const reachOf = ({ groups }: Pick<Session, "groups">): Reach => [EVERYBODYS, ...groups];
