import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { DATAWRAPPER_HOOK_PATH } from "@nv/contracts";
import type { DatawrapperHook, DatawrapperHookMade } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { handleMessage } from "./handle-message.ts";
import { deleteHook, findHook, noteReceived, putHook } from "./hook.repository.ts";
import type { HookContext } from "./hook-context.ts";
import type { HookTables } from "./schema/tables.ts";

const SECRET_BYTES = 32;

/** Time for which a process knows the secret without asking the database, milliseconds: one that was changed in another holds as long. */
const KNOWN_MS = 5000;

const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** The address that Datawrapper tells of what goes out, as its routes see it. */
export type DatawrapperHookService = ReturnType<typeof createDatawrapperHook>;

/** Creates the service of the address that Datawrapper tells of what goes out. */
export function createDatawrapperHook(context: HookContext) {
  const { db, database, now, noteInAudit, datawrapper } = context;
  let known: { readonly hash: Buffer | null; readonly untilMs: number } = { hash: null, untilMs: 0 };

  async function currentHash(): Promise<Buffer | null> {
    if (now() < known.untilMs) return known.hash;
    const row = await findHook(db);
    known = { hash: row === undefined ? null : Buffer.from(row.secret_hash, "hex"), untilMs: now() + KNOWN_MS };
    return known.hash;
  }
  async function state(): Promise<DatawrapperHook> {
    const row = await findHook(db);
    return {
      isMade: row !== undefined,
      madeAtMs: row?.made_at_ms ?? null,
      madeBy: row?.made_by ?? "",
      receivedAtMs: row?.received_at_ms ?? null,
      isAccountOn: datawrapper.settings.mode !== "off",
    };
  }
  return {
    state,
    /** Makes an address in the place of the one that there was, which is worth nothing from then on. */
    async make(actor: Actor): Promise<DatawrapperHookMade> {
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      const made = { secret_hash: hashOf(secret).toString("hex"), made_at_ms: now(), made_by: actor.name };
      await database.transaction(database.kysely, async (host) => {
        await putHook(host.$extendTables<HookTables>(), made);
        await noteInAudit(host, { action: "datawrapper_hook_made", actor, from: actor.from, details: {} });
      });
      known = { hash: null, untilMs: 0 };
      return { hook: await state(), path: `${DATAWRAPPER_HOOK_PATH}/${secret}` };
    },
    /** Takes the address away: messages to it find nothing. */
    async remove(actor: Actor): Promise<DatawrapperHook> {
      await database.transaction(database.kysely, async (host) => {
        await deleteHook(host.$extendTables<HookTables>());
        await noteInAudit(host, { action: "datawrapper_hook_removed", actor, from: actor.from, details: {} });
      });
      known = { hash: null, untilMs: 0 };
      return state();
    },
    /** Whether a secret is that of the address. Takes the same time for any. */
    async isSecret(given: string): Promise<boolean> {
      const hash = await currentHash();
      return hash !== null && timingSafeEqual(hashOf(given), hash);
    },
    /** Handles a message about a chart. */
    async handle(chart: string): Promise<void> {
      await noteReceived(db, now());
      await handleMessage(context, chart);
    },
  };
}
