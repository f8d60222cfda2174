import type { Database } from "@nv/database";
import { Problem } from "../../http/problem.ts";
import { inTransaction } from "./cases-context.ts";
import type { PersonalSeal } from "./personal-seal.ts";
import type { CasesDb } from "./schema/tables.ts";

/** Rows that are sealed anew in one transaction: a moment, so that nobody waits. */
const ROWS_AT_ONCE = 100;

/** Dependencies of sealing anew. */
interface RotationDeps {
  readonly database: Database;
  readonly db: CasesDb;
  readonly seal: PersonalSeal;
}

/** Outcome of sealing anew. */
export interface Rotation {
  readonly resealed: number;
  /** Rows that no key opens, by what they name their key. */
  readonly lost: ReadonlyMap<string, number>;
}

/** Counts the cases with personal data under each key. */
export async function countByKey({ db }: Pick<RotationDeps, "db">): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("cases_private")
    .select(({ fn }) => ["key_id", fn.count("case_id").as("many")])
    .groupBy("key_id")
    .orderBy("key_id")
    .execute();
  return new Map(rows.map(({ key_id, many }) => [key_id, Number(many)]));
}

/**
 * Seals with the first key everything that another sealed, some at a time. One that ends in the middle is begun again: what is done is
 * passed over. What no key opens stays as it is.
 *
 * @throws {Problem} `CASE_KEYS_MISSING`.
 */
export async function rotateKeys({ database, db, seal }: RotationDeps): Promise<Rotation> {
  const first = seal.keyId;
  if (first === null) throw new Problem("CASE_KEYS_MISSING");
  const lost = new Map<string, number>();
  let resealed = 0;
  for (let after = ""; ; ) {
    const done = await inTransaction({ database, db }, async (transaction) => {
      const query = transaction
        .selectFrom("cases_private")
        .selectAll()
        .where("case_id", ">", after)
        .where("key_id", "!=", first)
        .orderBy("case_id")
        .limit(ROWS_AT_ONCE);
      const rows = await (database.dialect === "sqlite" ? query : query.forUpdate()).execute();
      const unopened: string[] = [];
      for (const row of rows) {
        const people = opened(seal, row);
        if (people === null) unopened.push(row.key_id);
        else {
          const { key_id, sealed } = seal.seal(row, people);
          await transaction
            .updateTable("cases_private")
            .set({ key_id, sealed })
            .where("case_id", "=", row.case_id)
            .execute();
        }
      }
      return { last: rows.at(-1)?.case_id, rows: rows.length, unopened };
    });
    for (const key of done.unopened) lost.set(key, (lost.get(key) ?? 0) + 1);
    resealed += done.rows - done.unopened.length;
    if (done.last === undefined) return { resealed, lost };
    after = done.last;
  }
}

/** Returns what a row holds; `null` when no key opens it. */
function opened(seal: PersonalSeal, row: Parameters<PersonalSeal["open"]>[0]) {
  try {
    return seal.open(row);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
