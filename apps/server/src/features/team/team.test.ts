import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEAM_API_PATH, TEAM_PHOTO_PATH } from "@nv/contracts";
import {
  AuthorsList,
  TeamCalendarAddress,
  TeamDuty,
  TeamExport,
  TeamSteps,
  TeamView,
  TeamWeek,
} from "@nv/contracts/schemas";
import { type Database, migrate } from "@nv/database";
import type { HostAuditEntry } from "@nv/identity-server";
import { FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
import type { FastifyInstance } from "fastify";
import ICAL from "ical.js";
import { sql } from "kysely";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { as, createFeatureApp } from "../../../test/feature-app.ts";
import { subscribeFromNow } from "../../../test/subscribe-from-now.ts";
import { openTestPlatform } from "../../../test/test-platform.ts";
import type { OpenPlatform } from "../../platform/platform.ts";
import { TEAM_MIGRATIONS } from "./schema/tables.ts";
import { openTeam } from "./team.feature.ts";
import { forgetTeammate } from "./team.repository.ts";

type Who = "ana" | "berta" | "jefa";
type Method = "GET" | "POST" | "PUT" | "DELETE";

const ANA = "user-ana";
const BERTA = "user-berta";
/** Monday, ten in the morning by the team's clocks. */
const NOW_MS = Date.UTC(2026, 10, 23, 9);

describe.each(FEATURE_DIALECTS)("the team on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let app: FastifyInstance;
  let folder: string;
  let opened: OpenPlatform;
  let audited: HostAuditEntry[];
  let sweep: () => Promise<void>;

  beforeEach(async () => {
    testDatabase = await create("team");
    database = await testDatabase.open();
    await migrate(database, "team", TEAM_MIGRATIONS);
    folder = await mkdtemp(join(tmpdir(), "nv-team-"));
    audited = [];
    opened = await openTestPlatform({
      database,
      folder,
      sessions: { readSession: () => null, onSessionsChanged: () => () => undefined },
      noteInAudit: async (_transaction, entry) => void audited.push(entry),
      now: () => NOW_MS,
    });
    const feature = openTeam(opened.platform);
    const { routes } = feature;
    sweep = async () => feature.sweep?.();
    app = await createFeatureApp(async (scope) => {
      if (routes !== undefined) await scope.register(routes);
    });
    for (const who of ["ana", "berta"] as const) await call(who, "PUT", "/profile", profileOf(who));
  });
  afterEach(async () => {
    await app.close();
    await opened.close();
    await rm(folder, { recursive: true });
    await database.close();
    await testDatabase.drop();
  });

  const call = (who: Who, method: Method, path = "", payload?: object) =>
    app.inject({ method, url: TEAM_API_PATH + path, headers: as(who), ...(payload && { payload }) });
  const profileOf = (name: string) => ({
    name,
    job: "Infografía",
    skills: ["R", "R", " "],
    specialities: ["Mapas"],
    languages: [],
    timeZone: "Europe/Madrid",
    extension: "",
    shown: [],
  });
  const view = async (who: Who = "ana") => TeamView.parse((await call(who, "GET")).json());
  const planOf = (starts: string, ends: string, more: object = {}) => ({
    ...{ personId: ANA, kind: "shift", starts: `2026-11-${starts}`, ends: `2026-11-${ends}`, note: "" },
    ...more,
  });
  const plan = async (starts: string, ends: string, more: object = {}) => {
    const answer = await call("berta", "POST", "/shifts", planOf(starts, ends, more));
    expect(answer.statusCode, answer.body).toBe(201);
    return TeamWeek.parse(answer.json());
  };
  const weekOf = async (monday: string) =>
    TeamWeek.parse((await call("ana", "GET", `/shifts?monday=${monday}`)).json());
  const calendarOf = async (who: Who) => TeamCalendarAddress.parse((await call(who, "POST", "/calendar")).json()).path;
  /** Without a cookie, as a calendar program asks. */
  const subscribe = (path: string) => app.inject({ url: path });

  test("the home tells who is on duty now and until when, once each, and nobody who comes later or is away", async () => {
    const duty = async () => (await opened.platform.home.read({ userId: ANA, name: "ana", email: "" })).duty;
    expect(await duty()).toEqual({ people: [], total: 0 });
    await plan("23T07:00", "23T15:00");
    await plan("23T09:00", "23T17:00");
    await plan("23T08:00", "23T22:00", { personId: BERTA });
    await plan("23T16:00", "23T23:00", { personId: BERTA });
    await plan("23T00:00", "24T00:00", { kind: "away" });
    expect(await duty()).toEqual({
      people: [
        // In Madrid it is an hour later than in Greenwich.
        { name: "berta", untilMs: Date.UTC(2026, 10, 23, 21) },
        { name: "ana", untilMs: Date.UTC(2026, 10, 23, 16) },
      ],
      total: 2,
    });
  });

  test("everybody writes their own profile and reads those of all, by name", async () => {
    await call("jefa", "PUT", "/profile", { ...profileOf("Álvaro"), skills: ["3D"] });
    const { people, me, hasCalendar } = await view();
    expect(people.map(({ name }) => name)).toEqual(["Álvaro", "ana", "berta"]);
    expect(people[1]).toMatchObject({ id: ANA, email: "ana@ejemplo.org", skills: ["R"] });
    expect({ me, hasCalendar }).toEqual({ me: ANA, hasCalendar: false });
  });

  test("a profile says whose it is by the session alone", async () => {
    expect((await call("berta", "PUT", "/profile", { ...profileOf("Otra"), id: ANA })).statusCode).toBe(422);
    expect((await view()).people.map(({ name }) => name)).toEqual(["ana", "berta"]);
  });

  test("who is on duty is who has a shift at this moment", async () => {
    await plan("23T08:00", "23T16:00");
    await plan("22T22:00", "23T10:00", { personId: BERTA });
    await plan("23T00:00", "24T00:00", { personId: BERTA, kind: "away" });
    expect((await view()).onDuty.map(({ personId }) => personId)).toEqual([ANA]);
  });

  test("a week is told with what is wrong with it, at each change", async () => {
    await plan("23T08:00", "23T16:00");
    const { shifts, conflicts, monday } = await plan("24T02:00", "24T10:00");
    expect(monday).toBe("2026-11-23");
    expect(conflicts[0]).toEqual({
      kind: "rest",
      personId: ANA,
      shiftIds: shifts.map(({ id }) => id),
      restMinutes: 600,
    });
    expect(conflicts.filter(({ kind }) => kind === "nobody")).toHaveLength(5);
    const [, late] = shifts;
    if (late === undefined) throw new Error("no shift");
    const { id, version } = late;
    const moved = await call("ana", "PUT", `/shifts/${id}`, { ...planOf("24T04:00", "24T12:00"), version });
    expect(TeamWeek.parse(moved.json()).conflicts.filter(({ kind }) => kind !== "nobody")).toEqual([]);
  });

  test("the rest between a Sunday and the Monday after it is told by both weeks", async () => {
    await plan("29T14:00", "29T22:00");
    await plan("30T06:00", "30T14:00");
    for (const monday of ["2026-11-23", "2026-11-30"]) {
      expect((await weekOf(monday)).conflicts.map(({ kind }) => kind)).toContain("rest");
    }
  });

  test("who changes or removes what somebody else has changed is told, and nothing is done", async () => {
    const { shifts } = await plan("23T08:00", "23T16:00");
    const path = `/shifts/${shifts[0]?.id}`;
    const change = { ...planOf("23T09:00", "23T17:00"), version: 1 };
    expect((await call("ana", "PUT", path, change)).statusCode).toBe(200);
    expect((await call("berta", "PUT", path, { ...change, note: "tarde" })).json().code).toBe("SHIFT_CHANGED");
    expect((await call("berta", "DELETE", `${path}?version=1`)).json().code).toBe("SHIFT_CHANGED");
    expect((await call("berta", "DELETE", `${path}?version=2`)).json()).toMatchObject({ shifts: [] });
    expect((await call("berta", "DELETE", `${path}?version=2`)).json().code).toBe("SHIFT_NOT_FOUND");
    expect((await call("berta", "PUT", path, change)).json().code).toBe("SHIFT_NOT_FOUND");
  });

  test.each([
    { name: "ends before it begins", more: planOf("23T16:00", "23T08:00"), field: "ends", says: "Termina antes de" },
    { name: "lasts more than a day", more: planOf("23T08:00", "24T08:01"), field: "ends", says: "como mucho 24 horas" },
    { name: "is of nobody", more: planOf("23T08:00", "23T16:00", { personId: "x" }), field: "personId", says: "ya no" },
    { name: "is of no day", more: planOf("31T08:00", "31T16:00"), field: "starts", says: "no está en el calendario" },
    { name: "is of no hour", more: planOf("23T24:00", "24T06:00"), field: "starts", says: "aaaa-mm-dd" },
  ])("a shift that $name is refused with a sentence beside its field", async ({ more, field, says }) => {
    const answer = await call("ana", "POST", "/shifts", more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toContainEqual({ field, message: expect.stringContaining(says) });
  });

  test("many shifts are planned at once, all or none, and the same file twice changes nothing", async () => {
    const rows = [
      planOf("23T08:00", "23T16:00"),
      planOf("23T08:00", "23T16:00"),
      planOf("30T08:00", "30T16:00", { personId: BERTA }),
    ];
    const bring = (payload: object) => call("berta", "POST", "/shifts/import", payload);
    expect((await bring({ rows })).json()).toMatchObject({ added: 2, known: 1, week: { monday: "2026-11-23" } });
    expect((await bring({ rows })).json()).toMatchObject({ added: 0, known: 3 });
    const wrong = [...rows, planOf("24T08:00", "24T07:00"), planOf("25T08:00", "25T16:00", { personId: "x" })];
    const refused = await bring({ rows: [planOf("26T08:00", "26T16:00"), ...wrong] });
    expect(refused.json().fields.map(({ field }: { field: string }) => field)).toEqual([
      "rows.4.ends",
      "rows.5.personId",
    ]);
    expect((await weekOf("2026-11-23")).shifts).toHaveLength(1);
    expect((await bring({ rows: [] })).statusCode).toBe(422);
  });

  test("a calendar program reads somebody's shifts by an address that needs nothing else, until it is revoked", async () => {
    await plan("23T08:00", "23T16:00", { note: "Portada, y cierre" });
    await plan("23T08:00", "23T16:00", { personId: BERTA, note: "de otra" });
    const path = await calendarOf("ana");
    expect((await view()).hasCalendar).toBe(true);
    const answer = await subscribe(path);
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-store",
    });
    const events = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents("vevent");
    expect(events.map((event) => new ICAL.Event(event).summary)).toEqual(["Turno: Portada, y cierre"]);
    await call("ana", "DELETE", "/calendar");
    expect((await subscribe(path)).statusCode).toBe(404);
    expect((await view()).hasCalendar).toBe(false);
  });

  test("a new address of a calendar ends the former one; what never was answers the same", async () => {
    const former = await calendarOf("ana");
    const present = await calendarOf("ana");
    const answers = [former, `${TEAM_API_PATH}/calendar/${"A".repeat(27)}.ics`, `${TEAM_API_PATH}/calendar/x.ics`];
    const bodies = await Promise.all(answers.map(async (path) => (await subscribe(path)).body));
    expect(new Set(bodies).size).toBe(1);
    expect((await subscribe(present)).statusCode).toBe(200);
  });

  test("nobody ends another's calendar, and who has no profile has none", async () => {
    const path = await calendarOf("ana");
    await call("berta", "DELETE", "/calendar");
    await call("jefa", "DELETE", "/calendar");
    expect((await subscribe(path)).statusCode).toBe(200);
    expect((await call("jefa", "POST", "/calendar")).json().code).toBe("PROFILE_MISSING");
  });

  test("everybody takes away what is kept of them, and erases it: profile, shifts, calendar", async () => {
    await plan("23T08:00", "23T16:00");
    const path = await calendarOf("ana");
    const taken = TeamExport.parse((await call("ana", "GET", "/profile/export")).json());
    expect(taken).toMatchObject({ profile: { name: "ana" }, calendarSince: "2026-11-23T09:00:00.000Z" });
    expect(taken.shifts).toHaveLength(1);
    expect((await call("ana", "DELETE", "/profile")).statusCode).toBe(204);
    expect((await view("berta")).people.map(({ name }) => name)).toEqual(["berta"]);
    expect((await weekOf("2026-11-23")).shifts).toEqual([]);
    expect((await subscribe(path)).statusCode).toBe(404);
    expect((await call("ana", "GET", "/profile/export")).json()).toEqual({
      profile: null,
      photo: null,
      ticks: [],
      shifts: [],
      calendarSince: null,
    });
  });

  /** Everything that any table holds, as text. */
  async function everythingKept(): Promise<string> {
    const tables = await database.kysely.introspection.getTables();
    const kept = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database.kysely)),
    );
    return JSON.stringify(kept.map(({ rows }) => rows));
  }
  const photograph = () =>
    sharp({ create: { width: 400, height: 300, channels: 3, background: "#884422" } })
      .withExif({ IFD0: { Artist: "Quien la hizo" } })
      .jpeg()
      .toBuffer();
  const putPhoto = (who: Who, payload: Buffer, type = "image/jpeg") =>
    app.inject({
      method: "PUT",
      url: TEAM_PHOTO_PATH,
      headers: { ...as(who), "content-type": type },
      payload,
    });
  const stepsOf = async (who: Who) => TeamSteps.parse((await call(who, "GET", "/steps")).json());
  const newStep = (text: string) => ({ id: "", text, place: "/docs/intro" });

  test("erased, or with the account removed, no table holds anything of what somebody wrote or brought", async () => {
    for (const way of ["by hand", "with the account"]) {
      const marked = { name: "Quimera", skills: ["Quimerismo"], specialities: ["Quimerografía"], job: "Quimérica" };
      await call("ana", "PUT", "/profile", { ...profileOf("ana"), ...marked, extension: "QMR", shown: ["job"] });
      expect((await putPhoto("ana", await photograph())).statusCode).toBe(200);
      const { version } = await stepsOf("jefa");
      await call("jefa", "PUT", "/steps", { steps: [newStep("Leer la guía")], version });
      const [step] = (await stepsOf("ana")).steps;
      await call("ana", "PUT", `/steps/${step?.id}`);
      await plan("23T08:00", "23T16:00", { note: "Quimera de guardia" });
      const taken = TeamExport.parse((await call("ana", "GET", "/profile/export")).json());
      expect(taken).toMatchObject({ profile: { name: "Quimera", shown: ["job"] }, ticks: [{ step: "Leer la guía" }] });
      expect(taken.photo).toMatch(/^data:image\/webp;base64,/);
      const kept = await everythingKept();
      for (const word of ["Quim", "QMR", taken.photo?.split(",")[1] ?? "-"]) expect(kept).toContain(word);
      if (way === "by hand") await call("ana", "DELETE", "/profile");
      else await database.transaction(database.kysely, (transaction) => forgetTeammate(transaction, ANA));
      const left = await everythingKept();
      for (const word of ["Quim", "QMR", ANA, taken.photo?.split(",")[1] ?? "-"]) expect(left).not.toContain(word);
    }
    expect(JSON.stringify(audited)).not.toContain("Quim");
  });

  test("a photo is a small square that tells nothing of itself, for who is inside, until it is taken away", async () => {
    expect((await putPhoto("ana", await photograph())).statusCode).toBe(200);
    const { photo } = (await view()).people.find(({ id }) => id === ANA) ?? {};
    const shown = await app.inject({ url: photo ?? "", headers: as("berta") });
    expect(shown.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "private, no-cache" });
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    expect((await app.inject({ url: photo ?? "" })).statusCode).toBe(401);
    expect((await call("ana", "DELETE", "/profile/photo")).statusCode).toBe(204);
    expect((await app.inject({ url: photo ?? "", headers: as("berta") })).statusCode).toBe(404);
  });

  test("what is no photograph, or too heavy, is told in a sentence, and the one there was stays", async () => {
    await putPhoto("ana", await photograph());
    const bad = await putPhoto("ana", Buffer.from("hola"));
    expect(bad.json()).toMatchObject({ code: "FIELDS_INVALID", fields: [{ field: "photo" }] });
    const heavy = await putPhoto("ana", Buffer.alloc(5_000_001));
    expect(heavy.json().message).toBe("Lo enviado ocupa demasiado. Caben 5\u00a0MB.");
    expect((await call("ana", "PUT", "/profile/photo", {})).json().code).toBe("MEDIA_TYPE_UNSUPPORTED");
    expect((await view()).people.find(({ id }) => id === ANA)?.photo).not.toBeNull();
    expect((await putPhoto("jefa", await photograph())).json().code).toBe("PROFILE_MISSING");
  });

  test("a time zone that does not exist is told beside its field", async () => {
    const answer = await call("ana", "PUT", "/profile", { ...profileOf("ana"), timeZone: "Europa/Madrid" });
    expect(answer.json().fields).toContainEqual({ field: "timeZone", message: expect.stringContaining("no existe") });
  });

  test("readers get of each what each chose, from nobody at first, and nothing more of who takes it back or goes", async () => {
    const list = () => opened.platform.publishing.sections.data.readList("authors.json");
    expect(await list()).toBeNull();
    await call("ana", "PUT", "/profile", { ...profileOf("Ana"), shown: ["job", "specialities"] });
    const published = AuthorsList.parse(JSON.parse((await list()) ?? ""));
    expect(published).toEqual({
      schema: 1,
      authors: [{ name: "Ana", job: "Infografía", specialities: ["Mapas"] }],
    });
    expect(audited.at(-1)).toMatchObject({ action: "author_shown", details: { shown: ["job", "specialities"] } });
    await call("berta", "PUT", "/profile", { ...profileOf("Berta"), shown: ["email"] });
    await call("ana", "PUT", "/profile", profileOf("Ana"));
    expect(JSON.parse((await list()) ?? "").authors).toEqual([{ name: "Berta", email: "berta@ejemplo.org" }]);
    await database.transaction(database.kysely, (transaction) => forgetTeammate(transaction, BERTA));
    await sweep();
    expect(JSON.parse((await list()) ?? "").authors).toEqual([]);
  });

  test("a change of the rota is told to every open page and to the audit, without what was written", async () => {
    const heard: unknown[] = [];
    await subscribeFromNow(
      opened.platform.events,
      database.kysely,
      ({ name, data }) => void (name === "team" && heard.push(data)),
    );
    const { shifts } = await plan("23T08:00", "23T16:00", { note: "Secreta" });
    const [shift] = shifts;
    await call("berta", "PUT", `/shifts/${shift?.id}`, { ...planOf("23T09:00", "23T17:00"), version: 1 });
    await call("berta", "DELETE", `/shifts/${shift?.id}?version=2`);
    await expect
      .poll(() => heard)
      .toEqual([
        { what: "rota", byId: BERTA },
        { what: "rota", byId: BERTA },
        { what: "rota", byId: BERTA },
      ]);
    const told = audited.filter(({ action }) => action === "rota_changed");
    expect(told.map(({ actor, details }) => [actor.id, details?.done])).toEqual([
      [BERTA, "planned"],
      [BERTA, "changed"],
      [BERTA, "removed"],
    ]);
    expect(JSON.stringify(told)).not.toContain("Secreta");
  });

  test("the list of who begins is written by who administers, and each ticks what they did", async () => {
    const wanted = { steps: [newStep("Leer la guía"), newStep("Pedir la llave")], version: 0 };
    expect((await call("ana", "PUT", "/steps", wanted)).statusCode).toBe(403);
    const written = TeamSteps.parse((await call("jefa", "PUT", "/steps", wanted)).json());
    expect(written).toMatchObject({ version: 1, isEditor: true, done: [] });
    const [guide, key] = written.steps;
    if (guide === undefined || key === undefined) throw new Error("no steps");
    expect(TeamSteps.parse((await call("ana", "PUT", `/steps/${guide.id}`)).json()).done).toEqual([guide.id]);
    expect((await stepsOf("berta")).done).toEqual([]);
    // Written anew, in another order: what stays keeps its ticks.
    const again = { steps: [newStep("Ver el blog"), { ...guide, text: "Leer la guía entera" }], version: 1 };
    expect((await call("jefa", "PUT", "/steps", again)).statusCode).toBe(200);
    expect(await stepsOf("ana")).toMatchObject({ version: 2, done: [guide.id] });
    expect((await call("jefa", "PUT", "/steps", again)).json().code).toBe("VERSION_CONFLICT");
    expect((await call("ana", "PUT", `/steps/${key.id}`)).statusCode).toBe(404);
    expect(TeamSteps.parse((await call("ana", "DELETE", `/steps/${guide.id}`)).json()).done).toEqual([]);
  });

  test("an area answers with its channel and who is on duty, or says that there is neither", async () => {
    const dutyOf = async (area: string) =>
      TeamDuty.parse((await call("berta", "GET", `/duty?${new URLSearchParams({ area })}`)).json());
    expect(await dutyOf("Datos")).toEqual({ area: "Datos", channel: "", onDuty: [] });
    await call("ana", "PUT", "/channels", { area: "Datos", channel: "datos@ejemplo.org" });
    await plan("23T08:00", "23T16:00");
    expect(await dutyOf("Datos")).toMatchObject({ channel: "datos@ejemplo.org", onDuty: [{ id: ANA, name: "ana" }] });
    for (const channel of ["javascript:alert(1)", "//otra.example", "/\\otra.example", "hola"])
      expect((await call("ana", "PUT", "/channels", { area: "Datos", channel })).statusCode).toBe(422);
    await call("ana", "PUT", "/channels", { area: "Datos", channel: "" });
    expect((await dutyOf("Datos")).channel).toBe("");
  });

  test("who knows something is found by it, and what each made is told as it is now", async () => {
    await call("ana", "PUT", "/profile", { ...profileOf("Ana"), skills: ["R", "Cartografía"] });
    const find = (query: string) => opened.platform.finding.find(query, { groups: [], isAdministrator: false });
    expect(await find("cartografia")).toMatchObject([{ kind: "team", things: [{ id: ANA, title: "Ana" }] }]);
    expect(await find("mapas berta")).toMatchObject([{ things: [{ id: BERTA }] }]);
    expect(await find("ninguno")).toEqual([]);
    expect((await call("berta", "GET", `/people/${ANA}/made`)).json()).toEqual({ items: [], total: 0 });
  });

  test("a removed account takes all of it along", async () => {
    await plan("23T08:00", "23T16:00");
    const path = await calendarOf("ana");
    await database.transaction(database.kysely, (transaction) => forgetTeammate(transaction, ANA));
    expect((await view("berta")).people.map(({ name }) => name)).toEqual(["berta"]);
    expect((await subscribe(path)).statusCode).toBe(404);
    expect((await weekOf("2026-11-23")).shifts).toEqual([]);
  });
});
