import { expect, test } from "vitest";
import { fetchOutbox } from "./fetch-outbox.ts";

const mail = (id: string, sentAtMs: number) => ({ id, to: "ana@ejemplo.org", subject: "Hola", sentAtMs, text: "" });
const answering = (body: BodyInit | null, status = 200) => fetchOutbox(async () => new Response(body, { status }));

test("mails come newest first", async () => {
  const answer = await answering(JSON.stringify([mail("old", 1), mail("new", 2)]));
  expect(answer).toEqual({ kind: "mails", mails: [mail("new", 2), mail("old", 1)] });
});

test.each([401, 403, 404])("a status of %d means that the outbox is not for us", async (status) => {
  expect(await answering("{}", status)).toEqual({ kind: "forbidden" });
});

test.each([
  { name: "a broken server", body: "no", status: 500 },
  { name: "an answer that is no JSON", body: "<p>", status: 200 },
  { name: "JSON that is no list of mails", body: '{"a":1}', status: 200 },
])("$name is a failure", async ({ body, status }) => {
  expect(await answering(body, status)).toEqual({ kind: "failed" });
});

test("a server out of reach is a failure", async () => {
  expect(await fetchOutbox(async () => Promise.reject(new TypeError("fetch failed")))).toEqual({ kind: "failed" });
});
