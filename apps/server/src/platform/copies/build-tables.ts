import { type Database, DatabaseError, type Migrations, migrate, type Snapshot } from "@nv/database";
import { CopyError } from "./copy-format.ts";

/** The steps that had built the tables of a copy, of those that this version knows. @throws {CopyError} When it does not know one. */
export function wantedSteps(
  head: Pick<Snapshot, "steps">,
  migrations: Readonly<Record<string, Migrations>>,
): Readonly<Record<string, Migrations>> {
  const unknown = Object.entries(head.steps).flatMap(([owner, steps]) =>
    steps.filter((step) => migrations[owner] === undefined || !Object.hasOwn(migrations[owner], step)),
  );
  if (unknown.length > 0)
    throw new CopyError(`La copia es de una versión posterior (${unknown.join(", ")}). Ponla con esa versión.`);
  return Object.fromEntries(
    Object.entries(migrations).map(([owner, steps]) => [
      owner,
      Object.fromEntries(Object.entries(steps).filter(([step]) => head.steps[owner]?.includes(step) === true)),
    ]),
  );
}

/** Builds the tables as they were. @throws {CopyError} When there are others. */
export async function buildTables(database: Database, steps: Readonly<Record<string, Migrations>>): Promise<void> {
  try {
    for (const [owner, own] of Object.entries(steps))
      if (Object.keys(own).length > 0) await migrate(database, owner, own);
  } catch (cause) {
    if (!(cause instanceof DatabaseError) || cause.code !== "DATABASE_NEWER") throw cause;
    throw new CopyError("La base de datos tiene ya tablas de otra versión. Usa una que no tenga ninguna.", { cause });
  }
}
