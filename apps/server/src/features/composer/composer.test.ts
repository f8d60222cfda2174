import { COMPOSER_API_PATH, CONNECT_PANEL_PATH, composerContentPath, POWERUP_PATH } from "@nv/contracts";
import {
  ComposerContent,
  ComposerHits,
  ComposerState,
  ExternalPage,
  Insertions,
  NewPanelKey,
} from "@nv/contracts/schemas";
import { migrate } from "@nv/database";
import { TYPES } from "@nv/graphic-types";
import { parseVariables } from "@nv/identity-server";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { as, createFeatureApp } from "../../../test/feature-app.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { SITE_URL } from "../../../test/test-platform.ts";
import type { OutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { openComposer } from "./composer.feature.ts";
import { forgetHolder } from "./composer.repository.ts";
import { composerContext } from "./composer-context.ts";
import { COMPOSER_VARIABLES, composerSettings } from "./composer-settings.ts";
import { KEY_IDLE_MS, KEY_LIFE_MS } from "./panel-keys.service.ts";
import { COMPOSER_MIGRATIONS } from "./schema/tables.ts";

const [DISK] = STORES;
const KEYS = `${COMPOSER_API_PATH}/keys`;
const EXTERNAL = `${COMPOSER_API_PATH}/external`;

/** Records among which a search puts the best first. */
const LOOKED_AT = 60;

/** Graphic that is registered. */
interface Registered {
  readonly id: string;
  readonly slug: string;
}

/** A graphic of somebody else's. */
const framed = (title: string) => ({ type: "external", source: `https://example.org/${encodeURIComponent(title)}` });

/** A graphic in a box. */
const boxed = (chart: string) => ({ ...TYPES.find(({ name }) => name === "css-wrapper")?.example.config, chart });

/** Answers in place of the outside: one page, and its oEmbed. */
const outsideFetch: OutsideFetch = async (url) => {
  const isOEmbed = url.endsWith("oembed");
  const page =
    '<title>Un mapa de muestra</title><link rel="alternate" type="application/json+oembed" href="/oembed">' +
    '<meta property="og:site_name" content="Sitio de Muestra">';
  const oEmbed = {
    title: "El mapa",
    html: '<iframe src="https://mapas.example/m/1"></iframe><script>x</script>',
    height: "300",
  };
  const headers = { "content-type": isOEmbed ? "application/json" : "text/html; charset=utf-8" };
  return { url, status: 200, headers, body: Buffer.from(isOEmbed ? JSON.stringify(oEmbed) : page), isCut: false };
};

describe.each(FEATURE_DIALECTS)("the power-up on $name", (dialect) => {
  let harness: TestHarness;
  let registry: TestProcess;
  let app: FastifyInstance;
  let sweep: () => Promise<void>;
  let nowMs = 0;
  const signedOut = new Set<string>();

  beforeAll(async () => {
    nowMs = Date.now();
    harness = await createHarness(dialect, DISK.createStore);
    registry = await startProcess(harness.database, harness.store, {}, () => nowMs);
    await migrate(harness.database, "composer", COMPOSER_MIGRATIONS);
    const settings = composerSettings(parseVariables(z.object(COMPOSER_VARIABLES), {}));
    const findSession = async (id: string) =>
      signedOut.has(id)
        ? null
        : { userId: id.replace("session", "user"), name: "Ana de muestra", email: "ana@ejemplo.org" };
    const opened = openComposer(composerContext(registry.context, settings, findSession), outsideFetch);
    sweep = async () => opened.sweep?.();
    app = await createFeatureApp(opened.routes ?? (async () => undefined));
  });
  afterAll(async () => {
    await app.close();
    await registry.close();
    await harness.drop();
  });

  /** Registers a graphic, and publishes it when it says so. @returns Its id, and its address. */
  async function register(title: string, isPublished: boolean, config: object = framed(title)): Promise<Registered> {
    const made = await registry.call("POST", "/api/graphics", {
      title,
      altText: "Líneas: la muestra sube.",
      sourceLine: "Instituto de Ejemplo",
      config,
    });
    expect(made.status, made.text).toBe(201);
    const { id, slug, version } = z.object({ id: z.string(), slug: z.string(), version: z.number() }).parse(made.body);
    if (isPublished) {
      const published = await registry.call("POST", `/api/graphics/${id}/publish`, { version });
      expect(published.status, published.text).toBe(200);
    }
    return { id, slug };
  }
  async function orderOf(id: string, order: string): Promise<void> {
    const { body } = await registry.call("GET", `/api/graphics/${id}`);
    const { version } = z.object({ version: z.number() }).parse(body);
    expect((await registry.call("POST", `/api/graphics/${id}/${order}`, { version })).status).toBe(200);
  }
  async function makeKey(name: "ana" | "berta" = "ana"): Promise<string> {
    const answer = await app.inject({ method: "POST", url: KEYS, headers: as(name) });
    expect(answer.statusCode).toBe(201);
    return NewPanelKey.parse(answer.json()).key;
  }
  const search = (key: string, q: string) =>
    app.inject({
      url: `${COMPOSER_API_PATH}/graphics?${new URLSearchParams({ q })}`,
      headers: { authorization: `Bearer ${key}` },
    });
  const note = (key: string, body: object) =>
    app.inject({
      method: "POST",
      url: `${COMPOSER_API_PATH}/insertions`,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      payload: JSON.stringify(body),
    });
  async function titlesFor(key: string, q: string): Promise<readonly string[]> {
    const answer = await search(key, q);
    expect(answer.statusCode, answer.body).toBe(200);
    return ComposerHits.parse(answer.json()).items.map(({ title }) => title);
  }
  async function contentOf(slug: string) {
    const { statusCode: status, headers, body } = await registry.read(composerContentPath(slug));
    return { status, headers, content: status === 404 ? null : ComposerContent.parse(JSON.parse(body)) };
  }

  test("finds graphics of every type, with an accent and without, those that readers have and those that they do not", async () => {
    await register("EJEMPLO Energía y embalses: la presa de muestra", true);
    await register("EJEMPLO embalses sin publicar", false);
    await register("EJEMPLO Los embalses en una caja", true, boxed("https://example.org/embalses"));
    const retired = await register("EJEMPLO embalses de antes", true);
    await orderOf(retired.id, "retire");
    const key = await makeKey();
    const found = [
      "EJEMPLO Energía y embalses: la presa de muestra",
      "EJEMPLO Los embalses en una caja",
      "EJEMPLO embalses sin publicar",
    ];
    expect((await titlesFor(key, "embalses")).toSorted()).toEqual(found);
    expect((await titlesFor(key, "Émbalses")).toSorted()).toEqual(found);
    expect(await titlesFor(key, "energia presa")).toEqual([found[0]]);
    expect((await titlesFor(key, "")).toSorted()).toEqual(found);
    const { items } = ComposerHits.parse((await search(key, "sin publicar")).json());
    expect(items).toMatchObject([{ isLive: false, status: "Borrador", type: "Externo", image: null }]);
  });

  test("what is retired takes nobody's place, however much of it there is and however new it is", async () => {
    const { id } = await register("EJEMPLO nieblas que siguen", true);
    let retired = "";
    for (let count = 0; count < LOOKED_AT; count += 1) {
      retired = (await register(`EJEMPLO nieblas de antes ${count}`, false)).id;
      await orderOf(retired, "retire");
    }
    const key = await makeKey();
    expect(await titlesFor(key, "nieblas")).toEqual(["EJEMPLO nieblas que siguen"]);
    expect(await titlesFor(key, id)).toEqual(["EJEMPLO nieblas que siguen"]);
    expect(await titlesFor(key, retired)).toEqual([]);
  });

  test("what a newspaper's page gets follows what readers have, and says so when it is taken back", async () => {
    const { id, slug } = await register("EJEMPLO para una noticia", false);
    expect((await contentOf(slug)).status).toBe(404);
    await orderOf(id, "publish");
    const live = await contentOf(slug);
    expect(live).toMatchObject({
      status: 200,
      headers: {
        "access-control-allow-origin": "*",
        "cache-control": expect.stringContaining("public, max-age=60"),
        etag: expect.any(String),
      },
      content: { id: slug, state: "live", title: "EJEMPLO para una noticia", url: `${SITE_URL}/g/${slug}/` },
    });
    expect(live.content?.html).toContain(`src="${SITE_URL}/g/${slug}/"`);
    expect(live.content?.ans).toEqual({ type: "raw_html", content: live.content?.html });
    const again = await registry.read(composerContentPath(slug), { "if-none-match": String(live.headers.etag) });
    expect(again.statusCode).toBe(304);
    await orderOf(id, "retire");
    expect(await contentOf(slug)).toMatchObject({ status: 410, content: { state: "gone", html: "", ans: null } });
  });

  test("a box around a graphic goes with it into the story", async () => {
    const { slug } = await register("EJEMPLO de caja", true, boxed("https://example.org/caja"));
    expect((await contentOf(slug)).content?.html).toMatch(/^<style>[\s\S]*<figure class="nv-wrap-/);
  });

  test.each([
    "/arc/content/../g/paro.json",
    "/arc/content/paro",
    "/arc/content/PARO.json",
    `/arc/content/${"a".repeat(300)}.json`,
    "/arc/content/a/b.json",
    "/arc/content/index.json",
    "/arc/content/",
  ])("%s is nothing", async (url) => {
    expect((await registry.read(url)).statusCode).toBe(404);
  });

  test("only Composer's pages and ours may frame the panels, and nobody the page that gives a key", async () => {
    const panel = await app.inject(`${POWERUP_PATH}?k=1`);
    expect(panel.statusCode).toBe(200);
    expect(panel.headers["content-security-policy"]).toMatch(
      /frame-ancestors 'self' https:\/\/\*\.arcpublishing\.com$/,
    );
    expect(panel.headers["content-security-policy"]).toContain("default-src 'none'; script-src 'sha256-");
    const connect = await app.inject(CONNECT_PANEL_PATH);
    expect(connect.headers["content-security-policy"]).toMatch(/frame-ancestors 'none'$/);
    expect(connect.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
    expect(panel.body).not.toContain("ejemplo.org");
  });

  test.each([
    "https://diario.example.org; script-src *",
    "https://*",
    "*",
    "https:",
    "http://diario.example.org",
    "https://diario.example.org/ruta",
    "https://diario.example.org 'unsafe-inline'",
    "",
  ])("a frame of %j is refused at the start", (origins) => {
    expect(() => parseVariables(z.object(COMPOSER_VARIABLES), { ARC_COMPOSER_ORIGINS: origins })).toThrow(
      /ARC_COMPOSER_ORIGINS/,
    );
  });

  test("a stranger gets a page and nothing more, with no key and with one that was made up", async () => {
    for (const headers of [{}, { authorization: `Bearer ${"a".repeat(43)}` }, { authorization: "Bearer ' or 1=1" }]) {
      const answer = await app.inject({ url: `${COMPOSER_API_PATH}/graphics?q=embalses`, headers });
      expect([answer.statusCode, answer.json().code]).toEqual([401, "PANEL_KEY_INVALID"]);
    }
    // A session without a key is not enough either: no page of others may search with somebody's cookie.
    expect((await app.inject({ url: `${COMPOSER_API_PATH}/graphics`, headers: as("ana") })).statusCode).toBe(401);
    expect((await app.inject({ method: "POST", url: KEYS })).statusCode).toBe(401);
    const forged = { ...as("ana"), "sec-fetch-site": "cross-site" };
    expect((await app.inject({ method: "POST", url: KEYS, headers: forged })).statusCode).toBe(403);
  });

  test("a key ends after an hour without use, after twelve in all, and is prolonged while it is used", async () => {
    const [used, left] = [await makeKey(), await makeKey()];
    const startMs = nowMs;
    while (nowMs < startMs + KEY_LIFE_MS - KEY_IDLE_MS) {
      nowMs += KEY_IDLE_MS - 1;
      expect((await search(used, "")).statusCode).toBe(200);
    }
    expect((await search(left, "")).statusCode).toBe(401);
    nowMs = startMs + KEY_LIFE_MS;
    expect((await search(used, "")).statusCode).toBe(401);
    await sweep();
    expect(
      await harness.database.kysely
        .$extendTables<{ panel_keys: object }>()
        .selectFrom("panel_keys")
        .selectAll()
        .execute(),
    ).toEqual([]);
  });

  test("a key ends with the session that it was made in", async () => {
    const key = await makeKey();
    signedOut.add("session-ana");
    expect((await search(key, "embalses")).json().code).toBe("PANEL_KEY_INVALID");
    signedOut.delete("session-ana");
    // It does not come back with another session.
    expect((await search(key, "embalses")).statusCode).toBe(401);
  });

  test("people see and end their own keys, and nobody else's", async () => {
    nowMs += 60_001;
    const [mine, theirs] = [await makeKey(), await makeKey("berta")];
    const state = async (name: "ana" | "berta") =>
      ComposerState.parse((await app.inject({ url: COMPOSER_API_PATH, headers: as(name) })).json());
    const { keys, isAnyHouse } = await state("ana");
    const [berta] = (await state("berta")).keys;
    expect([keys.length, isAnyHouse]).toEqual([1, true]);
    const end = (id: string, name: "ana" | "berta" = "ana") =>
      app.inject({ method: "DELETE", url: `${KEYS}/${id}`, headers: as(name) });
    expect((await end(berta?.id ?? "")).json().code).toBe("PANEL_KEY_NOT_FOUND");
    expect((await end("no-es-nada")).statusCode).toBe(404);
    expect((await end(keys[0]?.id ?? "")).statusCode).toBe(204);
    expect([(await search(mine, "")).statusCode, (await search(theirs, "")).statusCode]).toEqual([401, 200]);
  });

  test("a person has ten keys at most: the oldest goes", async () => {
    const keys: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      nowMs += 10_000;
      keys.push(await makeKey());
    }
    expect((await search(keys[0] ?? "", "")).statusCode).toBe(401);
    expect((await search(keys[1] ?? "", "")).statusCode).toBe(200);
  });

  test("whoever asks without a pause waits", async () => {
    nowMs += 60_001;
    const key = await makeKey();
    const answers = await Promise.all(Array.from({ length: 241 }, () => search(key, "nada")));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  test("an insertion is noted with where and by whom; what readers do not have is not", async () => {
    nowMs += 60_001;
    const key = await makeKey();
    const { id, slug } = await register("EJEMPLO que se inserta", true);
    const draft = await register("EJEMPLO que no se inserta", false);
    const told = { slug, host: "Muestra.arcpublishing.com", headline: "Una noticia" };
    expect((await note(key, told)).statusCode).toBe(204);
    expect((await note(key, { slug: draft.slug })).json().code).toBe("GRAPHIC_NOT_LIVE");
    expect((await note(key, { slug: "no-hay-ninguno" })).json().code).toBe("GRAPHIC_NOT_FOUND");
    expect((await note(key, { ...told, host: "https://x/<script>" })).statusCode).toBe(422);
    expect((await note("a".repeat(43), told)).statusCode).toBe(401);
    const list = async () =>
      Insertions.parse(
        (await app.inject({ url: `${COMPOSER_API_PATH}/insertions?graphic=${id}`, headers: as("berta") })).json(),
      ).items;
    expect(await list()).toMatchObject([
      { host: "muestra.arcpublishing.com", headline: "Una noticia", by: "Ana de muestra" },
    ]);
    await harness.database.transaction(harness.database.kysely, (transaction) => forgetHolder(transaction, "user-ana"));
    expect(await list()).toMatchObject([{ by: "", headline: "Una noticia" }]);
    expect((await search(key, "")).statusCode).toBe(401);
  });

  test("a page of others is described by its oEmbed, of which the frame's address alone is taken", async () => {
    const ask = (url: string) =>
      app.inject({
        method: "POST",
        url: EXTERNAL,
        headers: { ...as("ana"), "content-type": "application/json" },
        payload: JSON.stringify({ url }),
      });
    const answer = await ask("https://mapas.example/mapa");
    expect(ExternalPage.parse(answer.json())).toMatchObject({
      title: "El mapa",
      provider: "Sitio de Muestra",
      frameUrl: "https://mapas.example/m/1",
      heightPx: 300,
      learnedFrom: "oembed",
    });
    expect(answer.body).not.toContain("<");
    expect((await ask("")).statusCode).toBe(422);
  });
});
