import { createHash } from "node:crypto";
import { TEAM_LIMITS } from "@nv/contracts";
import type { TeamPerson } from "@nv/contracts/schemas";
import { MediaError } from "@nv/media";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";
import type { PhotoRow, TeamDb } from "./schema/tables.ts";
import { findProfile } from "./team.repository.ts";
import { changeTeam, type TeamContext } from "./team-context.ts";

/** Photo of a person, as it is kept; `undefined` for none. */
export const findPhoto = (db: TeamDb, personId: string): Promise<PhotoRow | undefined> =>
  db.selectFrom("team_photos").selectAll().where("person_id", "=", personId).executeTakeFirst();

/** The photos of the people. Failures are `Problem`s. @param find - Finds a person by id. */
export function createPeoplePhotos(context: TeamContext, find: (id: string) => Promise<TeamPerson>) {
  const { db, media } = context;

  return {
    /** @throws {Problem} `FIELDS_INVALID` with a sentence for what is no photograph; `PROFILE_MISSING`. */
    async keepPhoto({ userId }: Session, actor: Actor, picture: Buffer): Promise<TeamPerson> {
      if ((await findProfile(db, userId)) === undefined) throw new Problem("PROFILE_MISSING");
      const { signal } = new AbortController();
      const portrait = await media.makePortrait(picture, TEAM_LIMITS.photoSidePx, signal).catch((error: unknown) => {
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
      const row = await findPhoto(db, personId);
      if (row === undefined) throw new Problem("NOT_FOUND");
      return { body: Buffer.from(row.picture, "base64"), hash: row.hash };
    },
  };
}
