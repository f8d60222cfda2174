import { GROUPS_MAX, isSiteGroup, SITE_GROUPS } from "@nv/contracts";
import type { GroupPerson, GroupsView, NewGroup } from "@nv/contracts/schemas";
import { readMetadata } from "../accounts/user-record.ts";
import { findUser, findUserByEmail } from "../accounts/users.repository.ts";
import { AdministrationError } from "../administration-error.ts";
import type { IdentityContext, Work } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { displayName } from "../core/metadata.ts";
import { storableText } from "../core/storable-text.ts";
import type { UserRow } from "../schema/tables.ts";
import { type ActingAdministrator, requireActing } from "../settings/acting-administrator.ts";
import { createRequireProof } from "../settings/require-proof.ts";
import {
  deleteGroup,
  deleteMember,
  type GroupMember,
  insertGroup,
  insertMember,
  listGroups,
  listMembers,
  lockGroup,
} from "./groups.repository.ts";

/**
 * Groups, for administrators: who may open what belongs to some. Every change asks for a recent proof of identity, is told by the
 * audit and holds from the next request of who it is about, in every process.
 */
export type GroupAdministration = ReturnType<typeof createGroupAdministration>;

function toPerson({ id, email, user_metadata, by_directory }: GroupMember): GroupPerson {
  return { id, email, name: displayName(readMetadata(user_metadata)), isByDirectory: by_directory === 1 };
}

/** Makes groups and says who is in them. */
export function createGroupAdministration(context: IdentityContext) {
  const { db, settings } = context;
  const aud = settings.audiences[0];
  const requireProof = createRequireProof(context);
  const reserved = new Set<string>(Object.keys(SITE_GROUPS));

  async function view(): Promise<GroupsView> {
    const ofSite = Object.entries(SITE_GROUPS).map(([name, purpose]) => ({ name, purpose }));
    const made = (await listGroups(db)).filter(({ name }) => !isSiteGroup(name));
    const members = Map.groupBy(await listMembers(db, aud), ({ group_name }) => group_name);
    const groups = [...ofSite, ...made].map(({ name, purpose }) => ({
      name,
      purpose,
      isFixed: reserved.has(name),
      people: (members.get(name) ?? []).map(toPerson),
    }));
    return { groups: groups.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
  }

  /** One order: proof, transaction, and the groups as they are afterwards. */
  async function order(
    caller: ActingAdministrator,
    task: (work: Work, administrator: UserRow) => Promise<void>,
  ): Promise<GroupsView> {
    await requireProof(caller);
    await context.work(async (work) => task(work, await requireActing(work, caller)));
    return view();
  }

  async function requireGroup({ db: transaction, dialect }: Work, name: string): Promise<void> {
    if (isSiteGroup(name)) return;
    if ((await lockGroup(transaction, dialect, storableText(name))) === undefined) {
      throw new AdministrationError("GROUP_NOT_FOUND");
    }
  }

  return {
    view,
    /** @throws {AdministrationError} `GROUP_EXISTS`, `GROUPS_FULL`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    make: ({ name, purpose }: NewGroup, caller: ActingAdministrator): Promise<GroupsView> =>
      order(caller, async (work, actor) => {
        if (isSiteGroup(name)) throw new AdministrationError("GROUP_EXISTS");
        if ((await listGroups(work.db)).length >= GROUPS_MAX) throw new AdministrationError("GROUPS_FULL");
        const isNew = await insertGroup(work.db, { name, purpose: storableText(purpose), created_at_ms: work.nowMs });
        if (!isNew) throw new AdministrationError("GROUP_EXISTS");
        await work.audit({ action: "group_made", actor, caller, details: { group: name, purpose } });
      }),
    /** @throws {AdministrationError} `GROUP_NOT_FOUND`, `GROUP_FIXED`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    remove: (name: string, caller: ActingAdministrator): Promise<GroupsView> =>
      order(caller, async (work, actor) => {
        if (reserved.has(name)) throw new AdministrationError("GROUP_FIXED");
        await requireGroup(work, name);
        const left = await deleteGroup(work.db, name);
        for (const userId of left) work.changed(userId);
        await work.audit({ action: "group_removed", actor, caller, details: { group: name, people: left.length } });
      }),
    /**
     * Puts whoever has an address into a group; who is in it stays.
     *
     * @throws {AdministrationError} `GROUP_NOT_FOUND`, `PERSON_UNKNOWN`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`.
     */
    join: (name: string, email: string, caller: ActingAdministrator): Promise<GroupsView> =>
      order(caller, async (work, actor) => {
        await requireGroup(work, name);
        const target = await findUserByEmail(work.db, aud, emailKey(storableText(email)));
        if (target === undefined) throw new AdministrationError("PERSON_UNKNOWN");
        const member = { group_name: name, user_id: target.id, added_at_ms: work.nowMs };
        if (!(await insertMember(work.db, member))) return;
        work.changed(target.id);
        await work.audit({ action: "group_joined", actor, caller, target, details: { group: name } });
      }),
    /** @throws {AdministrationError} `GROUP_NOT_FOUND`, `PERSON_UNKNOWN`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    leave: (name: string, userId: string, caller: ActingAdministrator): Promise<GroupsView> =>
      order(caller, async (work, actor) => {
        await requireGroup(work, name);
        const target = await findUser(work.db, userId);
        if (target?.aud !== aud) throw new AdministrationError("PERSON_UNKNOWN");
        if (!(await deleteMember(work.db, name, userId))) return;
        work.changed(userId);
        await work.audit({ action: "group_left", actor, caller, target, details: { group: name } });
      }),
    /**
     * Keeps the groups that the pages of the host name from being removed while this process runs.
     *
     * @returns Those of them that do not exist.
     */
    async reserve(names: Iterable<string>): Promise<readonly string[]> {
      const wanted = [...new Set(names)];
      const known = new Set([...Object.keys(SITE_GROUPS), ...(await listGroups(db)).map(({ name }) => name)]);
      for (const name of wanted) reserved.add(name);
      return wanted.filter((name) => !known.has(name));
    },
  };
}
