import { AUTHORS_LIST } from "@nv/contracts";
import { GraphicDetail } from "@nv/contracts/schemas";
import { DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";

const [{ createStore }] = STORES;

describe.each(DIALECTS)("heads of stories on $name", (dialect) => {
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

  const step = { id: "a-1", text: "El río crece.", alt: "", align: "center", data: {} };
  const blocks = [{ id: "a", format: "Texto", settings: {}, steps: [step] }];
  async function story(slug: string, language: string, more: object = {}): Promise<GraphicDetail> {
    const config = { type: "story", kicker: "", dek: "", byline: "Ana Muestra y Agencia", blocks };
    const words = { title: "Riada", altText: "Un río", sourceLine: "Protección civil", section: "Clima" };
    const answer = await process.call("POST", "/api/graphics", { ...words, slug, language, config, ...more });
    expect(answer.status, answer.text).toBe(201);
    return GraphicDetail.parse(answer.body);
  }
  const publish = ({ id, version }: GraphicDetail) => process.call("POST", `/api/graphics/${id}/publish`, { version });

  test("a story says who of the team signs it, when it was written, its section and who publishes it", async () => {
    const list = { schema: 1, authors: [{ name: "Ana Muestra", job: "Redactora" }, { name: "Eva Prueba" }] };
    await process.context.publishing.sections.data.writeList(AUTHORS_LIST, JSON.stringify(list));
    const published = await publish(await story("riada", "es"));
    expect(published.status, published.text).toBe(200);
    const { body } = await process.read("/g/riada/");
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      ...{ "@type": "NewsArticle", headline: "Riada", articleSection: "Clima" },
      author: [{ "@type": "Person", name: "Ana Muestra", jobTitle: "Redactora" }],
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      publisher: { "@type": "NewsMediaOrganization" },
    });
  });

  test("a piece leads to itself in other languages, once those are out and in theirs", async () => {
    const missing = await publish(
      await story("crecida", "es", { translations: [{ language: "ca", slug: "crescuda" }] }),
    );
    expect(missing).toMatchObject({
      ...{ status: 422, body: { fields: [{ field: "translations", message: expect.stringContaining("crescuda") }] } },
    });
    await publish(await story("crescuda", "ca"));
    const wrong = await publish(await story("otra", "es", { translations: [{ language: "eu", slug: "crescuda" }] }));
    expect(wrong.text).toContain("está en «ca» y no en «eu»");
    const right = await story("tercera", "es", { translations: [{ language: "ca", slug: "crescuda" }] });
    const published = await publish(right);
    expect(published.status, published.text).toBe(200);
    expect(right.translations).toEqual([{ language: "ca", slug: "crescuda" }]);
    const { body } = await process.read("/g/tercera/");
    expect(body).toMatch(/<link rel="alternate" hreflang="ca" href="[^"]+\/g\/crescuda\/">/);
    expect(body).toMatch(/<nav [^>]*><a href="[^"]+\/g\/crescuda\/" hreflang="ca" lang="ca">Català<\/a><\/nav>/);
  });
});
