import { randomUUID } from "node:crypto";
import { DIRECTORY_NAMES, isSiteGroup } from "@nv/contracts";
import {
  type DirectoryAnswers,
  DirectoryName,
  type DirectoryView,
  type NewDirectoryGroup,
  type NewRequirement,
} from "@nv/contracts/schemas";
import { ADMINISTRATOR_ROLE, findUser, findUserByEmail } from "../accounts/users.repository.ts";
import { AdministrationError } from "../administration-error.ts";
import { type IdentityContext, SETTINGS_TOPIC, type Work } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { storableText } from "../core/storable-text.ts";
import { listGroups, lockGroup } from "../groups/groups.repository.ts";
import { limitTries } from "../limits/limit-tries.ts";
import type { ProviderSet } from "../providers/provider-set.ts";
import type { UserRow } from "../schema/tables.ts";
import { type ActingAdministrator, requireActing } from "../settings/acting-administrator.ts";
import type { LiveSettings } from "../settings/live-settings.ts";
import { createRequireProof } from "../settings/require-proof.ts";
import {
  deleteDirectoryGroup,
  insertDirectoryGroup,
  listDirectoryGroups,
  listStatedPeople,
} from "./directory-groups.repository.ts";
import { placeByDirectory } from "./directory-groups.service.ts";
import { countDirectorySessions } from "./directory-sessions.repository.ts";
import type { DirectoryWatch } from "./directory-watch.service.ts";
import { readEntryRules, requiredProvider } from "./entry-rules.ts";
import {
  deleteBreakGlass,
  deleteRequirement,
  endOtherSessions,
  insertBreakGlass,
  listBreakGlass,
  listRequirements,
  listSelfReliantAdministrators,
  putRequirement,
} from "./requirements.repository.ts";

/** Most domains that require a service, accounts that none binds, and lines of the table of groups. */
const DOMAINS_MAX = 50;
const BREAK_GLASS_MAX = 10;
const LINES_MAX = 300;

/**
 * The house's directory, for administrators: which domains it is required for, who is excepted, which of its groups stand for ours. Every
 * change asks for a recent proof of identity, is in the audit, and holds at once in every process.
 */
export type DirectoryAdministration = ReturnType<typeof createDirectoryAdministration>;

interface DirectoryDeps {
  readonly live: LiveSettings;
  readonly watch: DirectoryWatch;
  /** The services; none before the routes are mounted. */
  readonly providers: () => ProviderSet | null;
}

/** Shows and changes how the house's directory decides who comes in. */
export function createDirectoryAdministration(context: IdentityContext, deps: DirectoryDeps) {
  const { db, limiter, now, settings } = context;
  const [aud] = settings.audiences;
  const requireProof = createRequireProof(context);

  async function view(): Promise<DirectoryView> {
    await deps.live.reread();
    const set = deps.providers();
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

  /** Somebody who administers must get in on the day on which no directory answers. */
  async function requireWayLeft({ db: transaction }: Work): Promise<void> {
    const rules = await readEntryRules(transaction);
    const able = await listSelfReliantAdministrators(transaction, ADMINISTRATOR_ROLE, settings.audiences);
    if (!able.some((person) => requiredProvider(rules, person) === null)) throw new AdministrationError("LAST_DOOR");
  }

  /** One order: proof, transaction, and how things are afterwards. */
  async function order(
    caller: ActingAdministrator,
    task: (work: Work, administrator: UserRow) => Promise<void>,
  ): Promise<DirectoryView> {
    await requireProof(caller);
    await context.work(async (work) => {
      await task(work, await requireActing(work, caller));
      work.announce(SETTINGS_TOPIC);
    });
    return view();
  }

  async function placeEverybody(work: Work, provider: string, caller: ActingAdministrator): Promise<void> {
    for (const userId of await listStatedPeople(work.db, provider)) await placeByDirectory(work, userId, caller);
  }

  return {
    view,
    /** @throws {AdministrationError} `DIRECTORY_OFF`, `DOMAINS_FULL`, `LAST_DOOR`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    require: (
      { domain, provider, opensAccounts }: NewRequirement,
      caller: ActingAdministrator,
    ): Promise<DirectoryView> =>
      order(caller, async (work, actor) => {
        if (deps.providers()?.labels[provider] === undefined) throw new AdministrationError("DIRECTORY_OFF");
        const present = await listRequirements(work.db);
        const isNew = !present.some((row) => row.domain === domain);
        if (isNew && present.length >= DOMAINS_MAX) throw new AdministrationError("DOMAINS_FULL");
        await putRequirement(work.db, {
          domain,
          provider,
          opens_accounts: Number(opensAccounts),
          created_at_ms: work.nowMs,
          created_by: actor.email,
        });
        await requireWayLeft(work);
        const ended = await endOtherSessions(work.db, { domain, provider });
        for (const userId of ended) work.changed(userId);
        const details = { domain, provider, opensAccounts, people: ended.length };
        await work.audit({ action: "provider_required", actor, caller, details });
      }),
    /** @throws {AdministrationError} `REQUIREMENT_NOT_FOUND`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    release: (domain: string, caller: ActingAdministrator): Promise<DirectoryView> =>
      order(caller, async (work, actor) => {
        if (!(await deleteRequirement(work.db, storableText(domain)))) {
          throw new AdministrationError("REQUIREMENT_NOT_FOUND");
        }
        await work.audit({ action: "provider_released", actor, caller, details: { domain } });
      }),
    /** @throws {AdministrationError} `PERSON_UNKNOWN`, `BREAK_GLASS_FULL`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    except: (email: string, caller: ActingAdministrator): Promise<DirectoryView> =>
      order(caller, async (work, actor) => {
        const target = await findUserByEmail(work.db, aud, emailKey(storableText(email)));
        if (target === undefined) throw new AdministrationError("PERSON_UNKNOWN");
        if ((await listBreakGlass(work.db)).length >= BREAK_GLASS_MAX)
          throw new AdministrationError("BREAK_GLASS_FULL");
        const row = { user_id: target.id, created_at_ms: work.nowMs, created_by: actor.email };
        if (!(await insertBreakGlass(work.db, row))) return;
        await work.audit({ action: "break_glass_set", actor, caller, target });
      }),
    /** @throws {AdministrationError} `PERSON_UNKNOWN`, `LAST_DOOR`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    bind: (userId: string, caller: ActingAdministrator): Promise<DirectoryView> =>
      order(caller, async (work, actor) => {
        const target = await findUser(work.db, userId);
        if (target === undefined || !(await deleteBreakGlass(work.db, userId))) {
          throw new AdministrationError("PERSON_UNKNOWN");
        }
        await requireWayLeft(work);
        const domains = (await listRequirements(work.db)).map(({ domain, provider }) => ({ domain, provider }));
        for (const requirement of domains) {
          for (const ended of await endOtherSessions(work.db, requirement)) work.changed(ended);
        }
        await work.audit({ action: "break_glass_removed", actor, caller, target });
      }),
    /** @throws {AdministrationError} `GROUP_NOT_FOUND`, `LINES_FULL`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    linkGroup: ({ provider, directoryGroup, group }: NewDirectoryGroup, caller: ActingAdministrator) =>
      order(caller, async (work, actor) => {
        const isKnown = isSiteGroup(group) || (await lockGroup(work.db, work.dialect, group)) !== undefined;
        if (!isKnown) throw new AdministrationError("GROUP_NOT_FOUND");
        if ((await listDirectoryGroups(work.db)).length >= LINES_MAX) throw new AdministrationError("LINES_FULL");
        const line = { id: randomUUID(), provider, directory_group: storableText(directoryGroup), group_name: group };
        if (!(await insertDirectoryGroup(work.db, { ...line, created_at_ms: work.nowMs }))) return;
        await work.audit({
          action: "directory_group_linked",
          actor,
          caller,
          details: { provider, directoryGroup, group },
        });
        await placeEverybody(work, provider, caller);
      }),
    /** @throws {AdministrationError} `LINE_NOT_FOUND`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    unlinkGroup: (id: string, caller: ActingAdministrator): Promise<DirectoryView> =>
      order(caller, async (work, actor) => {
        const line = await deleteDirectoryGroup(work.db, storableText(id));
        if (line === undefined) throw new AdministrationError("LINE_NOT_FOUND");
        const details = { provider: line.provider, directoryGroup: line.directory_group, group: line.group_name };
        await work.audit({ action: "directory_group_unlinked", actor, caller, details });
        await placeEverybody(work, line.provider, caller);
      }),
    /** Names of our groups, for the table. */
    groupNames: async (): Promise<readonly string[]> => (await listGroups(db)).map(({ name }) => name),
    /**
     * Asks the directory about everybody now.
     *
     * @throws {AdministrationError} `TOO_MANY_TRIES`, `FORBIDDEN`.
     */
    async askNow(caller: ActingAdministrator): Promise<DirectoryAnswers> {
      await limitTries(limiter, "providerTestByAccount", caller.userId);
      const answers = await deps.watch.askAll();
      await context.work(async (work) => {
        const actor = await requireActing(work, caller);
        await work.audit({ action: "directory_asked", actor, caller, details: { ...answers } });
      });
      return { ...answers };
    },
  };
}
