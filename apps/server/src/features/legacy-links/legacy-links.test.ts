import { LEGACY_LINKS_API_PATH } from "@nv/contracts";
import {
  type FileDetail,
  ImportReport,
  JobStarted,
  LegacyLinkList,
  LegacyLinkSummary,
  LegacyLinksFigures,
  PublishedLegacyLinks,
  RecordVersion,
  RedirectList,
} from "@nv/contracts/schemas";
import { type OldSites, startOldSites } from "@nv/doubles";
import { warcOf, zipOf } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { libraryClient, until } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { SITE_URL } from "../../../test/test-platform.ts";
import { enqueueDueChecks } from "./check-links.ts";
import { legacyLinksContext } from "./legacy-links-context.ts";
import { createWriteRedirects } from "./write-redirects.ts";

const WEEK_MS = 7 * 86_400_000;
const ARCHIVE_PATH =
  /^https:\/\/narrativas\.example\.org\/l\/mapa-de-2014\/1-[a-z0-9]{10}\/captura\/mapa\/index\.html$/;

describe.each(FEATURE_PLACES)("old links on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let sites: OldSites;
  let origin: string;
  let aheadMs = 0;
  const { brought, finished } = libraryClient(() => ({ process, origin }));

  beforeAll(async () => {
    sites = await startOldSites();
    harness = await createHarness(dialect, createStore);
    // Origins of the local double of a service are taken although they are neither https nor public.
    const env = { DATAWRAPPER_MODE: "local", DATAWRAPPER_TOKEN: "x", DATAWRAPPER_CDN_BASE: sites.url };
    process = await startProcess(harness.database, harness.store, env, () => Date.now() + aheadMs);
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
    await sites.stop();
  });

  const call = (method: "GET" | "POST" | "PUT", path = "", body?: unknown) =>
    process.call(method, LEGACY_LINKS_API_PATH + path, body);
  const at = (path: string) => sites.url + path;
  async function done(method: "POST", path: string, body: unknown) {
    const answer = await call(method, path, body);
    expect(answer.status, answer.text).toBe(202);
    const job = await finished(JobStarted.parse(answer.body).jobId);
    expect(job.state, job.message).toBe("done");
    return job.result;
  }
  const check = (ids: readonly string[] = []) => done("POST", "/check", { ids });
  const detail = async (id: string) => LegacyLinkSummary.parse((await call("GET", `/${id}`)).body);
  async function registered(more: object): Promise<LegacyLinkSummary> {
    const answer = await call("POST", "", { title: "Mapa", target: { kind: "page" }, ...more });
    expect(answer.status, answer.text).toBe(201);
    return LegacyLinkSummary.parse(answer.body);
  }
  const publish = async (...links: readonly LegacyLinkSummary[]) =>
    PublishedLegacyLinks.parse(
      await done("POST", "/publish", { items: links.map(({ id, version }) => ({ id, version })) }),
    ).items;
  const list = async (query = "") => LegacyLinkList.parse((await call("GET", query)).body).items;
  const redirects = async () => RedirectList.parse(JSON.parse((await process.read("/l/redirects.json")).body)).items;
  const pathOf = (url: string | null) => new URL(url ?? "").pathname;

  test("a table is brought row by row: what is wrong is told where it is, and the rest goes on", async () => {
    const text = [
      "Dirección antigua;Dirección nueva;Qué era;Publicado",
      `${at("/vivo/")};;El mapa;03/05/2014`,
      `${at("/vivo/")}#otra;;Repetida;`,
      `${at("/mueve/")};${at("/mueve/")};Igual;`,
      "no es una dirección;;Mala;",
      `${at("/a/")};${at("/b/")};Vuelta;`,
      `${at("/b/")};${at("/a/")};Y vuelta;`,
      `${at("/perdido/")};${at("/vivo/")};Lleva;mayo`,
      `${at("/retirado/")};${at("/perdido/")};Lleva a lo perdido;2014`,
    ].join("\n");
    const trial = ImportReport.parse(await done("POST", "/import", { text, isTrial: true }));
    expect(await list()).toEqual([]);
    const report = ImportReport.parse(await done("POST", "/import", { text }));
    expect({ ...report, isTrial: true }).toEqual(trial);
    expect(report.items.map(({ outcome }) => outcome)).toEqual([
      ...["registered", "repeated", "wrong", "wrong", "wrong", "wrong", "wrong", "registered"],
    ]);
    expect(report.problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      "4 Dirección nueva: Es la misma dirección que la antigua: no lleva a ninguna parte",
      "5 Dirección antigua: Debe ser una dirección entera, con http:// o https://",
      expect.stringMatching(/^6 Dirección nueva: Da vueltas, según esta misma lista: .*\/a\/ → .*\/b\/ → .*\/a\/$/),
      expect.stringMatching(/^7 Dirección nueva: Da vueltas/),
      "8 Publicado: Una fecha como 2014-05-03, 2014-05 o 2014",
    ]);
    const again = ImportReport.parse(await done("POST", "/import", { text }));
    expect([again.registered, again.existing]).toEqual([0, 3]);
    expect((await call("POST", "/import", { text: `${at("/x/")};${at("/y/")}\n${at("/z/")};` })).body).toMatchObject({
      code: "FIELDS_INVALID",
      fields: [{ field: "text", message: expect.stringContaining("no lleva nombres de columna") }],
    });
  });

  test("what is asked is asked once at a time, and what it is is told of both addresses", async () => {
    await check();
    const found = new Map((await list()).map((link) => [link.title, link]));
    expect(found.get("El mapa")).toMatchObject({ check: { state: "alive" }, publishedOn: "2014-05-03" });
    expect(found.get("Lleva a lo perdido")).toMatchObject({ check: { state: "gone" }, targetCheck: { state: "gone" } });
    expect([...sites.mostAtOnce.values()]).toEqual([1]);
    expect((await list("?state=gone")).map(({ title }) => title)).toEqual(["Lleva a lo perdido"]);
    expect((await list("?target=page&q=mapa")).map(({ title }) => title)).toEqual(["El mapa"]);
    const csv = (await call("GET", "/report.csv")).text;
    expect(csv).toContain("Lleva a lo perdido;");
    expect(csv).not.toContain("El mapa");
    const figures = LegacyLinksFigures.parse((await call("GET", "/summary")).body);
    expect(figures).toMatchObject({ total: 2, states: { alive: 1, gone: 1 }, published: 0, jsonUrl: null });
    expect(figures.waiting).toHaveLength(2);
  });

  test("a link is looked at again every week, when somebody asks, and when its addresses change", async () => {
    const [link] = await list("?q=mapa");
    const before = sites.asked.filter((asked) => asked.endsWith("/vivo/")).length;
    await check([link?.id ?? ""]);
    expect(sites.asked.filter((asked) => asked.endsWith("/vivo/")).length).toBeGreaterThan(before);
    const { version, ...fields } = await detail(link?.id ?? "");
    const edited = await call("PUT", `/${link?.id}`, { ...fields, source: at("/cerrado/"), version });
    expect(LegacyLinkSummary.parse(edited.body)).toMatchObject({ check: null, checkedAtMs: null });
    await check([link?.id ?? ""]);
    expect((await detail(link?.id ?? "")).check).toMatchObject({ state: "closed", status: 403 });
    const stale = await call("PUT", `/${link?.id}`, { ...fields, version });
    expect(stale.body).toMatchObject({ code: "VERSION_CONFLICT", current: { id: link?.id } });
    aheadMs += WEEK_MS + 60_000;
    await enqueueDueChecks(legacyLinksContext(process.context));
    const jobs = z
      .object({ items: z.array(z.object({ id: z.string(), kind: z.string() })) })
      .parse((await process.call("GET", "/api/jobs")).body);
    await finished(jobs.items.find(({ kind }) => kind === "legacy-links.check")?.id ?? "");
    expect((await detail(link?.id ?? "")).checkedAtMs).toBeGreaterThan(Date.now() + WEEK_MS);
  });

  test("its page tells readers where it went, the lists lead there, and both are gone when it is retired", async () => {
    const moved = await registered({
      title: "Las pruebas de 2014",
      source: at("/pruebas/?a=1"),
      target: { kind: "address", url: "https://nuevo.example/pruebas" },
      reason: "Su servidor se apaga.",
      publishedOn: "2014",
      owner: "Interno",
    });
    const told = await registered({ title: "Lo que se fue", source: at("/se-fue/") });
    expect((await publish(moved, told)).map(({ outcome }) => outcome)).toEqual(["done", "done"]);
    expect((await publish(moved)).map(({ outcome, message }) => [outcome, message])).toEqual([
      ["unchanged", "Ya estaba publicado, sin cambios"],
    ]);
    const live = await detail(moved.id);
    expect(live).toMatchObject({ pageUrl: `${SITE_URL}/l/las-pruebas-de-2014/`, hasUnpublishedChanges: false });
    const page = await process.read(pathOf(live.pageUrl));
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      "cache-control": expect.stringContaining("max-age=60"),
      "content-security-policy": expect.stringContaining("script-src 'none'"),
    });
    expect(page.body).toContain("Se publicó en 2014");
    expect(page.body).toContain('<a href="https://nuevo.example/pruebas">');
    expect(page.body).not.toContain("Interno");
    expect(await redirects()).toEqual([
      { from: at("/pruebas/?a=1"), to: "https://nuevo.example/pruebas" },
      { from: at("/se-fue/"), to: `${SITE_URL}/l/lo-que-se-fue/` },
    ]);
    expect((await process.read("/l/redirects.map")).body).toContain(
      '"127.0.0.1/pruebas/?a=1" "https://nuevo.example/pruebas";',
    );
    // What is saved is not what readers have until it is published.
    const change = { ...live, target: { kind: "page" } };
    const edited = LegacyLinkSummary.parse((await call("PUT", `/${moved.id}`, change)).body);
    expect(edited.hasUnpublishedChanges).toBe(true);
    expect(await redirects()).toContainEqual({ from: at("/pruebas/?a=1"), to: "https://nuevo.example/pruebas" });

    expect((await call("POST", `/${moved.id}/delete`, { version: edited.version })).body).toMatchObject({
      code: "PUBLISHED_ONCE",
    });
    const retired = await call("POST", `/${moved.id}/retire`, { version: edited.version });
    expect(LegacyLinkSummary.parse(retired.body)).toMatchObject({ status: "retired", pageUrl: null });
    const gone = await process.read(pathOf(live.pageUrl));
    expect([gone.statusCode, gone.body.includes("Esta página ya no está")]).toEqual([410, true]);
    expect((await redirects()).map(({ from }) => from)).toEqual([at("/se-fue/")]);
    expect(await list("?q=pruebas")).toEqual([]);
    // Its old address is free again, so taking it up may be too late.
    const other = await registered({ title: "Otra", source: at("/pruebas/?a=1") });
    const back = (version: number) => call("POST", `/${moved.id}/restore`, { version });
    const { version } = await detail(moved.id);
    expect((await back(version)).body).toMatchObject({ code: "LEGACY_LINK_EXISTS", existing: { id: other.id } });
    expect((await call("POST", `/${other.id}/delete`, { version: other.version })).status).toBe(204);
    expect((await back(version)).status).toBe(200);
    const history = await call("GET", `/${moved.id}/versions`);
    const actions = z
      .object({ items: z.array(RecordVersion) })
      .parse(history.body)
      .items.map(({ action }) => action);
    expect(actions).toEqual(["restored", "retired", "edited", "published", "registered"]);
  });

  const zip = (parts: Parameters<typeof zipOf>[0]) => zipOf(parts);
  const MAP = [
    {
      name: "mapa/index.html",
      bytes: '<script src="js/mapa.js"></script><script src="https://d3js.org/d3.v3.js"></script>',
    },
    { name: "mapa/js/mapa.js", bytes: `document.title = "${"x".repeat(400)}"` },
    { name: "mapa/fotos/Señal 1.jpg", bytes: "jpg" },
  ];
  const archiveOf = (file: FileDetail, more: object = {}) => ({ kind: "archive", fileId: file.id, ...more });

  test("a rescued archive runs where it reaches nothing of ours, and what it asks for in vain is told", async () => {
    const file = await brought("mapa.zip", zip(MAP));
    const link = await registered({ title: "Mapa de 2014", source: at("/mapa/"), target: archiveOf(file) });
    expect(await publish(link)).toMatchObject([{ outcome: "done" }]);
    const live = await detail(link.id);
    expect(live.archiveUrl).toMatch(ARCHIVE_PATH);
    expect(live.missing).toEqual(["https://d3js.org/d3.v3.js"]);
    const page = await process.read(pathOf(live.pageUrl));
    expect(page.body).toContain(`href="${pathOf(live.archiveUrl)}"`);
    const start = await process.read(pathOf(live.archiveUrl));
    expect(start.statusCode).toBe(200);
    const folder = live.archiveUrl?.replace("mapa/index.html", "");
    expect(start.headers["content-security-policy"]).toContain("sandbox allow-scripts; default-src 'none'");
    expect(start.headers["content-security-policy"]).toContain(`script-src ${folder} `);
    const photo = await process.read(`${pathOf(folder ?? "")}mapa/fotos/${encodeURIComponent("Señal 1.jpg")}`);
    expect([photo.statusCode, photo.body]).toEqual([200, "jpg"]);
    const ours = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "script" };
    expect((await process.read(`${pathOf(folder ?? "")}mapa/js/mapa.js`, ours)).statusCode).toBe(403);
    expect(await redirects()).toContainEqual({ from: at("/mapa/"), to: live.pageUrl });
    expect((await process.call("DELETE", `/api/files/${file.id}`)).body).toMatchObject({
      code: "FILE_IN_USE",
      usedBy: [{ collection: "legacy-links", id: link.id, isLive: true }],
    });
  });

  test("a web archive begins at the old address, and its pages name what was kept by where it is", async () => {
    const html = { "Content-Type": "text/html; charset=utf-8" };
    const file = await brought(
      "mapa.warc.gz",
      warcOf([
        { url: "http://otro.example/", headers: html, body: "<p>Otra" },
        { url: at("/warc/"), status: 302, headers: { Location: "/warc/mapa.php?id=1" } },
        {
          url: at("/warc/mapa.php?id=1"),
          headers: html,
          body: '<script src="/js/mapa.js"></script><script src="http://otro.example/no.js"></script><a href="//otro.example/">x</a>',
        },
        { url: at("/js/mapa.js"), headers: { "Content-Type": "application/javascript" }, body: "go()" },
      ]),
    );
    expect(file.facts).toMatchObject({ kind: "archive", format: "warc", files: 3 });
    const link = await registered({ title: "Mapa en WARC", source: at("/warc/"), target: archiveOf(file) });
    expect(await publish(link)).toMatchObject([{ outcome: "done" }]);
    const live = await detail(link.id);
    expect(live.archiveUrl).toMatch(/\/captura\/127\.0\.0\.1_\d+\/warc\/mapa\.php%40id%3D1\.html$/);
    expect(live.missing).toEqual(["http://otro.example/no.js"]);
    const start = await process.read(pathOf(live.archiveUrl));
    expect(start.headers["content-security-policy"]).toContain("sandbox allow-scripts; default-src 'none'");
    expect(start.body).toContain('<script src="../js/mapa.js">');
    expect(start.body).toContain('<a href="../../otro.example/index.html">');
    const script = await process.read(new URL("../js/mapa.js", live.archiveUrl ?? "").pathname);
    expect([script.statusCode, script.headers["content-type"], script.body]).toEqual([200, "text/javascript", "go()"]);
    const other = { ...live, target: archiveOf(file, { start: "http://no.example/" }) };
    const edited = LegacyLinkSummary.parse((await call("PUT", `/${link.id}`, other)).body);
    expect(await publish(edited)).toMatchObject([
      { outcome: "refused", message: "El WARC no guarda «http://no.example/»." },
    ]);
  });

  test.each([
    ["sin-pagina", [{ name: "x.js", bytes: "1" }], {}, /no hay ninguna página/],
    ["otra-pagina", MAP, { start: "otra.html" }, /no hay ningún «otra\.html»/],
    ["nombre-largo", [{ name: `${"a".repeat(150)}.html`, bytes: "<p>" }], {}, /nombre que no puede tener dirección/],
    ["bomba", [{ name: "index.html", bytes: Buffer.alloc(3_000_000) }], {}, /no parece hecha con archivos de verdad/],
  ])(
    "an archive that cannot be shown keeps its page from going out, and says why: %s",
    async (name, parts, more, why) => {
      const job = await libraryClient(() => ({ process, origin })).bring(`${name}.zip`, zip(parts));
      if (job.state !== "done") {
        // The library has refused it before anybody could choose it.
        expect(job.message).toMatch(why);
        return;
      }
      const { fileId } = z.object({ fileId: z.string() }).parse(job.result);
      const target = { kind: "archive", fileId, ...more };
      const link = await registered({ title: name, source: at(`/${name}/`), target });
      expect(await publish(link)).toEqual([
        { id: link.id, title: name, outcome: "refused", message: expect.stringMatching(why) },
      ]);
      expect((await detail(link.id)).pageUrl).toBeNull();
    },
  );

  test("a check that is cancelled stays cancelled, until somebody asks again", async () => {
    const slow = await registered({ title: "Nunca", source: at("/nunca/") });
    const { jobId } = JobStarted.parse((await call("POST", "/check", { ids: [slow.id] })).body);
    await until(async () => (sites.asked.includes("GET /nunca/") ? true : null));
    await process.call("POST", `/api/jobs/${jobId}/cancel`, {});
    expect((await finished(jobId)).state).toBe("cancelled");
    await enqueueDueChecks(legacyLinksContext(process.context));
    expect((await process.call("GET", `/api/jobs/${jobId}`)).body).toMatchObject({ state: "cancelled" });
    expect((await detail(slow.id)).check).toBeNull();
    const { version, ...fields } = await detail(slow.id);
    expect((await call("PUT", `/${slow.id}`, { ...fields, source: at("/vivo/"), version })).status).toBe(200);
    await check([slow.id]);
    expect((await detail(slow.id)).check).toMatchObject({ state: "alive" });
  });

  test("lists that a process which ended did not write are written by the next one that looks", async () => {
    const before = await redirects();
    expect(before.length).toBeGreaterThan(0);
    const store = await harness.store.open();
    for (const name of ["redirects.json", "redirects.map"]) await store.delete(`l/${name}`);
    await createWriteRedirects(legacyLinksContext(process.context))();
    expect(await redirects()).toEqual(before);
  });

  test("what cannot be kept is refused with its field", async () => {
    const table = await brought("datos.csv", Buffer.from("a;b\n1;2\n"));
    const refusals: readonly (readonly [object, string, string])[] = [
      [{ source: "ftp://x.example/" }, "source", "http:// o https://"],
      [{ source: "https://ana:clave@x.example/" }, "source", "http:// o https://"],
      [{ target: { kind: "address", url: at("/uno/") } }, "target.url", "Es la misma dirección"],
      [{ target: { kind: "archive", fileId: table.id } }, "target.fileId", "carpeta comprimida"],
      [{ target: { kind: "nada" } }, "target.kind", "Elige qué hay ahora"],
      [{ publishedOn: "2014-02-31" }, "publishedOn", "Una fecha como"],
      [{ title: "" }, "title", "Falta decir qué era"],
    ];
    for (const [more, field, message] of refusals) {
      const fields = { title: "Uno", source: at("/uno/"), target: { kind: "page" }, ...more };
      const { status, body, text } = await call("POST", "", fields);
      expect([status, text]).toEqual([422, expect.stringContaining(message)]);
      expect(body).toMatchObject({ fields: expect.arrayContaining([expect.objectContaining({ field })]) });
    }
    await registered({ title: "Uno", source: at("/uno/") });
    const twice = await call("POST", "", { title: "Dos", source: at("/uno/#x"), target: { kind: "page" } });
    expect([twice.status, twice.body]).toEqual([409, expect.objectContaining({ code: "LEGACY_LINK_EXISTS" })]);
  });
});
