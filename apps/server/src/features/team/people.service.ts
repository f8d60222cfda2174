import { createHash } from "node:crypto";
import { TEAM_LIMITS, TEAM_PEOPLE_PATH } from "@nv/contracts";
import {
  type FoundThing,
  type TeamContributions,
  type TeamExport,
  type TeamPerson,
  TeamProfile,
} from "@nv/contracts/schemas";
import { MediaError, makePortrait } from "@nv/media";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { PERSON_SHIFTS, toShift } from "./read-rota.ts";
import type { ProfileRow, TeamDb } from "./schema/tables.ts";
import { findProfile, listProfiles, listShifts, removePerson, writeProfile } from "./team.repository.ts";
import { changeTeam, type TeamContext } from "./team-context.ts";

const SHOWN_FACTS = 3;

/** Reads a person's profile from its row. */
export function toProfile(row: ProfileRow): TeamProfile {
  const { name, job, skills, specialities, languages, time_zone: timeZone, extension, shown } = row;
  const lists = [skills, specialities, languages, shown].map((text): unknown => JSON.parse(text));
  const [known, best, spoken, published] = lists;
  return TeamProfile.parse({
    ...{ name, job, timeZone, extension },
    ...{ skills: known, specialities: best, languages: spoken, shown: published },
  });
}

function toPerson(row: ProfileRow, photos: ReadonlyMap<string, string>): TeamPerson {
  const hash = photos.get(row.person_id);
  // Another photo has another address.
  const photo = hash === undefined ? null : `${TEAM_PEOPLE_PATH}/${row.person_id}/photo?${hash.slice(0, 12)}`;
  return { id: row.person_id, email: row.email, photo, ...toProfile(row) };
}

/** Everything by which somebody is found. */
const wordsOfPerson = ({ name, job, skills, specialities, languages }: TeamPerson) =>
  foldWords([name, job, ...skills, ...specialities, ...languages].join(" "));

/** The people of the team: what each says of themselves and made. Failures are `Problem`s. */
export function createPeople(context: TeamContext) {
  const { db, made } = context;

  /** @param executor - A transaction in which it is read, where there is one. */
  async function everybody(executor: TeamDb = db): Promise<readonly TeamPerson[]> {
    const rows = await executor.selectFrom("team_photos").select(["person_id", "hash"]).execute();
    const photos = new Map(rows.map(({ person_id, hash }) => [person_id, hash]));
    const people = (await listProfiles(executor)).map((row) => toPerson(row, photos));
    return people.toSorted((a, b) => a.name.localeCompare(b.name, "es"));
  }

  async function find(id: string): Promise<TeamPerson> {
    const person = (await everybody()).find((one) => one.id === id);
    if (person === undefined) throw new Problem("PROFILE_MISSING");
    return person;
  }

  const photoOf = (personId: string) =>
    db.selectFrom("team_photos").selectAll().where("person_id", "=", personId).executeTakeFirst();

  return {
    everybody,

    async save({ userId, email }: Session, actor: Actor, profile: TeamProfile): Promise<TeamPerson> {
      const { name, job, skills, specialities, languages, timeZone, extension, shown } = profile;
      const before = await findProfile(db, userId);
      const row = {
        ...{ person_id: userId, email, name, job, extension, time_zone: timeZone },
        ...{ skills: JSON.stringify(skills), specialities: JSON.stringify(specialities) },
        ...{ languages: JSON.stringify(languages), shown: JSON.stringify(shown) },
      };
      const isShownAnew = (before?.shown ?? "[]") !== row.shown;
      const audit = { action: "author_shown", details: { shown } } as const;
      await changeTeam(context, { what: "people", actor, ...(isShownAnew && { audit }) }, (transaction) =>
        writeProfile(transaction, row),
      );
      return find(userId);
    },

    /** Removes all that the feature keeps of who asks. */
    erase: ({ userId }: Session, actor: Actor): Promise<void> =>
      changeTeam(
        context,
        { what: "people", actor, audit: { action: "team_profile_erased", details: {} } },
        (transaction) => removePerson(transaction, userId),
      ),

    async export({ userId }: Session): Promise<TeamExport> {
      const row = await findProfile(db, userId);
      const photo = await photoOf(userId);
      const all = { from: "", until: "~", personId: userId, limit: PERSON_SHIFTS };
      const since = row?.calendar_since_ms ?? null;
      const ticks = await db
        .selectFrom("team_ticks")
        .innerJoin("team_steps", "team_steps.id", "team_ticks.step_id")
        .select(["text", "at_ms"])
        .where("person_id", "=", userId)
        .orderBy("position")
        .execute();
      return {
        profile: row === undefined ? null : toProfile(row),
        photo: photo === undefined ? null : `data:image/webp;base64,${photo.picture}`,
        ticks: ticks.map(({ text, at_ms }) => ({ step: text, at: new Date(at_ms).toISOString() })),
        shifts: (await listShifts(db, all)).map(toShift),
        calendarSince: since === null ? null : new Date(since).toISOString(),
      };
    },

    /** @throws {Problem} `FIELDS_INVALID` with a sentence for what is no photograph; `PROFILE_MISSING`. */
    async keepPhoto({ userId }: Session, actor: Actor, picture: Buffer): Promise<TeamPerson> {
      if ((await findProfile(db, userId)) === undefined) throw new Problem("PROFILE_MISSING");
      const portrait = await makePortrait(picture, TEAM_LIMITS.photoSidePx).catch((error: unknown) => {
        if (!(error instanceof MediaError)) throw error;
        throw invalidFields([{ field: "photo", message: error.message }]);
      });
      const hash = createHash("sha256").update(portrait).digest("hex");
      const row = { person_id: userId, picture: portrait.toString("base64"), hash };
      await changeTeam(context, { what: "people", actor }, (transaction) =>
        transaction
          .insertInto("team_photos")
          .values(row)
          .onConflict((conflict) => conflict.column("person_id").doUpdateSet({ picture: row.picture, hash }))
          .execute(),
      );
      return find(userId);
    },

    async removePhoto({ userId }: Session, actor: Actor): Promise<void> {
      await changeTeam(context, { what: "people", actor }, (transaction) =>
        transaction.deleteFrom("team_photos").where("person_id", "=", userId).execute(),
      );
    },

    /** @returns WebP. @throws {Problem} `NOT_FOUND`. */
    async photo(personId: string): Promise<{ readonly body: Buffer; readonly hash: string }> {
      const row = await photoOf(personId);
      if (row === undefined) throw new Problem("NOT_FOUND");
      return { body: Buffer.from(row.picture, "base64"), hash: row.hash };
    },

    /** Lists what somebody made, as it is now. */
    made: (personId: string): Promise<TeamContributions> => made.of(personId, TEAM_LIMITS.made),

    /** Finds the people who are called so, or who do or know something: each of the words begins one of theirs. */
    async found(query: string, limit: number): Promise<readonly FoundThing[]> {
      const sought = foldWords(query);
      if (sought.length === 0) return [];
      const people = (await everybody()).filter((person) => {
        const words = wordsOfPerson(person);
        return sought.every((word) => words.some((known) => known.startsWith(word)));
      });
      return people.slice(0, limit).map(({ id, name, job, specialities, skills, photo }) => ({
        id,
        title: name,
        facts: [job, [...specialities, ...skills].slice(0, SHOWN_FACTS).join(", ")].filter((fact) => fact !== ""),
        ...(photo !== null && { picture: photo }),
      }));
    },
  };
}

export type People = ReturnType<typeof createPeople>;
