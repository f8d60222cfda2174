import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { GraphicDetail, PublishedMandate, TrackerDetail, TrackerRowsChanged } from "@nv/contracts/schemas";
import { HOUSE_METHOD } from "@nv/series";
import { expect, test } from "vitest";
import type { HangingPublication } from "../../../test/hanging-publication.ts";
import { until } from "../../../test/library.ts";
import { startProcess, type TestProcess } from "../../../test/registry.ts";
import { PLACES } from "../../../test/stores.ts";

const PROGRAM = join(import.meta.dirname, "../../../test/hang-in-publication.ts");

/** Starts a process on a publication and kills it where it stays. */
async function killInPublication(publication: HangingPublication): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(publication)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
}

const POINTS = [
  // Nothing was decided: readers go on with what they had, and whoever publishes again does it whole.
  { point: "before its revision is decided", isOut: false },
  { point: "before readers are shown it", isOut: true },
  { point: "before those who show it are told", isOut: true },
] as const;

const HEAD = "casa;inicio;fin;muestra;modo;población;aprueba;desaprueba;url";
const pollOf = (house: string, day: number) =>
  `${house};2025-03-0${day};2025-03-0${day};1000;panel;adultos;45;40;https://casa.example/${house}${day}`;
const THREE = [HEAD, pollOf("Faro", 3), pollOf("Norte", 4), pollOf("Sur", 5)].join("\n");
const FOURTH = [HEAD, pollOf("Este", 6)].join("\n");

/** Each point on the last place, PostgreSQL with S3; on the first one, that at which the most is half done. Each is three starts, one of a process. */
const KILLS = PLACES.flatMap((place, index) =>
  POINTS.filter(({ point }) => index === PLACES.length - 1 || point === "before readers are shown it").map((point) => ({
    ...place,
    ...point,
  })),
);

test.each(KILLS)(
  "a process that is killed $point, on $database, leaves a publication that the next one ends whole",
  { timeout: 180_000 },
  async ({ dialect, createStore, point, isOut }) => {
    const [testDatabase, store] = await Promise.all([dialect.create(), createStore()]);
    async function call(process: TestProcess, path: string, body: object): Promise<unknown> {
      const answer = await process.call("POST", `/api/${path}`, body);
      expect([200, 201], answer.text).toContain(answer.status);
      return answer.body;
    }
    const bring = async (process: TestProcess, { id, version }: TrackerDetail, text: string) =>
      TrackerRowsChanged.parse(await call(process, `trackers/${id}/rows`, { version, of: "polls", text })).tracker;
    const publish = async (process: TestProcess, { id, version }: TrackerDetail) =>
      TrackerDetail.parse(await call(process, `trackers/${id}/publish`, { version }));

    const before = await testDatabase.open();
    const first = await startProcess(before, store);
    const mandate = {
      ...{ kind: "mandate", title: "Interrumpida", holder: "Ejemplo", startDay: "2025-01-10", question: "¿Aprueba?" },
      method: HOUSE_METHOD,
    };
    const live = await publish(
      first,
      await bring(first, TrackerDetail.parse(await call(first, "trackers", mandate)), THREE),
    );
    const figure = GraphicDetail.parse(
      await call(first, "graphics", {
        ...{ title: "La figura", altText: "Líneas.", sourceLine: "Casas de Ejemplo" },
        config: { type: "figure", series: "tracker:interrumpida" },
      }),
    );
    await call(first, `graphics/${figure.id}/publish`, { version: figure.version });
    const filled = await bring(first, live, FOURTH);
    await first.close();
    await before.close();

    const { env, folder } = store;
    const { id: trackerId, version } = filled;
    await killInPublication({ address: testDatabase.address, store: { env, folder }, trackerId, version, point });

    const after = await testDatabase.open();
    const next = await startProcess(after, store);
    const polls = async () =>
      PublishedMandate.parse((await next.read("/data/interrumpida/latest.json")).json()).polls.length;
    const page = async () => (await next.read("/g/la-figura/")).body;
    if (!isOut) {
      expect(await polls()).toBe(3);
      await publish(next, filled);
    }
    await until(async () => ((await polls()) === 4 ? true : null));
    await until(async () => ((await page()).includes("El 6\u00a0de marzo de 2025") ? true : null));
    const detail = TrackerDetail.parse((await next.call("GET", `/api/trackers/${trackerId}`)).body);
    expect(detail).toMatchObject({ version: version + 1, hasUnpublishedChanges: false });
    await next.close();
    await after.close();
    await Promise.all([testDatabase.drop(), store.drop()]);
  },
);
