import type { PublishedPointer } from "@nv/contracts/schemas";
import { nightPages, type ShownNight } from "@nv/election-pages";
import { HOUSE_PLACE } from "@nv/embeds";
import { Problem } from "../../http/problem.ts";
import { ELECTION_TYPE } from "../../platform/publishing/estimated-votes.ts";
import { nameRevision } from "../../platform/publishing/name-revision.ts";
import type { RevisionFile } from "../../platform/publishing/publisher.ts";
import { COUNT_FILE } from "../../platform/publishing/resolve-count.ts";
import { readPointer } from "../../platform/records/read-pointer.ts";
import { withLock } from "../../platform/records/with-lock.ts";
import { SECTION_OF_NIGHT } from "./core/night-place.ts";
import { publicCount } from "./core/public-count.ts";
import { type NightMatter, shownNight } from "./core/shown-night.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { nightMatter, placeOf } from "./night-matter.ts";
import { findNight, findNightState, type NightOf, unsettledNights, updateNight } from "./nights.repository.ts";
import type { ElectionsTables, NightState } from "./schema/tables.ts";

/** Tries to write a revision while somebody else changes the night. */
const MOST_TRIES = 5;

/** Returns the end of the name of a revision: the same for the same pages. */
const contentOf = (revision: string) => revision.slice(revision.indexOf("-"));

/** Map of the towns of a night; without it where none can be drawn: the count goes out all the same. */
async function townsOf({ townMaps, log }: ElectionsContext, { snapshot }: NightMatter, { lists }: ShownNight) {
  try {
    return await townMaps.draw(snapshot, lists);
  } catch (err) {
    log.error({ err }, "the map of the towns of a night was not drawn");
    return null;
  }
}

/** Writes all pages of a night, and its count for programs, in the style of the house. */
async function nightFiles(context: ElectionsContext, matter: NightMatter): Promise<readonly RevisionFile[]> {
  const { house, publishing } = context;
  const { page, readers } = publishing.assets;
  const shown = shownNight(matter);
  const towns = await townsOf(context, matter, shown);
  const pages = nightPages(
    { ...shown, towns },
    { ...page, house: HOUSE_PLACE, reader: readers.get("elections") ?? "" },
  );
  const dressed = await house.dressTogether(pages.map(({ html }) => html));
  return [
    ...pages.map(({ path }, at): RevisionFile => {
      const body = Buffer.from(dressed.pages[at] ?? "");
      return { path, body, policy: "story", lasting: "briefly" };
    }),
    ...dressed.files,
    { path: COUNT_FILE, body: Buffer.from(JSON.stringify(publicCount(matter, shown))), lasting: "briefly" },
  ];
}

function pointerTo(
  night: Pick<NightState, "address">,
  revision: string,
  { fields }: NightMatter,
  nowMs: number,
): PublishedPointer {
  return {
    ...{ schema: 1, slug: night.address, state: "live", revision, publishedAtMs: nowMs, title: fields.title },
    ...{ altText: fields.description, language: "es", type: ELECTION_TYPE, heightsPx: [], image: null },
  };
}

/** Brings the store's pointer of a night up to date with the database. Done again, it changes nothing. */
export async function reconcileNight(context: ElectionsContext, which: NightOf): Promise<void> {
  const { publishing, events, records } = context;
  await withLock(records, `night ${which.place} ${which.id}`, async (held) => {
    const db = held.$extendTables<ElectionsTables>();
    const night = await findNightState(db, which);
    if (night === undefined || night.is_settled === 1 || night.pointer === null) return;
    const section = SECTION_OF_NIGHT[placeOf(night)];
    await publishing.sections[section].movePointer(readPointer(night.pointer));
    publishing.sections[section].forget(night.address);
    await events.publish(held, { name: "published", data: { section, slug: night.address } });
    await db
      .updateTable("election_nights")
      .set({ is_settled: 1 })
      .where("record_id", "=", which.id)
      .where("place", "=", which.place)
      .where("pointer", "=", night.pointer)
      .execute();
  });
}

/** Finishes what a process that ended left between the database and the store. */
export async function reconcileNights(context: ElectionsContext): Promise<void> {
  for (const { record_id: id, place } of await unsettledNights(context.db))
    await reconcileNight(context, { id, place });
}

/**
 * Gives readers the pages of a night as it stands: its last good count, the winners that two people gave. Pages that say the same are not
 * written again.
 *
 * @throws {Problem} `NIGHT_NOT_FOUND`; `FIELDS_INVALID` with what keeps them from being made.
 */
export async function publishNight(context: ElectionsContext, which: NightOf, triesLeft = MOST_TRIES): Promise<void> {
  const { db, publishing, now } = context;
  const night = await findNight(db, which);
  if (night === undefined) throw new Problem("NIGHT_NOT_FOUND");
  const section = SECTION_OF_NIGHT[placeOf(night)];
  const matter = await nightMatter(context, night);
  const { revision, files } = nameRevision({
    ...{ publicBaseUrl: publishing.publicBaseUrl, section, slug: night.address, number: night.revisions + 1 },
    ...{ files: await nightFiles(context, matter), shared: [] },
  });
  const isSame = night.revision !== null && contentOf(night.revision) === contentOf(revision);
  if (!isSame) await publishing.sections[section].writeRevision(night.address, revision, files);
  const pointer = JSON.stringify(pointerTo(night, revision, matter, now()));
  const says_behind = Number(matter.behindSinceMs !== null);
  const change = isSame
    ? { says_behind }
    : { revision, pointer, says_behind, revisions: night.revisions + 1, is_settled: 0 };
  if (!(await updateNight(db, night, change))) {
    if (triesLeft === 0) throw new Error(`The night of ${which.id} changes faster than its pages are written.`);
    return publishNight(context, which, triesLeft - 1);
  }
  if (!isSame) await reconcileNight(context, which);
}
