import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Vote } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import { FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestPlatform } from "../../../test/test-platform.ts";
import type { OpenPlatform } from "../../platform/platform.ts";
import { createVoteCalendars, type VoteCalendars } from "./votes.service.ts";

const JEFA = { id: "", name: "Berta Muestra" };
const MUNICIPALES: Vote = {
  ...{ id: "municipales-2027", name: "Elecciones municipales", territory: "España", day: "2027-05-23" },
  ...{ closesAt: "21:00", law: "loreg" },
};

describe.each(FEATURE_DIALECTS)("the calendar of votes on $name", (dialect) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: string;
  let opened: OpenPlatform;
  let calendars: VoteCalendars;
  let noted: unknown[];
  let nowMs = 0;

  beforeEach(async () => {
    testDatabase = await dialect.create("votes");
    database = await testDatabase.open();
    folder = await mkdtemp(join(tmpdir(), "nv-votes-"));
    noted = [];
    nowMs = Date.parse("2027-05-01T12:00:00+02:00");
    opened = await openTestPlatform({
      ...{ database, folder, now: () => nowMs },
      sessions: { readSession: () => null, onSessionsChanged: () => () => undefined },
      noteInAudit: async (_db, { action, details }) => void noted.push([action, details]),
    });
    calendars = createVoteCalendars(opened.platform);
  });
  afterEach(async () => {
    await opened.close();
    await database.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });

  test("is empty until somebody writes it, and each change is a version that the audit tells of", async () => {
    expect(await calendars.view()).toEqual({ version: 0, votes: [], versions: [] });
    const view = await calendars.change({ version: 0, votes: [MUNICIPALES], note: "Ya hay fecha" }, JEFA);
    expect(view).toMatchObject({ version: 1, votes: [{ ...MUNICIPALES, embargo: { isOn: false } }] });
    expect(view.versions).toEqual([{ version: 1, atMs: nowMs, by: "Berta Muestra", note: "Ya hay fecha" }]);
    expect(noted).toEqual([["votes_changed", { version: 1, note: "Ya hay fecha" }]]);
  });

  test("whoever saw an earlier one changes nothing", async () => {
    await calendars.change({ version: 0, votes: [MUNICIPALES], note: "" }, JEFA);
    await expect(calendars.change({ version: 0, votes: [], note: "" }, JEFA)).rejects.toMatchObject({
      code: "VOTES_CHANGED",
    });
    expect((await calendars.view()).votes).toHaveLength(1);
  });

  test("keeps what is of a vote from readers in the five days, by the clock, and never what is of none", async () => {
    const { votes } = opened.platform;
    await calendars.change({ version: 0, votes: [MUNICIPALES], note: "" }, JEFA);
    expect(await votes.publishingProblems("municipales-2027")).toEqual([]);
    nowMs = Date.parse("2027-05-18T00:00:00+02:00");
    const held = [{ field: "vote", message: await votes.sentenceFor("municipales-2027") }];
    expect(await votes.publishingProblems("municipales-2027")).toEqual(held);
    expect(await votes.publishingProblems("")).toEqual([]);
    nowMs = Date.parse("2027-05-23T21:00:00+02:00");
    expect(await votes.publishingProblems("municipales-2027")).toEqual([]);
  });

  test("what names a vote that is not in the calendar is not published: nobody knows its day", async () => {
    expect(await opened.platform.votes.publishingProblems("europeas-2029")).toMatchInlineSnapshot(`
      [
        {
          "field": "vote",
          "message": "Esa votación ya no está en el calendario: elige otra, o ninguna",
        },
      ]
    `);
    expect(await opened.platform.votes.sentenceFor("europeas-2029")).toBe("");
  });
});
