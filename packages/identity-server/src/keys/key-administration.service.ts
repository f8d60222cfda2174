import type { KeyRotation, KeysView } from "@nv/contracts/schemas";
import { AdministrationError } from "../administration-error.ts";
import { type IdentityContext, KEYS_TOPIC } from "../context.ts";
import { describeKeys } from "../core/signing-schedule.ts";
import { ACCESS_TOKEN_LIFE_S } from "../options.ts";
import type { IdentityDb } from "../schema/tables.ts";
import { type ActingAdministrator, requireActing } from "../settings/acting-administrator.ts";
import { createRequireProof } from "../settings/require-proof.ts";
import { listSigningKeys, lockKeys } from "./keys.repository.ts";
import { rotateKeys } from "./keys.service.ts";
import { keyNumber, type SigningAlgorithm } from "./signing-keys.ts";

/** The signing keys, for administrators. Their secret halves never leave the database. */
export interface KeyAdministration {
  view(): Promise<KeysView>;
  /**
   * Makes the next key, in every process at once.
   *
   * @throws {AdministrationError} `KEYS_CHANGED` when the newest key is another one than the screen showed;
   *   `KEYS_SHARED`; `REAUTHENTICATION_REQUIRED`; `FORBIDDEN`.
   */
  rotate(rotation: KeyRotation, caller: ActingAdministrator): Promise<KeysView>;
}

interface KeyAdministrationDeps {
  /** Of the keys made from now on. */
  readonly algorithm: SigningAlgorithm;
  /** Whether a secret of the configuration signs instead. */
  readonly isShared: boolean;
}

/** Shows administrators the keys without their secrets, and lets them turn or revoke them. */
export function createKeyAdministration(
  context: IdentityContext,
  { algorithm, isShared }: KeyAdministrationDeps,
): KeyAdministration {
  const requireProof = createRequireProof(context);

  async function roles(db: IdentityDb) {
    const rows = await listSigningKeys(db);
    const keys = rows.map(({ id, slot, algorithm: kind, created_at_ms }) => ({
      id,
      algorithm: kind,
      number: keyNumber(slot),
      createdAtMs: created_at_ms,
    }));
    return describeKeys(keys, context.now(), ACCESS_TOKEN_LIFE_S * 1000);
  }

  async function view(): Promise<KeysView> {
    const keys = (await roles(context.db)).map(({ key: { id, algorithm: kind, createdAtMs }, state, untilMs }) => ({
      id,
      algorithm: kind,
      createdAtMs,
      state,
      untilMs,
    }));
    return { keys, isShared };
  }

  return {
    view,
    async rotate({ newestId, isRevoking }, caller) {
      if (isShared) throw new AdministrationError("KEYS_SHARED");
      await requireProof(caller);
      await context.work(async (work) => {
        const actor = await requireActing(work, caller);
        await lockKeys(work.db, work.dialect);
        const [newest] = await roles(work.db);
        if (newest?.key.id !== newestId) throw new AdministrationError("KEYS_CHANGED");
        const { id } = await rotateKeys(work.db, work.nowMs, { algorithm, isRevoking });
        await work.audit({ action: "keys_rotated", actor, caller, details: { key: id, algorithm, isRevoking } });
        work.announce(KEYS_TOPIC);
      });
      return view();
    },
  };
}
