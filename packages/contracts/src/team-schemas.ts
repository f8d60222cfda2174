import { z } from "zod";
import { IsoDay } from "./series-schemas.ts";
import { TEAM_LIMITS } from "./team-paths.ts";

/** What people write. PostgreSQL takes no NUL character. */
const written = (length: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll("\0", "").trim())
    .max(length, `Caben ${length} letras`);

const Words = z
  .array(written(TEAM_LIMITS.text))
  .max(TEAM_LIMITS.words, `Caben ${TEAM_LIMITS.words}`)
  .overwrite((words) => [...new Set(words)].filter((word) => word !== ""));

/** What somebody says of themselves: body of `PUT /api/team/profile`. */
export const TeamProfile = z.strictObject({
  /** As colleagues call them. */
  name: written(TEAM_LIMITS.text).min(1, "Escribe tu nombre"),
  /** What they do here; empty for nothing said. */
  job: written(TEAM_LIMITS.text),
  skills: Words,
  languages: Words,
  /** Of the telephone on their desk; empty for none. */
  extension: written(TEAM_LIMITS.extension),
});
export type TeamProfile = z.infer<typeof TeamProfile>;

/** A person of the team, as colleagues see them. */
export const TeamPerson = TeamProfile.extend({
  id: z.string(),
  /** Of their account, when they last saved what they say of themselves. */
  email: z.string(),
});
export type TeamPerson = z.infer<typeof TeamPerson>;

/** A moment of the team's own clocks, `2026-11-23T22:00`. */
export const LocalMoment = z
  .string({ error: "Falta el día y la hora" })
  .regex(/^[12]\d{3}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/, "Escribe el día y la hora como aaaa-mm-ddThh:mm")
  .refine((text) => IsoDay.safeParse(text.slice(0, 10)).success, "Ese día no está en el calendario");

/** What is planned: a shift, or days on which somebody is away. */
export const NewTeamShift = z.strictObject({
  personId: z.string().min(1, "Elige a alguien").max(64),
  kind: z.enum(["shift", "away"]),
  starts: LocalMoment,
  ends: LocalMoment,
  /** What the shift is; empty for nothing said. */
  note: written(TEAM_LIMITS.note),
});
export type NewTeamShift = z.infer<typeof NewTeamShift>;

/** Body of `POST /api/team/shifts/import`. */
export const TeamShiftImport = z.strictObject({
  rows: z
    .array(NewTeamShift)
    .min(1, "No hay ningún turno")
    .max(TEAM_LIMITS.importRows, `Caben ${TEAM_LIMITS.importRows} turnos de una vez`),
});
export type TeamShiftImport = z.infer<typeof TeamShiftImport>;

/** A shift of the rota, or days away. */
export const TeamShift = NewTeamShift.extend({
  id: z.string(),
  /** Grows by one at each change; a change names the one that it was made on. */
  version: z.int(),
});
export type TeamShift = z.infer<typeof TeamShift>;

/** Body of `PUT /api/team/shifts/{id}`. */
export const TeamShiftChange = NewTeamShift.extend({ version: z.int() });
export type TeamShiftChange = z.infer<typeof TeamShiftChange>;

/** Something of a week that cannot be, or should not. */
export const RotaConflict = z.discriminatedUnion("kind", [
  /** Somebody is in two places, or works while they are away. */
  z.object({ kind: z.literal("overlap"), personId: z.string(), shiftIds: z.array(z.string()) }),
  /** Somebody rests less than they must between two shifts. */
  z.object({ kind: z.literal("rest"), personId: z.string(), shiftIds: z.array(z.string()), restMinutes: z.int() }),
  /** A day on which no shift is. */
  z.object({ kind: z.literal("nobody"), day: IsoDay }),
]);
export type RotaConflict = z.infer<typeof RotaConflict>;

/** Answer of `GET /api/team/shifts`, and of every change: a week, with what is wrong with it. */
export const TeamWeek = z.object({
  /** Its first day. */
  monday: IsoDay,
  shifts: z.array(TeamShift),
  conflicts: z.array(RotaConflict),
});
export type TeamWeek = z.infer<typeof TeamWeek>;

/** Answer of `POST /api/team/shifts/import`. */
export const TeamImported = z.object({
  added: z.int(),
  /** Rows that were on the rota already: the same person, hours and kind. */
  known: z.int(),
  /** Of the first row. */
  week: TeamWeek,
});
export type TeamImported = z.infer<typeof TeamImported>;

/** Answer of `GET /api/team`. */
export const TeamView = z.object({
  /** By name. */
  people: z.array(TeamPerson),
  /** Shifts of this moment. */
  onDuty: z.array(TeamShift),
  /** Id of the person who asks. */
  me: z.string(),
  /** Name of their account, to begin with; perhaps empty. */
  accountName: z.string(),
  /** Whether their calendar has an address that works. */
  hasCalendar: z.boolean(),
});
export type TeamView = z.infer<typeof TeamView>;

/** Answer of `POST /api/team/calendar`: told this once, since only its hash is kept. */
export const TeamCalendarAddress = z.object({
  /** Path in this same site, its secret included. */
  path: z.string(),
});
export type TeamCalendarAddress = z.infer<typeof TeamCalendarAddress>;

/** Answer of `GET /api/team/profile/export`. */
export const TeamExport = z.object({
  profile: TeamProfile.nullable(),
  shifts: z.array(TeamShift),
  /** When the address of the calendar was made, ISO 8601; `null` without one. */
  calendarSince: z.string().nullable(),
});
export type TeamExport = z.infer<typeof TeamExport>;
