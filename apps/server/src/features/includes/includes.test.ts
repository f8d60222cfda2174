import { IncludeDetail, IncludeList, type IncludeUse, RecordVersion } from "@nv/contracts/schemas";
import { HOUSE_MAP_STYLE } from "@nv/geography";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { noteIncludePages } from "./include-uses.service.ts";
import { includesContext } from "./includes-context.ts";

describe.each(FEATURE_PLACES)("includes on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const post = async (path: string, body: object, person?: string) =>
    process.call("POST", `/api/includes${path}`, body, person);
  async function add(title: string, body: string, more: object = {}): Promise<IncludeDetail> {
    const answer = await post("", { title, body, ...more });
    expect(answer.status, answer.text).toBe(201);
    return IncludeDetail.parse(answer.body);
  }
  async function act(name: string, { id, version }: IncludeDetail, more: object = {}): Promise<IncludeDetail> {
    const answer = await post(`/${id}/${name}`, { version, ...more });
    expect(answer.status, answer.text).toBe(200);
    return IncludeDetail.parse(answer.body);
  }
  async function edit(include: IncludeDetail, body: string): Promise<IncludeDetail> {
    const { id, version, title } = include;
    const answer = await process.call("PUT", `/api/includes/${id}`, { version, title, body });
    expect(answer.status, answer.text).toBe(200);
    return IncludeDetail.parse(answer.body);
  }
  const get = async (id: string) => IncludeDetail.parse((await process.call("GET", `/api/includes/${id}`)).body);

  test("one is written, published, changed, and given back as it was; readers follow", async () => {
    const draft = await add("Créditos del especial", "Gráficos: **Equipo**. Datos a {{fecha|hoy}}.");
    expect(draft).toMatchObject({ slug: "creditos-del-especial", status: "draft", codes: {}, publicUrl: null });
    expect((await process.read("/i/creditos-del-especial/")).statusCode).toBe(404);
    const live = await act("publish", draft);
    const page = await process.read("/i/creditos-del-especial/");
    expect(page.body).toBe('<p>Gráficos: <strong>Equipo</strong>. Datos a <span data-nv="fecha">hoy</span>.</p>');
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
    });
    expect(page.headers["content-security-policy"]).toContain("sandbox; default-src 'none'");

    const changed = await edit(live, "Gráficos: Redacción.");
    expect(changed.hasUnpublishedChanges).toBe(true);
    expect((await process.read("/i/creditos-del-especial/")).body).toContain("Equipo");
    const second = await act("publish", changed);
    expect((await process.read("/i/creditos-del-especial/")).body).toBe("<p>Gráficos: Redacción.</p>");
    const pinned = await process.read(`/i/creditos-del-especial/${live.revision}/`);
    expect([pinned.body.includes("Equipo"), pinned.headers["cache-control"]]).toEqual([
      true,
      "public, max-age=31536000, immutable",
    ]);

    const back = await act("rollback", second, { revision: live.revision });
    expect((await process.read("/i/creditos-del-especial/")).body).toContain("Equipo");
    const { items } = z
      .object({ items: z.array(RecordVersion) })
      .parse((await process.call("GET", `/api/includes/${back.id}/versions`)).body);
    expect(items.map(({ action }) => action)).toEqual([
      "rolled-back",
      "published",
      "edited",
      "published",
      "registered",
    ]);
    expect(items[2]?.changes).toEqual([
      {
        field: "body",
        label: "Texto",
        before: "Gráficos: **Equipo**. Datos a {{fecha|hoy}}.",
        after: "Gráficos: Redacción.",
      },
    ]);
  });

  test("one is begun by its first letter, once, and what is missing is told before it goes out", async () => {
    const draftId = crypto.randomUUID();
    const begin = () => process.call("POST", "/api/includes", { title: "", body: "U", draftId });
    const first = IncludeDetail.parse((await begin()).body);
    expect(IncludeDetail.parse((await begin()).body)).toEqual(first);
    const ofAnother = { ...HOUSE_MAP_STYLE, title: "Ajeno", draftId };
    expect((await process.call("POST", "/api/map-styles", ofAnother)).status).toBe(400);
    expect(first).toMatchObject({ title: "", slug: "include", version: 1, problems: [{ field: "title" }] });
    expect(await process.call("POST", `/api/includes/${first.id}/publish`, { version: 1 })).toMatchObject({
      status: 422,
      body: { fields: [{ field: "title", message: "Falta el título" }] },
    });
  });

  test("its codes hold what readers see until the script comes", async () => {
    const live = await act("publish", await add("Aviso legal", "Texto a {{fecha|hoy}}."));
    const base = "https://narrativas.example.org";
    expect(live.codes).toEqual({
      element: `<nv-include src="aviso-legal" data-fecha=""><p>Texto a <span data-nv="fecha">hoy</span>.</p></nv-include>\n<script src="${base}/e/v1/include.js" async></script>`,
      pinned: expect.stringContaining(`version="${live.revision}"`),
      ssi: '<!--#include virtual="/i/aviso-legal/" -->',
      esi: `<esi:include src="${base}/i/aviso-legal/" onerror="continue"/>`,
      link: `${base}/i/aviso-legal/`,
    });
    const script = await process.read("/e/v1/include.js");
    expect([script.statusCode, script.headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
  });

  test("one with a script is kept as it was typed, and not published", async () => {
    const draft = await add("Con guion", 'Hola <script>alert(1)</script><b onclick="x">y</b>');
    expect(draft.rendered.problems.map(({ message }) => message)).toEqual([
      "<script> no se admite en un include",
      "El atributo onclick de <b> no se admite en un include",
    ]);
    const { status, body } = await post(`/${draft.id}/publish`, { version: draft.version });
    expect([status, body]).toMatchObject([
      422,
      { code: "FIELDS_INVALID", fields: [{ field: "body" }, { field: "body" }] },
    ]);
    expect((await get(draft.id)).body).toContain("<script>");
  });

  test("includes hold others, never themselves, and three levels deep", async () => {
    const foot = await act("publish", await add("Pie", "Pie de {{serie|la serie}}.", { slug: "pie-comun" }));
    const middle = await add("Medio", '<nv-include src="pie-comun"></nv-include>', { slug: "medio" });
    expect(middle.rendered.html).toContain("<p>Pie de");
    const liveMiddle = await act("publish", middle);
    const looped = await edit(foot, '<nv-include src="medio"></nv-include>');
    expect(looped.rendered.problems.map(({ message }) => message)).toEqual([
      "Un include no puede contenerse: pie-comun → medio → pie-comun",
    ]);
    // What holds it is as it was: the change is not published, and not its own.
    expect((await get(liveMiddle.id)).rendered.problems).toEqual([]);
    expect((await post(`/${looped.id}/publish`, { version: looped.version })).status).toBe(422);
    await edit(looped, "Pie.");
    const top = await act("publish", await add("Alto", '<nv-include src="medio"></nv-include>', { slug: "alto" }));
    const over = await add("Más alto", '<nv-include src="alto"></nv-include>', { slug: "mas-alto" });
    expect(over.rendered.problems.map(({ message }) => message)).toEqual([
      "Como mucho 3 niveles de includes: mas-alto → alto → medio → pie-comun",
    ]);
    expect(top.rendered.problems).toEqual([]);
    const missing = await add("Falta", '<nv-include src="no-existe"></nv-include>');
    expect(missing.rendered.problems.map(({ message }) => message)).toEqual(["No hay ningún include «no-existe»"]);
    const uses = (await get(foot.id)).uses;
    expect(uses).toEqual<IncludeUse[]>([{ kind: "include", name: "Medio", id: liveMiddle.id, isLive: true }]);
  });

  test("who would lose it is told before it is retired", async () => {
    const context = includesContext(process.context);
    const live = await act("publish", await add("Nota metodológica", "Así se hizo."));
    await noteIncludePages(context, [
      { slug: live.slug, page: "diario.example.org/nota", times: 3 },
      { slug: "no-existe", page: "diario.example.org/otra", times: 1 },
    ]);
    const refused = await post(`/${live.id}/retire`, { version: live.version });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: "INCLUDE_IN_USE", uses: [{ kind: "page", name: "diario.example.org/nota", id: null, isLive: true }] },
    ]);
    const retired = await act("retire", live, { isConfirmed: true });
    expect(retired.status).toBe("retired");
    const gone = await process.read(`/i/${live.slug}/`);
    expect([gone.statusCode, gone.body]).toEqual([410, ""]);
    expect((await act("restore", retired)).status).toBe("draft");
  });

  test("readers' pages tell which includes they show, and graphics hear nothing of it", async () => {
    const { sightings } = process.context.publishing;
    expect(sightings.note(JSON.stringify({ page: "https://diario.example.org/a", ids: ["i/nota", "grafico"] }))).toBe(
      true,
    );
    expect(sightings.take("i")).toEqual([{ slug: "nota", page: "diario.example.org/a", times: 1 }]);
    expect(sightings.take("g")).toEqual([{ slug: "grafico", page: "diario.example.org/a", times: 1 }]);
  });

  test("two people do not overwrite each other, and an address is one include's", async () => {
    const draft = await add("Compartido", "Uno.", { slug: "compartido" });
    await edit(draft, "Dos.");
    const { id, version, title } = draft;
    const late = await process.call("PUT", `/api/includes/${id}`, { version, title, body: "Tres." }, "Bruno Prueba");
    expect([late.status, late.body]).toMatchObject([409, { code: "VERSION_CONFLICT", current: { body: "Dos." } }]);
    const taken = await post("", { title: "Otro", body: "x", slug: "compartido" });
    expect([taken.status, taken.body]).toMatchObject([409, { code: "SLUG_TAKEN", fields: [{ field: "slug" }] }]);
    // The registry's addresses are its own.
    const graphic = { title: "Un gráfico", slug: "compartido", config: { type: "external", source: "AbC12" } };
    expect((await process.call("POST", "/api/graphics", graphic)).status).toBe(201);
  });

  test("they are found by any word of them, the last changed first", async () => {
    await add("Boletín de Economía", "Suscríbete al boletín.");
    const { items } = IncludeList.parse((await process.call("GET", "/api/includes?q=boletin%20suscri")).body);
    expect(items.map(({ title }) => title)).toEqual(["Boletín de Economía"]);
    const all = IncludeList.parse((await process.call("GET", "/api/includes")).body);
    expect(all.items[0]?.title).toBe("Boletín de Economía");
    expect(all.items.every(({ title }) => title !== "Un gráfico")).toBe(true);
  });

  test.each(["/api/includes/x", "/api/includes/%00", `/api/includes/${"0".repeat(8)}-0000-4000-8000-000000000000`])(
    "%s is nothing",
    async (url) => {
      expect((await process.call("GET", url)).status).toBe(404);
    },
  );

  test("what was not saved is shown as readers would see it", async () => {
    const { body } = await post("/preview", { body: "Hola **{{nombre|amiga}}**" });
    expect(body).toEqual({
      html: '<p>Hola <strong><span data-nv="nombre">amiga</span></strong></p>',
      parameters: [{ name: "nombre", text: "amiga" }],
      problems: [],
    });
  });
});
