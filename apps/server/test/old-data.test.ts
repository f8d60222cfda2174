import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { GraphicDetail, GraphicVersion, GraphicVersions } from "@nv/contracts/schemas";
import { type Database, openDatabase } from "@nv/database";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { GraphicConfig } from "@nv/graphic-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openStore } from "../src/platform/storage/open-store.ts";
import { startProcess, type TestProcess } from "./registry.ts";

/** As it was told then: without the worst of its findings in a place of its own. */
const OldDetail = GraphicDetail.omit({ finding: true, picture: true }).transform((detail) => ({
  ...detail,
  picture: { state: "unpublished", reason: "", imageUrl: null, sharedUrl: null } as const,
  finding: detail.healthReport.findings[0] ?? "",
}));

/** A history of then. An entry told of its own stage too, which says no more than what was done. */
const OldHistory = z.array(z.looseObject({ changes: z.array(z.looseObject({ field: z.string() })) }));

const withoutStage = <Change extends { readonly field: string }>(changes: readonly Change[]) =>
  changes.filter(({ field }) => field !== "status");

/** Recorded answers of the server of then: see `old-data/README.md`. */
const Recorded = z.object({
  answers: z.array(
    z.object({
      path: z.string(),
      encoding: z.string(),
      status: z.number(),
      headers: z.record(z.string(), z.unknown()),
      sha256: z.string(),
    }),
  ),
  graphics: z.array(z.object({ detail: OldDetail, history: OldHistory })),
});
type Answer = z.infer<typeof Recorded>["answers"][number];

const unpack = async (name: string): Promise<unknown> =>
  JSON.parse(gunzipSync(await readFile(join(import.meta.dirname, "old-data", name))).toString());

const record = Recorded.parse(await unpack("answers.json.gz"));
const live = record.graphics.filter(({ detail }) => detail.revision !== null);
const ofEveryType = live.filter(({ detail }) => detail.title.startsWith("Muestra"));

/** A page without the scripts and styles that all pages carry and what they tell who shares them, which are not of its time. */
const withoutAssets = (html: string) =>
  html
    // The style of the house, with its typefaces, is from today on in each page that is published: ADR 0091.
    .replace(/<style>@font-face[\s\S]*?<\/style>/, "")
    .replaceAll(/<link rel="preload"[^>]+as="font"[^>]+>/g, "")
    // Those that are in a page are read in its head: ADR 0164.
    .replace(/<script>for\(const f of \[[^\]<]*\]\)document\.fonts\.load[^<]*<\/script>/, "")
    .replaceAll(/<(script|style)>[\s\S]*?<\/\1>/g, "<$1></$1>")
    .replace(/<link rel="canonical"[\s\S]*?<script type="application\/ld\+json">[^<]*<\/script>/, "")
    // A chart was framed at the version of its day; since ADR 0017 was changed, at what Datawrapper shows.
    .replaceAll(/(https:\/\/datawrapper\.dwcdn\.net\/\w{5}\/)\d+\//g, "$1");

const addressesIn = (code = "") => [...code.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);

/** Whether it was published since somebody looked at it: then it is looked at anew. */
const isDue = ({ publishedAtMs, healthReport }: GraphicDetail) =>
  (publishedAtMs ?? 0) > (healthReport.checkedAtMs ?? 0);

/**
 * Returns a graphic without its codes and pictures, which are for articles of today, and, where it is looked at, without what that look finds
 * today.
 */
function toldOf(
  { embedCodes: _codes, picture: _picture, thumbnailUrl: _thumbnail, ...told }: GraphicDetail,
  isLookedAt: boolean,
) {
  const { health: _health, healthReport: _report, finding: _finding, ...others } = told;
  return isLookedAt ? others : told;
}

/** An answer of oEmbed, without what its frame says since: of its scheme, its size as attributes, and that it may fill the screen. */
const asBefore = (body: string) =>
  body
    .replace(";color-scheme:light", "")
    .replace(" allowfullscreen", "")
    .replace(/ width=\\"640\\" height=\\"\d+\\" frameborder=\\"0\\"/, "");

/** A data folder of the record in a folder of its own, with a server over it. */
async function open() {
  const folder = await mkdtemp(join(tmpdir(), "nv-old-data-"));
  for (const [path, content] of Object.entries(z.record(z.string(), z.string()).parse(await unpack("files.json.gz")))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content, "base64");
  }
  const drop = () => rm(folder, { recursive: true, force: true });
  const database: Database = await openDatabase({ file: join(folder, "narrativas.sqlite") });
  const fake: FakeDatawrapper = await startFakeDatawrapper();
  const store = { open: () => openStore(undefined, join(folder, "store")), env: {}, folder, drop };
  const env = { ...fake.env, DATAWRAPPER_CDN_BASE: "https://datawrapper.dwcdn.net" };
  // Within a day of the last look at each graphic: only what was published since is looked at anew.
  let nowMs = Date.UTC(2026, 10, 22, 12);
  const process = await startProcess(database, store, env, () => (nowMs += 1));
  return {
    process,
    async close() {
      await process.close();
      await fake.stop();
      await database.close();
      await drop();
    },
  };
}

/** An answer of the record without what search engines were told then. */
function ofToday({ headers: { "x-robots-tag": _robots, ...headers }, ...rest }: Answer): Answer {
  return { ...rest, headers };
}

/** Fetches the answer that a reader gets under an address, in the form of the record. */
async function answerTo({ read }: TestProcess, path: string, encoding = "identity"): Promise<Answer> {
  const answer = await read(path, { "accept-encoding": encoding });
  const { date: _date, connection: _connection, "keep-alive": _alive, ...others } = answer.headers;
  // What search engines are told, and the address for good, are of today: docs/adr/0068.
  const { "x-robots-tag": _robots, link: _link, ...headers } = others;
  const isGonePage = answer.statusCode === 410 && !path.endsWith(".json");
  if (isGonePage)
    headers["content-security-policy"] = headers["content-security-policy"]
      ?.toString()
      .replaceAll(/sha256-[^']+/g, "sha256");
  const isDescription = path.startsWith("/oembed.json");
  const body = isGonePage ? withoutAssets(answer.body) : isDescription ? asBefore(answer.body) : answer.rawPayload;
  const sha256 = createHash("sha256").update(body).digest("base64url");
  return { path, encoding, status: answer.statusCode, headers, sha256 };
}

describe("a data folder of the server of before, on SQLite and the disk", () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test("every published address and every revision answers the same bytes with the same headers", async () => {
    expect(record.answers.length).toBeGreaterThan(300);
    for (const known of record.answers)
      expect(await answerTo(opened.process, known.path, known.encoding)).toEqual(ofToday(known));
  });

  test("the registry tells the same of every graphic, its picture and its history included", async () => {
    for (const { detail, history } of record.graphics) {
      const told = await opened.process.call("GET", `/api/graphics/${detail.id}`);
      const now = GraphicDetail.parse(told.body);
      const { embedCodes } = now;
      // What a type asks for since then is there as its default says.
      const before = { ...detail, config: GraphicConfig.parse(detail.config) };
      expect(toldOf(now, isDue(detail))).toEqual(toldOf(before, isDue(detail)));
      // Each frames and links what it did.
      expect(embedCodes.link).toBe(detail.embedCodes.link);
      expect(addressesIn(embedCodes.iframe)).toEqual(addressesIn(detail.embedCodes.iframe));
      const { items } = GraphicVersions.parse(
        (await opened.process.call("GET", `/api/graphics/${detail.id}/versions`)).body,
      );
      const withoutLabels = items.map(({ changes, ...rest }) => ({
        ...rest,
        changes: withoutStage(changes).map(({ label: _label, ...change }) => change),
      }));
      expect(withoutLabels).toEqual(history.map((entry) => ({ ...entry, changes: withoutStage(entry.changes) })));
      // What had none may have been drawn since; what had one has it still.
      if (detail.thumbnailUrl === null || isDue(detail)) continue;
      expect(now.thumbnailUrl).toBe(detail.thumbnailUrl);
      expect((await opened.process.call("GET", detail.thumbnailUrl)).text).toContain("PNG");
    }
  });
});

describe("a graphic of the server of before", () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const call = async (method: "POST" | "PUT", url: string, body: object) => {
    const answer = await opened.process.call(method, url, body);
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return GraphicDetail.parse(answer.body);
  };
  const act = ({ id, version }: GraphicDetail, name: string, more: object = {}) =>
    call("POST", `/api/graphics/${id}/${name}`, { version, ...more });
  const page = async ({ slug }: GraphicDetail) => (await opened.process.read(`/g/${slug}/`)).body;

  test("there is one of each of the twelve types", () => {
    expect(new Set(ofEveryType.map(({ detail }) => detail.type)).size).toBe(12);
  });

  test.each(ofEveryType)("$detail.type: goes through every stage, and gives the bytes of before", async (known) => {
    const { detail } = known;
    const before = await page(detail);
    const again = await act(detail, "publish");
    expect(again.revision).not.toBe(detail.revision);
    expect(withoutAssets(await page(again))).toBe(withoutAssets(before));

    const { title, altText, language, sourceLine, credit, author, section, tags, note, config } = again;
    const fields = { title, altText, language, sourceLine, credit, author, section, tags, note, config };
    const body = { ...fields, title: `${title} otra vez`, version: again.version };
    const edited = await call("PUT", `/api/graphics/${again.id}`, body);
    const republished = await act(edited, "publish");
    expect(await page(republished)).toContain("otra vez");

    const first = known.history
      .map((version) => GraphicVersion.omit({ changes: true }).parse(version))
      .findLast(({ revision }) => revision !== null)?.revision;
    const path = `/g/${detail.slug}/${first}/`;
    const back = await act(republished, "rollback", { revision: first });
    expect((await opened.process.read(path)).body).toBe(await page(back));
    const recorded = record.answers.find((answer) => answer.path === path && answer.encoding === "identity");
    expect(await answerTo(opened.process, path)).toEqual(recorded === undefined ? undefined : ofToday(recorded));

    const retired = await act(back, "retire");
    expect((await opened.process.read(path)).statusCode).toBe(410);
    const restored = await act(retired, "restore");
    expect((await act(restored, "publish")).status).toBe("published");
    expect(await page(restored)).toContain("otra vez");
  });

  test("what was retired, unpublished or never published is taken up again", async () => {
    for (const { detail } of record.graphics.filter(({ detail }) => detail.revision === null)) {
      const draft = detail.status === "retired" ? await act(detail, "restore") : detail;
      expect((await act(draft, "publish")).status).toBe("published");
      expect(await page(draft)).toContain(`<title>${detail.title}</title>`);
    }
  });
});
