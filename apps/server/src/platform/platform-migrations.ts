import type { Migrations } from "@nv/database";
import { COMMENTS_MIGRATIONS } from "./comments/comments-table.ts";
import { FILES_MIGRATIONS } from "./files/files-tables.ts";
import { HOUSE_MIGRATIONS } from "./house/house-table.ts";
import { JOBS_MIGRATIONS } from "./jobs/jobs-table.ts";
import { RECORDS_MIGRATIONS } from "./records/records-tables.ts";
import { SIGN_OFF_MIGRATIONS } from "./sign-off/sign-off-tables.ts";
import { VOTES_MIGRATIONS } from "./votes/votes-table.ts";

/** Steps of the tables of the platform, by owner, in the order in which a start takes them: those that a copy is put back by, too. */
export const PLATFORM_MIGRATIONS: Readonly<Record<string, Migrations>> = {
  jobs: JOBS_MIGRATIONS,
  records: RECORDS_MIGRATIONS,
  files: FILES_MIGRATIONS,
  house: HOUSE_MIGRATIONS,
  votes: VOTES_MIGRATIONS,
  signOff: SIGN_OFF_MIGRATIONS,
  comments: COMMENTS_MIGRATIONS,
};
