import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libraryClient } from "../../../../test/library.ts";
import { publishWhenMade } from "../../../../test/publish-when-made.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { ONE_PLACE } from "../../../../test/stores.ts";

describe.each(ONE_PLACE)("a piece as a ZIP, on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let origin: string;
  const library = libraryClient(() => ({ process, origin }));

  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const fields = (title: string, config: object) => ({
    title,
    altText: "Una plaza vacía.",
    sourceLine: "Instituto de Ejemplo",
    config,
  });
  const zipOf = (id: string, revision?: string) =>
    process.app.inject({
      url: `/api/graphics/${id}/zip${revision === undefined ? "" : `?revision=${revision}`}`,
      headers: { cookie: encodeURIComponent("Ana Muestra") },
    });

  test("holds the page with its pictures beside it, and how to put it up; twice the same bytes", async () => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#246" } });
    const file = await library.brought("plaza.png", await picture.png().toBuffer());
    const config = { type: "image", source: `file:${file.id}`, canEnlarge: true };
    const graphic = await publishWhenMade(process, library, fields("La plaza", config));
    const answer = await zipOf(graphic.id);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="la-plaza-${graphic.revision}.zip"`);
    expect((await zipOf(graphic.id)).rawPayload.equals(answer.rawPayload)).toBe(true);

    const files = unzipSync(answer.rawPayload);
    const page = Buffer.from(files["index.html"] ?? []).toString();
    // What it tells who shares it is of the original; all that it shows is beside it.
    expect(page).toContain('<link rel="canonical" href="https://narrativas.example.org/g/la-plaza/">');
    expect(page.slice(page.indexOf("<style>"))).not.toContain("/g/la-plaza/");
    const named = [...page.matchAll(/"\.\/(files\/[^"\s]+)/g)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(named));
    const published = await process.app.inject(`/g/la-plaza/${graphic.revision}/${named[0]}`);
    expect(Buffer.from(files[named[0] ?? ""] ?? []).equals(published.rawPayload)).toBe(true);

    const notes = Buffer.from(files["README.txt"] ?? []).toString();
    expect(notes).toContain("La plaza");
    expect(notes).toContain("Content-Type: image/avif");
    // The typefaces are beside it there, so its first style sheet is another text.
    const styleHashes = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    expect(styleHashes.length).toBeGreaterThan(1);
    const policy = String((await process.read("/g/la-plaza/")).headers["content-security-policy"]);
    const inFolder = policy
      .split("; ")
      .map((part) => (part.startsWith("style-src ") ? `style-src ${styleHashes.join(" ")}` : part))
      .join("; ");
    expect(inFolder).toContain("font-src 'self'");
    expect(notes).toContain(`Content-Security-Policy: ${inFolder}\n`);
    expect(Object.keys(files).filter((path) => path.endsWith(".woff2"))).toHaveLength(2);
  });

  test("is of the live revision, or of the one that is asked for, and of no other graphic's", async () => {
    const config = (source: string) => ({ type: "external", source: `https://example.org/${source}` });
    const first = await publishWhenMade(process, library, fields("Dos versiones", config("uno")));
    const order = { ...fields("Dos versiones", config("dos")), version: first.version };
    const saved = await process.call("PUT", `/api/graphics/${first.id}`, order);
    expect(saved.status).toBe(200);
    const version = first.version + 1;
    expect((await process.call("POST", `/api/graphics/${first.id}/publish`, { version })).status).toBe(200);
    const pageIn = async (revision?: string) =>
      Buffer.from(unzipSync((await zipOf(first.id, revision)).rawPayload)["index.html"] ?? []).toString();
    expect(await pageIn()).toContain("https://example.org/dos");
    expect(await pageIn(first.revision ?? "")).toContain("https://example.org/uno");
    const other = await publishWhenMade(process, library, fields("Otra", config("tres")));
    expect((await zipOf(other.id, first.revision ?? "")).json()).toMatchObject({ code: "REVISION_NOT_FOUND" });
    const retired = await process.call("POST", `/api/graphics/${other.id}/unpublish`, { version: other.version });
    expect(retired.status).toBe(200);
    expect((await zipOf(other.id)).json()).toMatchObject({ code: "GRAPHIC_NOT_LIVE" });
    expect((await process.read(`/api/graphics/${other.id}/zip`)).statusCode).toBe(401);
  });
});
