import { z } from "zod";
import { endpoints, get, order, post, put, remove } from "../endpoints.ts";
import { IsoDay } from "../series/schemas.ts";
import { SHOWN_FIELDS, TEAM_API_PATH, TEAM_LIMITS } from "./paths.ts";

/** Makes the schema of a text that people write. PostgreSQL takes no NUL character. */
const written = (length: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll("\0", "").trim())
    .max(length, `Caben ${length} letras`);

/** The version that a change was made of, such that the databases still count the next one. */
const SeenVersion = z.int().nonnegative().max(2_147_483_646);

const Words = z
  .array(written(TEAM_LIMITS.text))
  .max(TEAM_LIMITS.words, `Caben ${TEAM_LIMITS.words}`)
  .overwrite((words) => [...new Set(words)].filter((word) => word !== ""));

/** Name of a time zone that calendars know: `Europe/Madrid`. */
const TimeZone = z.string().refine((name) => {
  try {
    return name.length <= 64 && new Intl.DateTimeFormat("es", { timeZone: name }).format(0) !== "";
  } catch {
    // What it throws for a name that it does not know.
    return false;
  }
}, "Ese huso horario no existe: escribe, por ejemplo, «Europe/Madrid»");

const SHOWN_NAMES = Object.keys(SHOWN_FIELDS).filter((name): name is keyof typeof SHOWN_FIELDS =>
  Object.hasOwn(SHOWN_FIELDS, name),
);

/** Profile of a person, in their own words: body of `PUT /api/team/profile`. */
export const TeamProfile = z.strictObject({
  /** As colleagues call them. */
  name: written(TEAM_LIMITS.text).min(1, "Escribe tu nombre"),
  /** Job that they do here; empty for nothing said. */
  job: written(TEAM_LIMITS.text),
  skills: Words,
  /** Work of the desk that they do best. */
  specialities: Words,
  languages: Words,
  /** Time zone of their hours. */
  timeZone: TimeZone,
  /** Of the telephone on their desk; empty for none. */
  extension: written(TEAM_LIMITS.extension),
  /** Fields that they let be published of themselves, with their name; none for nothing. */
  shown: z
    .array(z.enum(SHOWN_NAMES))
    .max(SHOWN_NAMES.length)
    .overwrite((names) => [...new Set(names)]),
});
export type TeamProfile = z.infer<typeof TeamProfile>;

/** A person of the team, as colleagues see them. */
export const TeamPerson = TeamProfile.extend({
  id: z.string(),
  /** Of their account, when they last saved what they say of themselves. */
  email: z.string(),
  /** Path of their photo, another for another photo; `null` without one. */
  photo: z.string().nullable(),
});
export type TeamPerson = z.infer<typeof TeamPerson>;

/** A moment of the team's own clocks, `2026-11-23T22:00`. */
export const LocalMoment = z
  .string({ error: "Falta el día y la hora" })
  .regex(/^[12]\d{3}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/, "Escribe el día y la hora como aaaa-mm-ddThh:mm")
  .refine((text) => IsoDay.safeParse(text.slice(0, 10)).success, "Ese día no está en el calendario");

/** Planned entry: a shift, or days on which somebody is away. */
export const NewTeamShift = z.strictObject({
  personId: z.string().min(1, "Elige a alguien").max(64),
  kind: z.enum(["shift", "away"]),
  starts: LocalMoment,
  ends: LocalMoment,
  /** Description of the shift; empty for nothing said. */
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
export const TeamShiftChange = NewTeamShift.extend({ version: SeenVersion });
export type TeamShiftChange = z.infer<typeof TeamShiftChange>;

/** Something of a week that cannot be, or should not. */
export const RotaConflict = z.discriminatedUnion("kind", [
  /** Somebody is in two places, or works while they are away. */
  z.object({ kind: z.literal("overlap"), personId: z.string(), shiftIds: z.array(z.string()) }),
  /** Somebody rests less than they must between two shifts. */
  z.object({ kind: z.literal("rest"), personId: z.string(), shiftIds: z.array(z.string()), restMinutes: z.int() }),
  /** A shift lasts longer than it should. */
  z.object({ kind: z.literal("long"), personId: z.string(), shiftIds: z.array(z.string()), minutes: z.int() }),
  /** A day on which no shift begins. */
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
  /** Their photo as it is kept: a WebP as a `data:` address; `null` without one. */
  photo: z.string().nullable(),
  /** Steps that they ticked of the list of who begins, and when, ISO 8601. */
  ticks: z.array(z.object({ step: z.string(), at: z.string() })),
  shifts: z.array(TeamShift),
  /** Time when the address of the calendar was made, ISO 8601; `null` without one. */
  calendarSince: z.string().nullable(),
});
export type TeamExport = z.infer<typeof TeamExport>;

/** Something that somebody made: of the registry. */
export const Contribution = z.object({
  id: z.string(),
  /** Name of what it is one of: `graphics`. */
  collection: z.string(),
  title: z.string(),
  status: z.string(),
  /** Time when they registered it, Unix epoch in milliseconds. */
  atMs: z.number(),
});
export type Contribution = z.infer<typeof Contribution>;

/** Answer of `GET /api/team/people/{id}/made`: the newest first. */
export const TeamContributions = z.object({
  items: z.array(Contribution),
  /** Number of items, told or not. */
  total: z.int(),
});
export type TeamContributions = z.infer<typeof TeamContributions>;

/** Address where something is read or asked: one of this site or of another, or an e-mail. */
const ContactAddress = written(TEAM_LIMITS.channel).refine(
  (text) =>
    text === "" ||
    // A browser reads «/\host» as «//host», which is another site.
    /^\/(?![/\\])\S*$/.test(text) ||
    z.httpUrl().safeParse(text).success ||
    z.email().safeParse(text).success,
  "Escribe una dirección que empiece por https://, una página de este sitio que empiece por /, o un correo",
);

/** Something that somebody who begins does. */
export const TeamStep = z.strictObject({
  /** Empty for a new one. */
  id: z.union([z.literal(""), z.uuid()]),
  text: written(TEAM_LIMITS.step).min(1, "Escribe qué hay que hacer"),
  /** Address where it is read; empty for nowhere. */
  place: ContactAddress,
});
export type TeamStep = z.infer<typeof TeamStep>;

/** Body of `PUT /api/team/steps`: the whole list, in its order, by who administers. */
export const TeamStepList = z.strictObject({
  steps: z.array(TeamStep).max(TEAM_LIMITS.steps, `Caben ${TEAM_LIMITS.steps}`),
  /** Of the list that it was made of; 0 for the first. */
  version: SeenVersion,
});
export type TeamStepList = z.infer<typeof TeamStepList>;

/** Answer of the routes of `/api/team/steps`. */
export const TeamSteps = z.object({
  steps: z.array(TeamStep),
  version: z.int(),
  /** Ids of those that who asks has done. */
  done: z.array(z.string()),
  /** Whether who asks may write the list. */
  isEditor: z.boolean(),
});
export type TeamSteps = z.infer<typeof TeamSteps>;

/** Channel in which an area is asked: body of `PUT /api/team/channels`. */
export const TeamChannel = z.strictObject({
  /** As the pages name who answers for them: «Datos». */
  area: written(TEAM_LIMITS.text).min(1, "Escribe el nombre del área"),
  /** Empty takes it away. */
  channel: ContactAddress,
});
export type TeamChannel = z.infer<typeof TeamChannel>;

/** Answer of the routes of `/api/team/channels`: by area. */
export const TeamChannels = z.object({ channels: z.array(TeamChannel) });
export type TeamChannels = z.infer<typeof TeamChannels>;

/** Answer of `GET /api/team/duty`: who answers now. */
export const TeamDuty = z.object({
  area: z.string(),
  /** Empty while the area has none. */
  channel: z.string(),
  /** People who have a shift at this moment. */
  onDuty: z.array(TeamPerson.pick({ id: true, name: true, email: true, extension: true })),
});
export type TeamDuty = z.infer<typeof TeamDuty>;

/** Event `team` of `GET /api/events`: something of the team is different. */
export const TeamEvent = z.object({
  what: z.enum(["people", "rota", "steps", "channels"]),
  /** Id of the person who did it. */
  byId: z.string(),
});
export type TeamEvent = z.infer<typeof TeamEvent>;

/** `/data/authors.json`: what people let be published of themselves. */
export const AuthorsList = z.object({
  schema: z.literal(1),
  /** By name. What somebody did not let be published is left out. */
  authors: z.array(
    TeamPerson.pick({ name: true, job: true, skills: true, specialities: true, languages: true, email: true })
      .partial()
      .required({ name: true }),
  ),
});
export type AuthorsList = z.infer<typeof AuthorsList>;

const WeekQuery = z.object({ monday: IsoDay });
const VersionQuery = z.object({ version: z.coerce.number().int().positive().max(2_147_483_647) });
const DutyQuery = z.object({ area: TeamChannel.shape.area });

/** Endpoints of the team, of its rota and of everybody's own calendar. */
export const teamApi = endpoints(TEAM_API_PATH, {
  view: get("", TeamView),
  week: get("/shifts", TeamWeek, { query: WeekQuery }),
  plan: post("/shifts", NewTeamShift, TeamWeek, { status: 201 }),
  bring: post("/shifts/import", TeamShiftImport, TeamImported),
  change: put("/shifts/:id", TeamShiftChange, TeamWeek),
  remove: remove("/shifts/:id", TeamWeek, { query: VersionQuery }),
  openCalendar: order("/calendar", null, TeamCalendarAddress, { status: 201 }),
  revokeCalendar: remove("/calendar", null),
});

/** Endpoints of what each says of themselves, and of what the desk has in common. */
export const peopleApi = endpoints(TEAM_API_PATH, {
  saveProfile: put("/profile", TeamProfile, TeamPerson),
  eraseProfile: remove("/profile", null),
  export: get("/profile/export", TeamExport),
  removePhoto: remove("/profile/photo", null),
  made: get("/people/:id/made", TeamContributions),
  steps: get("/steps", TeamSteps),
  writeSteps: put("/steps", TeamStepList, TeamSteps),
  tick: put("/steps/:id", null, TeamSteps, { isOrder: true }),
  untick: remove("/steps/:id", TeamSteps),
  channels: get("/channels", TeamChannels),
  writeChannel: put("/channels", TeamChannel, TeamChannels),
  duty: get("/duty", TeamDuty, { query: DutyQuery }),
});
