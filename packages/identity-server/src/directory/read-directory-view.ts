import { DIRECTORY_NAMES } from "@nv/contracts";
import { DirectoryName, type DirectoryView } from "@nv/contracts/schemas";
import type { IdentityContext } from "../context.ts";
import type { ProviderSet } from "../providers/provider-set.ts";
import { listDirectoryGroups } from "./directory-groups.repository.ts";
import { countDirectorySessions } from "./directory-sessions.repository.ts";
import { listBreakGlass, listRequirements } from "./requirements.repository.ts";

/**
 * Reads what administrators see of the house's directories.
 *
 * @param set - The services; `null` before the routes are mounted.
 */
export async function readDirectoryView(
  { db, now }: Pick<IdentityContext, "db" | "now">,
  set: ProviderSet | null,
): Promise<DirectoryView> {
  const sessions = new Map((await countDirectorySessions(db, now())).map((row) => [row.provider, row.sessions]));
  const requirements = await listRequirements(db);
  const excepted = await listBreakGlass(db);
  const lines = await listDirectoryGroups(db);
  return {
    directories: DIRECTORY_NAMES.map((name) => ({
      name,
      label: set?.labels[name] ?? null,
      sessions: sessions.get(name) ?? 0,
    })),
    requirements: requirements.map(({ domain, provider, opens_accounts, created_at_ms, created_by }) => ({
      domain,
      provider: DirectoryName.parse(provider),
      opensAccounts: opens_accounts === 1,
      atMs: created_at_ms,
      by: created_by,
    })),
    breakGlass: excepted.map(({ user_id, email, created_at_ms, created_by }) => ({
      id: user_id,
      email,
      atMs: created_at_ms,
      by: created_by,
    })),
    groups: lines.map(({ id, provider, directory_group, group_name }) => ({
      id,
      provider: DirectoryName.parse(provider),
      directoryGroup: directory_group,
      group: group_name,
    })),
  };
}
