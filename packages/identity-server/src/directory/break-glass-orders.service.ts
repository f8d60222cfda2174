import type { DirectoryView } from "@nv/contracts/schemas";
import { findUser, findUserByEmail } from "../accounts/users.repository.ts";
import { AdministrationError } from "../administration-error.ts";
import type { Settings } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { storableText } from "../core/storable-text.ts";
import type { ActingAdministrator } from "../settings/acting-administrator.ts";
import type { DirectoryOrder } from "./directory-order.ts";
import { requireWayLeft } from "./require-way-left.ts";
import {
  deleteBreakGlass,
  endOtherSessions,
  insertBreakGlass,
  listBreakGlass,
  listRequirements,
} from "./requirements.repository.ts";

/** Most accounts that no requirement binds. */
const BREAK_GLASS_MAX = 10;

/** Orders about the people who may come in without the directory that their domain requires. */
export function createBreakGlassOrders(order: DirectoryOrder, { audiences }: Settings) {
  const [aud] = audiences;
  return {
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
        await requireWayLeft(work, audiences);
        const domains = (await listRequirements(work.db)).map(({ domain, provider }) => ({ domain, provider }));
        for (const requirement of domains) {
          for (const ended of await endOtherSessions(work.db, requirement)) work.changed(ended);
        }
        await work.audit({ action: "break_glass_removed", actor, caller, target });
      }),
  };
}
