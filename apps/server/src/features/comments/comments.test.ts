import {
  type CommentThreads,
  GraphicDetail,
  PreviewLink,
  CommentThreads as ThreadsSchema,
} from "@nv/contracts/schemas";
import { DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { forgetCommenter } from "../../platform/comments/comments.repository.ts";
import { openCommentsDb } from "../../platform/comments/comments-table.ts";

const [{ createStore }] = STORES;
const ANA = "Ana Muestra";
const BRUNO = "Bruno Prueba";
const CARLA = "Carla Ejemplo";
const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
const [ANA_ID, BRUNO_ID, CARLA_ID] = [idOf(0), idOf(1), idOf(2)];

const block = (id: string, text: string) => ({
  ...{ id, format: "Texto", settings: {} },
  steps: [{ id: `${id}-1`, text, alt: "", align: "center", data: {} }],
});
const STORY = {
  type: "story",
  kicker: "",
  dek: "",
  byline: "Ana",
  blocks: [block("uno", "El río crece."), block("dos", "El puente cae.")],
};

describe.each(DIALECTS)("comments on $name", (dialect) => {
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

  async function story(title: string): Promise<GraphicDetail> {
    const answer = await process.call("POST", "/api/graphics", {
      ...{ title, altText: "Un río", sourceLine: "Protección civil", config: STORY },
    });
    expect(answer.status, answer.text).toBe(201);
    return GraphicDetail.parse(answer.body);
  }
  async function say(path: string, body: object, person = ANA): Promise<CommentThreads> {
    const answer = await process.call("POST", `/api/comments/${path}`, body, person);
    expect(answer.status, answer.text).toBe(200);
    return ThreadsSchema.parse(answer.body);
  }
  const threadsOf = async (id: string, person = ANA) =>
    ThreadsSchema.parse((await process.call("GET", `/api/comments/${id}`, undefined, person)).body).threads;
  const firstId = ({ threads }: CommentThreads) => threads[0]?.id ?? "";

  test("one is pinned on a block, answered, settled, and opened again by an answer", async () => {
    const { id } = await story("Riada");
    const pinned = { text: "¿De cuándo es la cifra?", anchor: "dos", words: "El puente cae." };
    const threadId = firstId(await say(id, pinned));
    await say(`${id}/${threadId}/answers`, { text: "De ayer." }, BRUNO);
    const settled = await say(`${id}/${threadId}/resolve`, { isResolved: true }, BRUNO);
    expect(settled.threads).toMatchObject([
      {
        ...pinned,
        by: ANA,
        isMine: false,
        version: 1,
        resolvedBy: BRUNO,
        answers: [{ text: "De ayer.", by: BRUNO, isMine: true }],
      },
    ]);
    await say(`${id}/${threadId}/answers`, { text: "¿Seguro?" });
    expect((await threadsOf(id))[0]?.resolvedBy).toBe("");
  });

  test("it stays on its block wherever that stands", async () => {
    const { id, version, title } = await story("Movida");
    await say(id, { text: "Esto sobra", anchor: "uno", words: "El río crece." });
    const moved = { ...STORY, blocks: STORY.blocks.toReversed() };
    const saved = await process.call("PUT", `/api/graphics/${id}`, {
      title,
      altText: "Un río",
      version,
      config: moved,
    });
    expect(saved.status, saved.text).toBe(200);
    expect(await threadsOf(id)).toMatchObject([{ anchor: "uno", words: "El río crece.", version: 1 }]);
  });

  test("who is named and who is answered get one mail each, and nobody their own", async () => {
    const { id } = await story("Avisos");
    const before = process.notices.length;
    const threadId = firstId(await say(id, { text: "Míralo", named: [BRUNO_ID, BRUNO_ID, ANA_ID] }));
    await say(`${id}/${threadId}/answers`, { text: "Hecho", named: [CARLA_ID] }, BRUNO);
    await say(`${id}/${threadId}/answers`, { text: "Bien", named: [BRUNO_ID] }, ANA);
    expect(process.notices.slice(before).map(({ personId, sentence, path }) => [personId, sentence, path])).toEqual([
      [BRUNO_ID, "Ana Muestra te nombra en un comentario de «Avisos»: «Míralo»", `/storys?historia=${id}`],
      [CARLA_ID, "Bruno Prueba te nombra en un comentario de «Avisos»: «Hecho»", `/storys?historia=${id}`],
      [ANA_ID, "Bruno Prueba te ha contestado en los comentarios de «Avisos»: «Hecho»", `/storys?historia=${id}`],
      [BRUNO_ID, "Ana Muestra te nombra en un comentario de «Avisos»: «Bien»", `/storys?historia=${id}`],
    ]);
  });

  test("a comment is taken away by who wrote it, with its answers, and by nobody else", async () => {
    const { id } = await story("Quitada");
    const threadId = firstId(await say(id, { text: "Error mío" }));
    await say(`${id}/${threadId}/answers`, { text: "Ya" }, BRUNO);
    const path = `/api/comments/${id}/${threadId}`;
    expect(await process.call("DELETE", path, undefined, BRUNO)).toMatchObject({
      body: { code: "COMMENT_OF_ANOTHER" },
    });
    expect((await process.call("DELETE", path)).status).toBe(200);
    expect(await threadsOf(id)).toEqual([]);
    expect(await process.call("DELETE", path)).toMatchObject({ status: 404, body: { code: "COMMENT_NOT_FOUND" } });
  });

  test.each([
    { name: "nothing", body: { text: " " }, field: "text" },
    { name: "too much", body: { text: "a".repeat(2001) }, field: "text" },
    { name: "somebody who is not there", body: { text: "a", named: ["x"] }, field: "named" },
    { name: "a part with another name", body: { text: "a", anchor: '"><script>' }, field: "anchor" },
  ])("$name is no comment", async ({ body, field }) => {
    const { id } = await story("Mal");
    expect(await process.call("POST", `/api/comments/${id}`, body)).toMatchObject({
      ...{ status: 422, body: { code: "FIELDS_INVALID", fields: [{ field }] } },
    });
  });

  test("any record is commented on, and what is none is not", async () => {
    const include = await process.call("POST", "/api/includes", { title: "Créditos", body: "Así." });
    expect(include.body).toMatchObject({ id: expect.any(String) });
    const { id } = GraphicDetail.pick({ id: true }).parse(include.body);
    expect((await say(id, { text: "Falta uno" })).threads).toHaveLength(1);
    expect((await process.call("POST", `/api/comments/${CARLA_ID}`, { text: "a" })).status).toBe(404);
  });

  test("readers get none of it: not in the page, not by its link, not in its data", async () => {
    const { id, slug } = await story("Pública");
    await say(id, { text: "SECRETO-DE-LA-MESA", anchor: "uno", words: "PALABRAS-DE-LA-MESA", named: [BRUNO_ID] });
    const link = await process.call("POST", `/api/graphics/${id}/preview-links`, { days: 1 });
    const { url } = PreviewLink.parse(link.body);
    const published = await process.call("POST", `/api/graphics/${id}/publish`, { version: 1 });
    expect(published.status, published.text).toBe(200);
    const pages = [`/g/${slug}/`, `/g/${slug}/latest.json`, new URL(url).pathname, "/g/index.json"];
    for (const page of pages) {
      const { statusCode, body } = await process.read(page);
      expect(statusCode, page).toBe(200);
      expect(body, page).not.toMatch(/SECRETO-DE-LA-MESA|PALABRAS-DE-LA-MESA/);
    }
    const zip = await process.app.inject({
      url: `/api/graphics/${id}/zip`,
      headers: { cookie: encodeURIComponent(ANA) },
    });
    expect(zip.rawPayload.includes("SECRETO-DE-LA-MESA")).toBe(false);
  });

  test("who is gone is forgotten, and what they wrote stays", async () => {
    const { id } = await story("Olvido");
    const threadId = firstId(await say(id, { text: "Queda" }, CARLA));
    await say(`${id}/${threadId}/resolve`, { isResolved: true }, CARLA);
    await forgetCommenter(openCommentsDb(harness.database), CARLA_ID);
    const gone = "Alguien que ya no está";
    expect(await threadsOf(id)).toMatchObject([{ text: "Queda", by: gone, resolvedBy: gone }]);
  });
});
