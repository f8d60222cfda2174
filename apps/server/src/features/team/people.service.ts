import { TEAM_LIMITS, TEAM_PEOPLE_PATH } from "@nv/contracts";
import type { FoundThing, TeamContributions, TeamExport, TeamPerson, TeamProfile } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { exportPerson } from "./export-person.ts";
import { createPeoplePhotos } from "./people-photos.ts";
import type { ProfileRow, TeamDb } from "./schema/tables.ts";
import { findProfile, listProfiles, removePerson, writeProfile } from "./team.repository.ts";
import { changeTeam, type TeamContext } from "./team-context.ts";
import { toProfile } from "./to-profile.ts";

const SHOWN_FACTS = 3;

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

  return {
    ...createPeoplePhotos(context, find),
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

    export: ({ userId }: Session): Promise<TeamExport> => exportPerson(context, userId),

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
