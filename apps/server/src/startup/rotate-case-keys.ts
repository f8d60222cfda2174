import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@nv/database";
import { EnvironmentError, parseVariables } from "@nv/identity-server";
import { z } from "zod";
import type { Config } from "../config.ts";
import { CASES_VARIABLES, caseKeys } from "../features/cases/cases-settings.ts";
import { createPersonalSeal } from "../features/cases/personal-seal.ts";
import { countByKey, rotateKeys } from "../features/cases/rotate-keys.ts";
import type { CasesTables } from "../features/cases/schema/tables.ts";
import { DATABASE_FILE } from "../platform/database-file.ts";

/** Options of the command: where the data are, which keys there are, and how it reports. */
export interface CaseKeysCommand {
  readonly config: Pick<Config, "databaseUrl" | "dataDir">;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (sentence: string) => void;
}

const counted = (many: number) => (many === 1 ? "1 caso" : `${many} casos`);

/**
 * Seals what is personal of the cases with the first key of `CASES_KEYS`, or tells which key sealed what. The server may be running: it
 * opens with all keys that it has.
 *
 * @param order - `rotate-keys` or `status`.
 * @throws {EnvironmentError} Without a key to seal with, or with one that cannot be a key.
 * @throws {DatabaseError} When the data cannot be used.
 */
export async function rotateCaseKeys(
  order: "rotate-keys" | "status",
  { config, env, say }: CaseKeysCommand,
): Promise<void> {
  const keys = caseKeys(parseVariables(z.object(CASES_VARIABLES), env));
  const [first] = keys;
  if (first === undefined) throw new EnvironmentError("Falta CASES_KEYS: no hay con qué cifrar ni descifrar.");
  const file = join(config.dataDir, DATABASE_FILE);
  if (config.databaseUrl === undefined && !existsSync(file))
    return say("Todavía no hay datos: arranca antes el sitio con npm start.");
  const database = await openDatabase({ url: config.databaseUrl, file });
  try {
    const db = database.kysely.$extendTables<CasesTables>();
    if (order === "rotate-keys") {
      const { resealed } = await rotateKeys({ database, db, seal: createPersonalSeal(keys) });
      say(`Cifrado de nuevo con la clave «${first.id}»: ${counted(resealed)}.`);
    }
    const known = new Set(keys.map(({ id }) => id));
    for (const [id, many] of await countByKey({ db }))
      say(
        known.has(id)
          ? `Con la clave «${id}»: ${counted(many)}.`
          : `Con la clave «${id}», que no está en CASES_KEYS: ${counted(many)}. Sin ella no se pueden leer.`,
      );
  } finally {
    await database.close();
  }
}
