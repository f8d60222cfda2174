import { AUTHORS_LIST } from "@nv/contracts";
import { holdName } from "@nv/database";
import type { Platform } from "../../platform/platform.ts";
import { authorsList } from "./core/authors-list.ts";
import type { People } from "./people.service.ts";
import type { TeamDb, TeamTables } from "./schema/tables.ts";

/** Name of the work that one process does at a time. */
const NAME = "list of authors";

/** Brings `/data/authors.json` up to date with what people let be published. */
export type WriteAuthors = () => Promise<void>;

/**
 * Opens the list of authors. What is there already is not written again, so that the sweep may ask each time: an account that was removed,
 * or a process that ended between the database and the store, is made good of within half a minute.
 *
 * What somebody takes back is gone from the one address that it had: the list has no revisions, and no cache keeps it longer than any live
 * address.
 */
export function createWriteAuthors(
  { database, events, publishing, runExclusive }: Pick<Platform, "database" | "events" | "publishing" | "runExclusive">,
  { everybody }: Pick<People, "everybody">,
): WriteAuthors {
  const place = publishing.sections.data;
  const db = database.kysely.$extendTables<TeamTables>();
  const nobody = JSON.stringify(authorsList([]));

  async function write(executor: TeamDb): Promise<boolean> {
    const json = JSON.stringify(authorsList(await everybody(executor)));
    // Before the first author there is no list.
    if (json === ((await place.readList(AUTHORS_LIST)) ?? nobody)) return false;
    await place.writeList(AUTHORS_LIST, json);
    return true;
  }

  /** Of two processes that write, the second reads once the first has written. SQLite has one process. */
  const writeAlone = () =>
    runExclusive(NAME, () =>
      database.apart(db, async (held) => {
        await holdName(database, held, NAME);
        return write(held);
      }),
    );

  return async () => {
    if (!(await writeAlone())) return;
    await events.publish(database.kysely, { name: "published", data: { section: "data", slug: AUTHORS_LIST } });
    place.forget(AUTHORS_LIST);
  };
}
