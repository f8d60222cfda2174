import { DIALECTS } from "@nv/test-kit";
import { expect, test } from "vitest";
import { createGround, startProcess } from "../../test/registry.ts";
import { STORES } from "../../test/stores.ts";

const [dialect] = DIALECTS;
const [{ createStore }] = STORES;

/** Reads a stream of events until it holds a text. */
async function readUntil(response: Response, text: string): Promise<string> {
  let heard = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    heard += decoder.decode(chunk, { stream: true });
    if (heard.includes(text)) break;
  }
  return heard;
}

test.runIf(dialect !== undefined)(
  "an open page hears changes as they are made, and the server closes all the same",
  async () => {
    if (dialect === undefined) return;
    const ground = await createGround(dialect, createStore);
    const process = await startProcess(ground.database, ground.store);
    await process.app.listen({ port: 0, host: "127.0.0.1" });
    const address = process.app.server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/api/events`;
    expect((await fetch(url)).status).toBe(401);
    const cookie = encodeURIComponent("Ana Muestra");
    const [first, second] = await Promise.all([
      fetch(url, { headers: { cookie } }),
      fetch(url, { headers: { cookie } }),
    ]);
    expect(first.headers.get("content-type")).toBe("text/event-stream");
    await process.call("POST", "/api/graphics", { title: "Se ve", config: { type: "external", source: "AbC12" } });
    expect(await readUntil(first, '"by":"Ana Muestra"')).toMatch(
      /^retry: 3000\n\nevent: graphic\ndata: \{"id":"[0-9a-f-]{36}","version":1/,
    );
    const rest = second.text();
    await process.close();
    expect(await rest).toContain("event: graphic");
    await ground.drop();
  },
);
