import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ELECTIONS_API_PATH } from "@nv/contracts";
import { ElectionDetail } from "@nv/contracts/schemas";
import { startElectionNight } from "@nv/doubles";
import { freePort } from "@nv/test-kit";
import { openDiskStore } from "../../apps/server/src/platform/storage/disk-store.ts";
import { processorMs } from "../src/load.ts";
import { median } from "../src/median.ts";
import { timeWork } from "../src/processor-time.ts";
import { sized } from "../src/sized.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";

const ROUNDS = sized(5, 1);
const STEP_MS = 600_000;
/** Steps of the double's night that are told without trouble. */
const STEPS = [3, 5, 7, 9, 18];
const MUNICIPALITIES = 8131;
const AT_ONCE = 8;
/** As pages that the next count replaces are compressed. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** An election with a night that is open, and what renews it. */
async function openNight(site: RunningSite, sourceUrl: string) {
  const headers = { cookie: site.cookie, origin: site.url, "content-type": "application/json" };
  async function post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(new URL(`${ELECTIONS_API_PATH}${path}`, site.url), {
      ...{ method: "POST", headers, body: JSON.stringify(body) },
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }
  const begun = ElectionDetail.parse(
    await post("", {
      ...{ title: "País inventado", slug: "pais", law: { kind: "known", key: "congreso-2023" }, everySeconds: 600 },
      lists: ["Alfa", "Beta", "Gama", "Delta", "Eco"].map((acronym, at) => ({ key: `00010${at + 1}`, acronym })),
      source: { kind: "interior", url: `${sourceUrl}/02202705_TOTA.zip` },
    }),
  );
  await post(`/${begun.id}/publish`, { version: begun.version });
  await post(`/${begun.id}/nights`, { place: "live", count: "source" });
  return () => post(`/${begun.id}/nights/renew`, { place: "live" });
}

/** All pages of a night as readers get them. */
async function pagesOf({ url }: RunningSite): Promise<ReadonlyMap<string, Buffer>> {
  const read = async (path: string) => Buffer.from(await (await fetch(`${url}/elecciones/pais/${path}`)).arrayBuffer());
  const codes = Array.from({ length: 52 }, (_, at) => `${String(at + 1).padStart(2, "0")}.html`);
  const parts = ["titular", "hemiciclo", "mapa", "municipios", "participacion", "circunscripciones"].map(
    (name) => `${name}.html`,
  );
  const paths = ["", ...parts, ...codes, "recuento.json"];
  return new Map(await Promise.all(paths.map(async (path) => [path || "index.html", await read(path)] as const)));
}

/** Processor's time of compressing and writing the same files, into a folder that is empty or over files that stand, milliseconds. */
async function written(files: ReadonlyMap<string, Buffer>, folder: string): Promise<number> {
  const store = await openDiskStore(folder);
  const all = [...files];
  const { processorMs: tookMs } = await timeWork(async () => {
    for (let from = 0; from < all.length; from += AT_ONCE)
      await Promise.all(
        all.slice(from, from + AT_ONCE).map(async ([path, body]) => {
          const forms = [
            ["", body],
            [".br", await promisify(brotliCompress)(body, { params: QUALITY })],
            [".gz", await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })],
          ] as const;
          for (const [end, bytes] of forms) await store.put(`bench/${path}${end}`, bytes, "text/html");
        }),
      );
  });
  return tookMs;
}

/** Renewals of a night: by the clock, milliseconds, and how many times the processor's time of compressing and writing what each made. */
export interface MeasuredRenewals {
  readonly towns: number;
  readonly pages: number;
  readonly renewalMs: number;
  readonly overEmpty: number;
  readonly overStanding: number;
}

/**
 * Measures the renewal of a night of 8,131 municipalities as the panel orders it, the source asked and all pages out, beside compressing and writing the
 * same files, anew and over those that stand.
 */
export async function measureRenewals(): Promise<MeasuredRenewals> {
  const townsPerProvince = Math.ceil(MUNICIPALITIES / 52);
  const source = await startElectionNight({ townsPerProvince, startsAtMs: Date.now() });
  const site = await startSite(await freePort(), { ELECTIONS_DOUBLE_BASE: source.url });
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-night-"));
  try {
    const renew = await openNight(site, source.url);
    const [times, empty, standing]: [number[], number[], number[]] = [[], [], []];
    let pages = 0;
    for (const [round, step] of STEPS.slice(0, ROUNDS).entries()) {
      source.goTo(step * STEP_MS);
      const beforeMs = await processorMs(site.pid);
      const { ms } = await timeWork(renew);
      const serverMs = (await processorMs(site.pid)) - beforeMs;
      const files = await pagesOf(site);
      pages = files.size;
      times.push(ms);
      empty.push(serverMs / (await written(files, join(folder, String(round)))));
      standing.push(serverMs / (await written(files, join(folder, String(round)))));
    }
    return {
      ...{ towns: townsPerProvince * 52, pages, renewalMs: median(times) },
      ...{ overEmpty: median(empty), overStanding: median(standing) },
    };
  } finally {
    await site.stop();
    await source.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
