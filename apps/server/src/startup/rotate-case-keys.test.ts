import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, openDatabase } from "@nv/database";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inventedCase, TEST_KEYS } from "../../test/cases-process.ts";
import { newCaseRow } from "../features/cases/cases.service.ts";
import { caseKeys } from "../features/cases/cases-settings.ts";
import { createPersonalSeal } from "../features/cases/personal-seal.ts";
import { CASES_MIGRATIONS, type CasesTables } from "../features/cases/schema/tables.ts";
import { DATABASE_FILE } from "../platform/database-file.ts";
import { rotateCaseKeys } from "./rotate-case-keys.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nv-case-keys-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function told(order: "rotate-keys" | "status", CASES_KEYS: string): Promise<string[]> {
  const lines: string[] = [];
  const config = { databaseUrl: undefined, dataDir };
  await rotateCaseKeys(order, { config, env: { CASES_KEYS }, say: (line) => void lines.push(line) });
  return lines;
}

test("a command seals everything with the first key, and says what another sealed", async () => {
  expect(await told("status", TEST_KEYS.old)).toEqual(["Todavía no hay datos: arranca antes el sitio con npm start."]);
  const database = await openDatabase({ file: join(dataDir, DATABASE_FILE) });
  await migrate(database, "cases", CASES_MIGRATIONS);
  const db = database.kysely.$extendTables<CasesTables>();
  const seal = createPersonalSeal(caseKeys({ CASES_KEYS: TEST_KEYS.old }));
  const rows = Array.from({ length: 250 }, (_, at) =>
    newCaseRow(inventedCase(`K-${at}`), { actor: { id: "a", name: "a" }, atMs: 0 }),
  );
  for (const row of rows) {
    await db.insertInto("cases").values(row).execute();
    await db
      .insertInto("cases_private")
      .values(seal.seal({ case_id: row.id, version: 1 }, []))
      .execute();
  }
  await database.close();
  expect(await told("status", TEST_KEYS.young)).toEqual([
    "Con la clave «vieja», que no está en CASES_KEYS: 250 casos. Sin ella no se pueden leer.",
  ]);
  expect(await told("rotate-keys", `${TEST_KEYS.young},${TEST_KEYS.old}`)).toEqual([
    "Cifrado de nuevo con la clave «nueva»: 250 casos.",
    "Con la clave «nueva»: 250 casos.",
  ]);
  await expect(told("rotate-keys", "")).rejects.toThrow("Falta CASES_KEYS");
});
