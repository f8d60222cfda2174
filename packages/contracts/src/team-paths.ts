/** People of the team. `GET` tells who they are and who is on duty. */
export const TEAM_API_PATH = "/api/team";
/** What the person who asks says of themselves. `GET`, `PUT`, `DELETE`. */
export const TEAM_PROFILE_PATH = `${TEAM_API_PATH}/profile`;
/** All that is kept of the person who asks, to take away. */
export const TEAM_EXPORT_PATH = `${TEAM_PROFILE_PATH}/export`;
/** Shifts. `GET` with `monday` tells a week, `POST` plans one; `PUT` and `DELETE` of one by its id. */
export const TEAM_SHIFTS_PATH = `${TEAM_API_PATH}/shifts`;
/** Many shifts at once, all or none. `POST`. */
export const TEAM_SHIFTS_IMPORT_PATH = `${TEAM_SHIFTS_PATH}/import`;
/** The secret address of one's own calendar. `POST` makes a new one, `DELETE` revokes it. */
export const TEAM_CALENDAR_PATH = `${TEAM_API_PATH}/calendar`;

/** Where the team works: hours of the rota are of this place. */
export const TEAM_TIME_ZONE = "Europe/Madrid";

/** Bounds of what is written about people and shifts. */
export const TEAM_LIMITS = {
  text: 80,
  extension: 20,
  /** Things that somebody knows, or languages that they speak. */
  words: 20,
  note: 200,
  /** Shifts that one week may hold, for all people. */
  weekShifts: 500,
  /** Rows of a file that is brought. */
  importRows: 500,
  shiftHours: 24,
  holidayDays: 60,
} as const;

/** Hours that somebody rests between two shifts, at least. @see tools.md of the specification, 3.5 */
export const LEAST_REST_HOURS = 12;
