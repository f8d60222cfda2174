import type { SignOffChange, SignOffRules } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { insertRules, listRules } from "../../platform/sign-off/sign-off.repository.ts";
import { hostOf, openSignOffDb } from "../../platform/sign-off/sign-off-tables.ts";

/** Versions that are listed: what takes two people changes a few times a year. */
const LISTED = 50;

type SignOffRulesContext = Pick<Platform, "database" | "noteInAudit" | "now" | "signOff">;

/** Opens the choice of what takes two people. */
export function createSignOffRules({ database, noteInAudit, now, signOff }: SignOffRulesContext) {
  const db = openSignOffDb(database);

  async function rules(): Promise<SignOffRules> {
    const { version, kinds } = await signOff.rules(db);
    const on = new Set(kinds);
    const versions = (await listRules(db, LISTED)).map((row) => ({
      ...{ version: row.version, atMs: row.made_at_ms, by: row.made_by, note: row.note },
    }));
    const known = signOff.offered().map((one) => ({ ...one, isOn: on.has(one.kind) }));
    return { version, kinds: known, versions };
  }

  return {
    rules,
    /**
     * Chooses what takes two people from now on.
     *
     * @throws {Problem} `SIGN_OFF_RULES_CHANGED` where it is not the choice that its author saw; `FIELDS_INVALID` for what nobody publishes.
     */
    async changeRules({ version, kinds, note }: SignOffChange, actor: Actor): Promise<SignOffRules> {
      const offered = new Set(signOff.offered().map(({ kind }) => kind));
      if (kinds.some((kind) => !offered.has(kind)))
        throw invalidFields([{ field: "kinds", message: "Hay algo que aquí no se publica" }]);
      const row = {
        ...{ version: version + 1, kinds: JSON.stringify(kinds), note },
        ...{ made_by: actor.name, made_at_ms: now() },
      };
      await database.transaction(db, async (transaction) => {
        const last = (await listRules(transaction, 1))[0]?.version ?? 0;
        if (last !== version || !(await insertRules(transaction, row))) throw new Problem("SIGN_OFF_RULES_CHANGED");
        const details = { version: row.version, kinds: kinds.join(", "), note };
        await noteInAudit(hostOf(transaction), { action: "sign_off_rules_changed", actor, from: actor.from, details });
      });
      return rules();
    },
  };
}
