import { createHash } from "node:crypto";
import { SeriesDetail, SeriesRunDetail } from "@nv/contracts/schemas";
import { parseFeed } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { statementsOf } from "../../../test/statements.ts";
import { PLACES } from "../../../test/stores.ts";

const INDEX = {
  title: "Índice «A & B» <de ejemplo>",
  description: "Precios inventados de Ejemplia.",
  period: "month",
  columns: [{ key: "index", label: "Índice", kind: "number", unit: "puntos" }],
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example/serie" },
};
const LICENSE = "https://creativecommons.org/licenses/by/4.0/";
const SLUG = "indice-a-b-de-ejemplo";

/** Largest page that readers get, bytes. */
const MOST_BYTES = 60_000;

const Described = z.object({
  license: z.string().optional(),
  version: z.string(),
  distribution: z.array(
    z.object({ contentUrl: z.string(), sha256: z.string(), contentSize: z.string(), encodingFormat: z.string() }),
  ),
});

describe.each(PLACES)("data that can be cited on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let base: string;
  let live: SeriesDetail;
  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
    base = await process.app.listen({ port: 0, host: "127.0.0.1" });
    live = SeriesDetail.parse(await call("POST", "series", INDEX));
    await bring("fecha;índice\n2026-01;100\n2026-02;101,5");
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  async function call(method: "POST" | "PUT", path: string, body: object): Promise<unknown> {
    const answer = await process.call(method, `/api/${path}`, body);
    expect([200, 201], answer.text).toContain(answer.status);
    return answer.body;
  }
  async function bring(text: string): Promise<void> {
    const { id, version } = live;
    const run = SeriesRunDetail.parse(await call("POST", `series/${id}/observations`, { version, text }));
    const filled = SeriesDetail.parse(await call("POST", `series/${id}/runs/${run.id}/approve`, { version }));
    live = SeriesDetail.parse(await call("POST", `series/${id}/publish`, { version: filled.version }));
  }
  const path = (url: string) => new URL(url).pathname;
  const read = (address: string) => fetch(base + address);
  const page = async (address = `/data/${SLUG}/`) => (await read(address)).text();
  /** Description of the data in their page. */
  const described = async () => {
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page()) ?? [];
    return Described.parse(JSON.parse(json));
  };
  const croissant = async () =>
    (await read(`/data/${SLUG}/${live.revision}/croissant.json`)).json() as Promise<Record<string, unknown>>;

  test("has a page that says what it is, without a script, and that search engines may find", async () => {
    const answer = await read(`/data/${SLUG}/`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("x-robots-tag")).toBeNull();
    expect(answer.headers.get("cache-control")).toContain("max-age=60");
    const html = await answer.text();
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
    expect(html).toContain("<h1>Índice «A &amp; B» &lt;de ejemplo&gt;</h1>");
    expect(html).toContain("Nadie la ha indicado todavía");
    expect(html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, "")).not.toContain("<script");
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/data\/indice-a-b-de-ejemplo\/">/);
    expect(html).toContain(`revisión ${live.revision}`);
    const revision = await read(`/data/${SLUG}/${live.revision}/`);
    expect(revision.headers.get("link")).toMatch(/\/data\/indice-a-b-de-ejemplo\/>; rel="canonical"/);
  });

  test("says of each file the bytes that anybody who fetches it gets", async () => {
    const { distribution, version } = await described();
    expect(version).toBe(live.revision);
    expect(distribution.map(({ encodingFormat }) => encodingFormat)).toEqual(["application/json", "text/csv"]);
    for (const { contentUrl, sha256, contentSize } of distribution) {
      const bytes = Buffer.from(await (await read(path(contentUrl))).arrayBuffer());
      expect(sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
      expect(contentSize).toBe(`${bytes.byteLength} B`);
    }
  });

  test("says as Croissant its columns, their types and its files", async () => {
    const told = await croissant();
    expect(told).toMatchObject({
      "@type": "sc:Dataset",
      conformsTo: "http://mlcommons.org/croissant/1.1",
      name: INDEX.title,
      version: live.revision,
      distribution: [
        { "@type": "cr:FileObject" },
        { "@type": "cr:FileObject", "@id": "data.csv", encodingFormat: "text/csv" },
      ],
      recordSet: [
        {
          "@type": "cr:RecordSet",
          field: [
            {
              name: "date",
              dataType: "sc:Date",
              source: { fileObject: { "@id": "data.csv" }, extract: { column: "date" } },
            },
            { name: "index", dataType: "sc:Float", description: "Índice, puntos" },
            { name: "source", dataType: "sc:Text" },
            { name: "source_url", dataType: "sc:Text" },
            { name: "provisional", dataType: "sc:Boolean" },
            { name: "note", dataType: "sc:Text" },
          ],
        },
      ],
    });
    expect(told).not.toHaveProperty("license");
  });

  test("a licence that somebody sets is in the page, in the descriptions and in the catalogue; a revision stays byte for byte", async () => {
    const before = live.revision;
    const files = ["data.json", "data.csv", "croissant.json", ""];
    const bytes = async () => Promise.all(files.map(async (file) => page(`/data/${SLUG}/${before}/${file}`)));
    const were = await bytes();
    const { fields, version } = live;
    live = SeriesDetail.parse(await call("PUT", `series/${live.id}`, { ...fields, license: LICENSE, version }));
    await bring("fecha;índice\n2026-03;103");
    expect(live.revision).not.toBe(before);
    expect((await described()).license).toBe(LICENSE);
    expect(await page()).toContain(`<a rel="license" href="${LICENSE}">CC BY 4.0</a>`);
    expect(await croissant()).toMatchObject({ license: LICENSE });
    expect(await bytes()).toEqual(were);
    // The page of the present one lists the one before.
    expect(await page()).toContain(`/data/${SLUG}/${before}/`);
    expect(await page()).toContain("1 observación nueva");
  });

  test("the catalogue names each with its files, and the feed has an entry of each revision, the last first", async () => {
    const answer = await read("/data/catalogo.jsonld");
    expect(answer.headers.get("content-type")).toBe("application/ld+json; charset=utf-8");
    expect(await answer.json()).toMatchObject({
      "@type": "dcat:Catalog",
      "dcat:dataset": [
        {
          "@type": "dcat:Dataset",
          "dct:identifier": SLUG,
          "dcat:version": live.revision,
          "dcat:distribution": [{ "@type": "dcat:Distribution" }, { "@type": "dcat:Distribution" }],
        },
      ],
    });
    const feed = await read("/data/cambios.xml");
    expect(feed.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(parseFeed(await feed.text())).toMatchObject({
      type: "atom",
      items: [
        { title: INDEX.title, id: expect.stringContaining(`/data/${SLUG}/${live.revision}/`) },
        { title: INDEX.title, id: expect.stringMatching(/\/data\/indice-a-b-de-ejemplo\/1-[^/]+\/$/) },
      ],
    });
  });

  describe("to programs that read linked data", () => {
    const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
    /** Looks for a statement by its predicate and object, whatever it is of. */
    const says = (statements: readonly string[], predicate: string, object: string) =>
      statements.some((line) => line.endsWith(` <${predicate}> ${object} .`));

    test("the page is a Dataset with files, their bytes and their columns", async () => {
      const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page()) ?? [];
      const said = await statementsOf(JSON.parse(json), base);
      const { distribution } = Described.parse(JSON.parse(json));
      expect(says(said, `${RDF}type`, "<https://schema.org/Dataset>")).toBe(true);
      expect(said.filter((line) => line.endsWith(" <https://schema.org/DataDownload> ."))).toHaveLength(2);
      for (const { sha256 } of distribution) expect(says(said, "https://schema.org/sha256", `"${sha256}"`)).toBe(true);
      expect(says(said, "https://schema.org/unitText", '"puntos"')).toBe(true);
    });

    /** Terms that 1.1 has and 1.0 had not, from its first appendix. */
    test.each([
      "annotation",
      "arrayShape",
      "containedIn",
      "equivalentProperty",
      "excludes",
      "isArray",
      "readLines",
      "sdVersion",
      "unArchive",
      "value",
    ])("Croissant 1.1 has «%s» in its context", async (term) => {
      expect(await croissant()).toMatchObject({ "@context": { [term]: `cr:${term}` } });
    });

    test("Croissant's terms are those of its vocabulary", async () => {
      const said = await statementsOf(await croissant(), `${base}/data/${SLUG}/${live.revision}/croissant.json`);
      expect(says(said, "http://purl.org/dc/terms/conformsTo", '"http://mlcommons.org/croissant/1.1"@es')).toBe(true);
      expect(says(said, "http://mlcommons.org/croissant/dataType", "<https://schema.org/Float>")).toBe(true);
      expect(says(said, "http://mlcommons.org/croissant/column", '"index"@es')).toBe(true);
      expect(says(said, `${RDF}type`, "<http://mlcommons.org/croissant/RecordSet>")).toBe(true);
    });

    test("the catalogue holds datasets with a moment, a page and files that are addresses", async () => {
      const said = await statementsOf(await (await read("/data/catalogo.jsonld")).json(), base);
      const dcat = "http://www.w3.org/ns/dcat#";
      const address = said.find((line) => line.endsWith(` <${dcat}Dataset> .`))?.split(" ")[0] ?? "";
      expect(address).toMatch(new RegExp(`/data/${SLUG}/#datos>$`));
      expect(says(said, `${dcat}dataset`, address)).toBe(true);
      const of = said.filter((line) => line.startsWith(`${address} `));
      expect(of.some((line) => line.includes("/dc/terms/modified>") && line.includes("XMLSchema#dateTime>"))).toBe(
        true,
      );
      expect(of.some((line) => new RegExp(`landingPage> <https://[^>]+/data/${SLUG}/> \\.$`).test(line))).toBe(true);
      expect(said.filter((line) => /#downloadURL> <https:\/\/[^>]+latest\.(?:csv|json)> \.$/.test(line))).toHaveLength(
        2,
      );
    });
  });

  test("what is taken back is gone with its page, and other data stay closed to search engines", async () => {
    expect((await read(`/data/${SLUG}/latest.json`)).status).toBe(200);
    await call("POST", `series/${live.id}/unpublish`, { version: live.version });
    expect((await read(`/data/${SLUG}/`)).status).toBe(410);
    expect((await read("/data/abusos/")).headers.get("x-robots-tag")).not.toBeNull();
    expect(await (await read("/data/catalogo.jsonld")).json()).toMatchObject({ "dcat:dataset": [] });
  });
});
