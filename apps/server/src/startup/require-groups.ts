import type { Operations } from "@nv/identity-server";

/** Pages of the site belong to groups that nobody made: nobody could open them. */
export class UnknownGroupsError extends Error {
  override readonly name = "UnknownGroupsError";
  /** Names of the groups, each once. */
  readonly groups: readonly string[];

  constructor(groups: readonly string[]) {
    super(`Pages of the site belong to groups that do not exist: ${groups.join(", ")}.`);
    this.groups = groups;
  }
}

/**
 * Holds the build of the site to the groups that there are, and keeps those that it names from being removed.
 *
 * @param named - Groups that pages of the site belong to.
 * @throws {UnknownGroupsError} When one of them does not exist.
 */
export async function requireGroups({ groups }: Pick<Operations, "groups">, named: Iterable<string>): Promise<void> {
  const unknown = await groups.reserve(named);
  if (unknown.length > 0) throw new UnknownGroupsError(unknown);
}
