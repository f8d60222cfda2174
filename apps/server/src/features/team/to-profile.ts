import { TeamProfile } from "@nv/contracts/schemas";
import type { ProfileRow } from "./schema/tables.ts";

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
