/** People of the team. `GET` tells who they are and who is on duty. */
export const TEAM_API_PATH = "/api/team";
/** Profile of the person who asks, in their own words. `GET`, `PUT`, `DELETE`. */
export const TEAM_PROFILE_PATH = `${TEAM_API_PATH}/profile`;
/** Shifts. `GET` with `monday` tells a week, `POST` plans one; `PUT` and `DELETE` of one by its id. */
export const TEAM_SHIFTS_PATH = `${TEAM_API_PATH}/shifts`;
/** Many shifts at once, all or none. `POST`. */
export const TEAM_SHIFTS_IMPORT_PATH = `${TEAM_SHIFTS_PATH}/import`;
/** The secret address of one's own calendar. `POST` makes a new one, `DELETE` revokes it. */
export const TEAM_CALENDAR_PATH = `${TEAM_API_PATH}/calendar`;

/** The photo of the person who asks. `PUT` takes the picture itself, `DELETE` takes it away. */
export const TEAM_PHOTO_PATH = `${TEAM_PROFILE_PATH}/photo`;
/** A person, by their id: `/{id}/photo` is their photo, `/{id}/made` what they made. `GET`. */
export const TEAM_PEOPLE_PATH = `${TEAM_API_PATH}/people`;
/** People who answer now: `GET` with `area` returns its channel and who is on duty. */
export const TEAM_DUTY_PATH = `${TEAM_API_PATH}/duty`;

/** File of what people let be published of themselves: a list of the section `data`, `/data/authors.json`. */
export const AUTHORS_LIST = "authors.json";

/** Fields that people may let be published of themselves, besides their name. */
export const SHOWN_FIELDS = {
  job: "Puesto",
  skills: "De qué sabes",
  specialities: "Especialidades",
  languages: "Idiomas",
  email: "Correo",
} as const;

/** Time zone where the team works: hours of the rota are in it. */
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
  /** Of a photo that is brought, bytes. */
  photoBytes: 5_000_000,
  /** Sides of the photo that is kept, pixels. */
  photoSidePx: 320,
  /** Things that somebody who begins does. */
  steps: 60,
  step: 200,
  /** Areas that have a channel. */
  areas: 60,
  channel: 300,
  /** Things of somebody's that are told. */
  made: 100,
} as const;

/** Hours that somebody rests between two shifts, at least. @see tools.md of the specification, 3.5 */
export const LEAST_REST_HOURS = 12;

/** Hours that a shift lasts, at most, without being told: a longer one leaves no twelve hours of rest before the same hour of the next day. */
export const LONGEST_SHIFT_HOURS = 24 - LEAST_REST_HOURS;
