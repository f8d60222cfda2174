import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";

/** Owner of a file that belongs to no group. */
export const EVERYBODYS = "";

/** Owners of the files that somebody may see: names of groups, and {@link EVERYBODYS}. */
export type Reach = readonly string[];

/** Returns the reach of who makes a request. An administrator reaches no more than the rest: some groups hold what nobody else may see. */
export const reachOf = ({ groups }: Pick<Session, "groups">): Reach => [EVERYBODYS, ...groups];

/** Person who makes a request to the library: the files within their reach, and what they may do with those. */
export interface FilesPerson {
  readonly id: string;
  readonly isAdministrator: boolean;
  readonly reach: Reach;
}

/** Person who changes something in the library. */
export type FilesActor = Actor & FilesPerson;

/** Whether a file is somebody's to give or delete: who brought it, or an administrator. */
export const isTheirs = (file: { readonly created_by_id: string }, { id, isAdministrator }: FilesPerson) =>
  file.created_by_id === id || isAdministrator;

/** @throws {Problem} `GROUP_NOT_FOUND` for a group that somebody is not of: one that never was. */
export function requireGroup(group: string, reach: Reach): void {
  if (!reach.includes(group)) throw new Problem("GROUP_NOT_FOUND");
}
