import { randomUUID } from "node:crypto";
import { isProgramScope, PROGRAM_LIMITS } from "@nv/contracts";
import type {
  NewProgramKey,
  NewProgramService,
  OwnedProgramKey,
  ProgramKey,
  ProgramKeyMade,
  ProgramKeys,
  ProgramsView,
} from "@nv/contracts/schemas";
import { findUser, lockUser } from "../accounts/users.repository.ts";
import { AdministrationError } from "../administration-error.ts";
import type { IdentityContext, Work } from "../context.ts";
import { DAY_MS } from "../options.ts";
import type { ProgramKeyRow } from "../schema/programs-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { findLiveSession } from "../sessions/sessions.repository.ts";
import { type ActingAdministrator, requireActing } from "../settings/acting-administrator.ts";
import { createRequireProof } from "../settings/require-proof.ts";
import { makeProgramSecret, startOf } from "./program-secret.ts";
import {
  countLiveKeys,
  deleteKey,
  deleteService,
  findService,
  insertKey,
  insertService,
  type KeyOwner,
  listAllKeys,
  listKeysOf,
  listServices,
  type OwnedKeyRow,
} from "./programs.repository.ts";

/** Keys for programs: people's own, and those of the accounts of programs, which administrators keep. */
export type ProgramKeysAdministration = ReturnType<typeof createProgramKeys>;

/** Puts a key as lists show it. */
export function shownKey(row: ProgramKeyRow): ProgramKey {
  return {
    id: row.id,
    kind: row.kind === "token" ? "token" : "key",
    name: row.name,
    start: row.start,
    scopes: row.scopes.split(" ").filter(isProgramScope),
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    lastUsedAtMs: row.last_used_at_ms,
    isHeld: row.held_by !== null,
  };
}

const ownedKey = (row: OwnedKeyRow): OwnedProgramKey => ({
  ...shownKey(row),
  email: row.email ?? "",
  serviceId: row.service_id ?? "",
});

/** Details of a key for the audit; never its secret. */
const told = ({ id, name, start, scopes, expires_at_ms }: ProgramKeyRow) => ({
  ...{ key: id, name, start, scopes },
  ends: new Date(expires_at_ms).toISOString(),
});

/** Makes, lists and revokes keys. To make one asks for a proof of the last hour, with the second factor where the account has one. */
export function createProgramKeys(context: IdentityContext) {
  const { db, now, settings } = context;
  const requireProof = createRequireProof(context);

  async function view(): Promise<ProgramsView> {
    const [services, keys] = [await listServices(db), await listAllKeys(db, settings.audiences[0])];
    return {
      services: services.map(({ id, name, purpose, created_at_ms, made_by }) => ({
        ...{ id, name, purpose, createdAtMs: created_at_ms, madeBy: made_by },
      })),
      keys: keys.map(ownedKey),
    };
  }

  const own = async (userId: string): Promise<ProgramKeys> => ({
    keys: (await listKeysOf(db, { user_id: userId })).map(shownKey),
  });

  async function proofOf(
    caller: ActingAdministrator,
  ): Promise<Pick<ProgramKeyRow, "method" | "second_method" | "provider">> {
    const session = await findLiveSession(db, caller.sessionId, now());
    if (session?.user_id !== caller.userId) throw new AdministrationError("FORBIDDEN");
    return { method: session.method, second_method: session.second_method, provider: session.provider };
  }

  async function add(
    work: Work,
    owner: KeyOwner,
    wanted: NewProgramKey & Pick<ProgramKeyRow, "method" | "second_method" | "provider">,
  ): Promise<{ readonly row: ProgramKeyRow; readonly secret: string }> {
    if ((await countLiveKeys(work.db, owner, work.nowMs)) >= PROGRAM_LIMITS.keys) {
      throw new AdministrationError("PROGRAM_KEYS_FULL");
    }
    const secret = makeProgramSecret("key");
    const row: ProgramKeyRow = {
      ...{ id: randomUUID(), secret_hash: hashSecret(secret), kind: "key", name: wanted.name, start: startOf(secret) },
      ...{ user_id: null, service_id: null, ...owner },
      ...{ scopes: wanted.scopes.join(" "), resource: null },
      ...{ method: wanted.method, second_method: wanted.second_method, provider: wanted.provider },
      ...{ created_at_ms: work.nowMs, expires_at_ms: work.nowMs + wanted.days * DAY_MS, last_used_at_ms: null },
      held_by: null,
    };
    await insertKey(work.db, row);
    return { row, secret };
  }

  async function requireOwner(work: Work, { userId }: ActingAdministrator): Promise<UserRow> {
    const user = await lockUser(work.db, work.dialect, userId);
    if (user === undefined) throw new AdministrationError("FORBIDDEN");
    return user;
  }

  return {
    own,
    /** @throws {AdministrationError} `PROGRAM_KEYS_FULL`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    async makeOwn(wanted: NewProgramKey, caller: ActingAdministrator): Promise<ProgramKeyMade> {
      await requireProof(caller);
      const proof = await proofOf(caller);
      return context.work(async (work) => {
        const actor = await requireOwner(work, caller);
        const { row, secret } = await add(work, { user_id: actor.id }, { ...wanted, ...proof });
        await work.audit({ action: "program_key_made", actor, caller, details: told(row) });
        return { key: shownKey(row), secret };
      });
    },
    /** @throws {AdministrationError} `PROGRAM_KEY_NOT_FOUND`. */
    async revokeOwn(id: string, caller: ActingAdministrator): Promise<ProgramKeys> {
      await context.work(async (work) => {
        const actor = await requireOwner(work, caller);
        const gone = await deleteKey(work.db, id, actor.id);
        if (gone === undefined) throw new AdministrationError("PROGRAM_KEY_NOT_FOUND");
        await work.audit({ action: "program_key_revoked", actor, caller, details: told(gone) });
      });
      return own(caller.userId);
    },
    view,
    /** @throws {AdministrationError} `SERVICE_EXISTS`, `SERVICES_FULL`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    async makeService({ name, purpose }: NewProgramService, caller: ActingAdministrator): Promise<ProgramsView> {
      await requireProof(caller);
      await context.work(async (work) => {
        const actor = await requireActing(work, caller);
        if ((await listServices(work.db)).length >= PROGRAM_LIMITS.services) {
          throw new AdministrationError("SERVICES_FULL");
        }
        const service = { id: randomUUID(), name, purpose, created_at_ms: work.nowMs, made_by: actor.email };
        if (!(await insertService(work.db, service))) throw new AdministrationError("SERVICE_EXISTS");
        await work.audit({ action: "program_service_made", actor, caller, details: { id: service.id, name, purpose } });
      });
      return view();
    },
    /** @throws {AdministrationError} `SERVICE_NOT_THERE`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    async removeService(id: string, caller: ActingAdministrator): Promise<ProgramsView> {
      await context.work(async (work) => {
        const actor = await requireActing(work, caller);
        const gone = await deleteService(work.db, id);
        if (gone === undefined) throw new AdministrationError("SERVICE_NOT_THERE");
        await work.audit({ action: "program_service_removed", actor, caller, details: { id, name: gone.name } });
      });
      return view();
    },
    /** @throws {AdministrationError} `SERVICE_NOT_THERE`, `PROGRAM_KEYS_FULL`, `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`. */
    async makeOfService(id: string, wanted: NewProgramKey, caller: ActingAdministrator): Promise<ProgramKeyMade> {
      await requireProof(caller);
      const proof = await proofOf(caller);
      return context.work(async (work) => {
        const actor = await requireActing(work, caller);
        const service = await findService(work.db, id);
        if (service === undefined) throw new AdministrationError("SERVICE_NOT_THERE");
        const { row, secret } = await add(work, { service_id: id }, { ...wanted, ...proof });
        await work.audit({
          action: "program_key_made",
          actor,
          caller,
          details: { ...told(row), service: service.name },
        });
        return { key: shownKey(row), secret };
      });
    },
    /**
     * Takes anybody's key away.
     *
     * @throws {AdministrationError} `PROGRAM_KEY_NOT_FOUND`, `FORBIDDEN`.
     */
    async revoke(id: string, caller: ActingAdministrator): Promise<ProgramsView> {
      await context.work(async (work) => {
        const actor = await requireActing(work, caller);
        const gone = await deleteKey(work.db, id);
        if (gone === undefined) throw new AdministrationError("PROGRAM_KEY_NOT_FOUND");
        const owner = gone.user_id === null ? undefined : await findUser(work.db, gone.user_id);
        const about = owner === undefined ? {} : { target: owner };
        await work.audit({ action: "program_key_revoked", actor, caller, ...about, details: told(gone) });
      });
      return view();
    },
  };
}
