import { GraphicDetail, PublishedAverage, TrackerDetail, TrackerRowsChanged } from "@nv/contracts/schemas";
import { NEW_METHOD } from "@nv/series";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { ONE_PLACE } from "../../../test/stores.ts";
import { insertCalendar } from "../../platform/votes/votes.repository.ts";
import type { VotesTables } from "../../platform/votes/votes-table.ts";

const MUNICIPALES = {
  ...{ id: "municipales-2027", name: "Elecciones municipales", territory: "Ejemplia", day: "2027-05-23" },
  ...{ closesAt: "21:00", law: "loreg" },
};
const AVERAGE = {
  ...{ kind: "average", title: "Media de Ejemplia", slug: "media", startDay: "2027-03-01", question: "¿A quién?" },
  series: ["Azul", "Verde"].map((name) => ({ key: name.toLowerCase(), name, role: "choice" })),
  ...{ method: NEW_METHOD, vote: MUNICIPALES.id },
};
const HEAD = "casa;inicio;fin;muestra;azul;verde;url";
const poll = (house: string, day: string) => `${house};${day};${day};1000;38;35;https://${house}.example/${day}`;
const POLLS = [HEAD, poll("faro", "2027-04-03"), poll("norte", "2027-04-10"), poll("sur", "2027-04-20")].join("\n");

describe.each(ONE_PLACE)(
  "polls of a vote, by a clock that is moved, on $database and $store",
  ({ dialect, createStore }) => {
    let harness: TestHarness;
    let process: TestProcess;
    let nowMs = Date.parse("2027-05-17T23:59:00+02:00");
    beforeAll(async () => {
      harness = await createHarness(dialect, createStore);
      process = await startProcess(harness.database, harness.store, {}, () => nowMs);
      const db = harness.database.kysely.$extendTables<VotesTables>();
      const row = { version: 1, votes: JSON.stringify([MUNICIPALES]), note: "", made_by: "", made_at_ms: 0 };
      await insertCalendar(db, row);
    });
    afterAll(async () => {
      await process.close();
      await harness.drop();
    });

    const post = (path: string, body: object) => process.call("POST", path, body);
    const latest = async () => (await process.read("/data/media/latest.json")).body;

    test("are published until the sixth day before, held for five, and published again when nobody can vote any more", async () => {
      const begun = TrackerDetail.parse((await post("/api/trackers", AVERAGE)).body);
      const brought = await post(`/api/trackers/${begun.id}/rows`, {
        version: begun.version,
        of: "polls",
        text: POLLS,
      });
      const { tracker } = TrackerRowsChanged.parse(brought.body);
      const out = TrackerDetail.parse(
        (await post(`/api/trackers/${begun.id}/publish`, { version: tracker.version })).body,
      );
      const told = PublishedAverage.parse(JSON.parse(await latest()));
      expect(told.embargo).toMatch(/del 18\sde mayo al 23\sde mayo de 2027 a las 21:00/);
      expect((await process.read("/data/media/")).body).toContain("LOREG, artículo 69.7");
      const figure = {
        ...{ title: "La media", slug: "la-media", altText: "Dos líneas.", sourceLine: "Casas de encuestas" },
        config: { type: "figure", series: "tracker:media" },
      };
      const drawn = GraphicDetail.parse((await post("/api/graphics", figure)).body);

      nowMs = Date.parse("2027-05-18T00:00:00+02:00");
      const before = await latest();
      const refused = await post(`/api/trackers/${out.id}/publish`, { version: out.version });
      const law = { fields: [{ field: "vote", message: expect.stringContaining("LOREG, artículo 69.7") }] };
      expect([refused.status, refused.body]).toMatchObject([422, law]);
      const back = await post(`/api/trackers/${out.id}/rollback`, { version: out.version, revision: out.revision });
      expect([back.status, back.body]).toMatchObject([422, law]);
      // What shows it does not go out either: as a graphic, or at a link to its draft.
      const shown = { fields: [{ field: "config.series", message: expect.stringContaining("LOREG, artículo 69.7") }] };
      const graphic = await post(`/api/graphics/${drawn.id}/publish`, { version: drawn.version });
      expect([graphic.status, graphic.body]).toMatchObject([422, shown]);
      const link = await post(`/api/graphics/${drawn.id}/preview-links`, { days: 1 });
      expect([link.status, link.body]).toMatchObject([422, shown]);
      expect(await latest()).toBe(before);

      nowMs = Date.parse("2027-05-23T21:00:00+02:00");
      expect((await post(`/api/graphics/${drawn.id}/publish`, { version: drawn.version })).status).toBe(200);
    });
  },
);
