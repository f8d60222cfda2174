import { randomUUID } from "node:crypto";
import { PROGRAM_LIMITS } from "@nv/contracts";
import type {
  NewProgramKey,
  NewProgramService,
  OwnedProgramKey,
  ProgramKeyMade,
  ProgramsView,
} from "@nv/contracts/schemas";
import { findUser } from "../accounts/users.repository.ts";
import { AdministrationError } from "../administration-error.ts";
import type { IdentityContext } from "../context.ts";
import { type ActingAdministrator, requireActing } from "../settings/acting-administrator.ts";
import { createRequireProof } from "../settings/require-proof.ts";
import { addProgramKey } from "./add-program-key.ts";
import { createOwnKeys } from "./own-keys.service.ts";
import { shownKey, toldKey } from "./program-key.ts";
import {
  deleteKey,
  deleteService,
  findService,
  insertService,
  listAllKeys,
  listServices,
  type OwnedKeyRow,
} from "./programs.repository.ts";
import { createProveForKey } from "./prove-for-key.ts";

/** Keys for programs: people's own, and those of the accounts of programs, which administrators keep. */
export type ProgramKeysAdministration = ReturnType<typeof createProgramKeys>;

const ownedKey = (row: OwnedKeyRow): OwnedProgramKey => ({
  ...shownKey(row),
  email: row.email ?? "",
  serviceId: row.service_id ?? "",
});

/** Makes, lists and revokes keys. To make one asks for a proof of the last hour, with the second factor where the account has one. */
export function createProgramKeys(context: IdentityContext) {
  const { db, settings } = context;
  const requireProof = createRequireProof(context);
  const proveForKey = createProveForKey(context, requireProof);

  async function view(): Promise<ProgramsView> {
    const [services, keys] = [await listServices(db), await listAllKeys(db, settings.audiences[0])];
    return {
      services: services.map(({ id, name, purpose, created_at_ms, made_by }) => ({
        ...{ id, name, purpose, createdAtMs: created_at_ms, madeBy: made_by },
      })),
      keys: keys.map(ownedKey),
    };
  }

  return {
    ...createOwnKeys(context, proveForKey),
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
    /** @throws {AdministrationError} `SERVICE_NOT_THERE`, `FORBIDDEN`. */
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
      const proof = await proveForKey(caller);
      return context.work(async (work) => {
        const actor = await requireActing(work, caller);
        const service = await findService(work.db, id);
        if (service === undefined) throw new AdministrationError("SERVICE_NOT_THERE");
        const { row, secret } = await addProgramKey(work, { service_id: id }, { ...wanted, ...proof });
        await work.audit({
          action: "program_key_made",
          actor,
          caller,
          details: { ...toldKey(row), service: service.name },
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
        await work.audit({ action: "program_key_revoked", actor, caller, ...about, details: toldKey(gone) });
      });
      return view();
    },
  };
}
