import { TEAM_API_PATH } from "@nv/contracts";
import { TeamCalendarAddress, TeamExport, TeamView, TeamWeek } from "@nv/contracts/schemas";
import { type Database, migrate } from "@nv/database";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import type { FastifyInstance } from "fastify";
import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { as, createFeatureApp } from "../../../test/feature-app.ts";
import { TEAM_MIGRATIONS } from "./schema/tables.ts";
import { openTeam } from "./team.feature.ts";
import { forgetTeammate } from "./team.repository.ts";

type Who = "ana" | "berta" | "jefa";
type Method = "GET" | "POST" | "PUT" | "DELETE";

const ANA = "user-ana";
const BERTA = "user-berta";
/** Monday, ten in the morning by the team's clocks. */
const NOW_MS = Date.UTC(2026, 10, 23, 9);

describe.each(DIALECTS)("the team on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let app: FastifyInstance;

  beforeEach(async () => {
    testDatabase = await create();
    database = await testDatabase.open();
    await migrate(database, "team", TEAM_MIGRATIONS);
    const { routes } = openTeam({ database, now: () => NOW_MS });
    app = await createFeatureApp(async (scope) => {
      if (routes !== undefined) await scope.register(routes);
    });
    for (const who of ["ana", "berta"] as const) await call(who, "PUT", "/profile", profileOf(who));
  });
  afterEach(async () => {
    await app.close();
    await database.close();
    await testDatabase.drop();
  });

  const call = (who: Who, method: Method, path = "", payload?: object) =>
    app.inject({ method, url: TEAM_API_PATH + path, headers: as(who), ...(payload && { payload }) });
  const profileOf = (name: string) => ({
    name,
    job: "Infografía",
    skills: ["R", "R", " "],
    languages: [],
    extension: "",
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
      shifts: [],
      calendarSince: null,
    });
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
