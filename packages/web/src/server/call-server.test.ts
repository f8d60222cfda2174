import { afterEach, expect, test, vi } from "vitest";
import { fieldsIn } from "../form-problems.ts";
import { isRecord, readBy } from "../schema.ts";
import { CallFailure, describeFailure, toCallFailure } from "./call-failure.ts";
import { callServer, request } from "./call-server.ts";

afterEach(() => vi.unstubAllGlobals());

const Named = readBy((body) => (isRecord(body) && typeof body.id === "string" ? { id: body.id } : null));

function answering(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
const failing = () => {
  throw new TypeError("failed to fetch");
};

test("an answer is what its schema makes of it", async () => {
  answering(() => Response.json({ id: "a1", more: true }));
  expect(await callServer(Named, "/api/graphics/a1")).toEqual({ id: "a1" });
});

test("a change goes as JSON, and a question without a body", async () => {
  const fetch = answering(() => Response.json({ id: "a1" }));
  await callServer(Named, "/x", { method: "PUT", json: { a: 1 }, headers: { "if-match": "3" } });
  await callServer(Named, "/x");
  const sent = fetch.mock.calls.map(([, init]) => [
    init?.method,
    init?.body,
    new Headers(init?.headers).get("content-type"),
    new Headers(init?.headers).get("if-match"),
  ]);
  expect(sent).toEqual([
    ["PUT", '{"a":1}', "application/json", "3"],
    ["GET", null, null, null],
  ]);
});

test("a refusal keeps the server's sentence, its code and the fields that it names", async () => {
  const fields = [{ field: "title", message: "Falta el título" }];
  answering(() =>
    Response.json({ code: "FIELDS_INVALID", message: "Hay datos que corregir.", fields }, { status: 422 }),
  );
  const failure = toCallFailure(await request("/x", { method: "POST", json: {} }).catch((error: unknown) => error));
  expect(failure).toMatchObject({ kind: "refused", code: "FIELDS_INVALID", message: "Hay datos que corregir." });
  expect(fieldsIn(failure)).toEqual(fields);
});

test("a session that ended is renewed, and what was on its way goes again, once", async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockResolvedValueOnce(new Response(null, { status: 401 }))
    .mockResolvedValueOnce(Response.json({ id: "a1" }));
  const renew = vi.fn(async () => true);
  const call = { method: "PUT", json: { title: "Ñ" } } as const;
  expect((await request("/x", call, { fetch, renew })).ok).toBe(true);
  expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual(['{"title":"Ñ"}', '{"title":"Ñ"}']);
  expect(renew).toHaveBeenCalledOnce();
});

test.each([
  { name: "cannot be renewed", isRenewed: false, calls: 1 },
  { name: "is refused all the same", isRenewed: true, calls: 2 },
])("a session that $name is over", async ({ isRenewed, calls }) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 401 }));
  const failure = await request("/x", {}, { fetch, renew: async () => isRenewed }).catch(toCallFailure);
  expect(failure).toMatchObject({ kind: "signed-out" });
  expect(fetch).toHaveBeenCalledTimes(calls);
});

test("fields that are none are left out", () => {
  const body = { fields: [{ field: "a" }, null, { field: "b", message: "Mal" }] };
  expect(fieldsIn(new CallFailure(describeFailure(422, body)))).toEqual([{ field: "b", message: "Mal" }]);
});

test.each([{ code: "SESSION_MISSING", message: "No has iniciado sesión." }, null, "<html>"])(
  "whatever a 401 says (%j), the person reads that the session is over and, of a change, that it is kept here",
  async (body) => {
    answering(() => Response.json(body, { status: 401 }));
    const [asked, sent] = await Promise.all(
      (["GET", "POST"] as const).map((method) => request("/x", { method }).catch(toCallFailure)),
    );
    expect(asked).toMatchObject({ kind: "signed-out", message: "Tu sesión ha terminado. Vuelve a entrar." });
    expect(sent).toMatchObject({
      message: expect.stringContaining("no se ha guardado. Lo que has escrito se guarda en esta pestaña"),
    });
  },
);

test.each<[name: string, answer: () => Response, kind: string]>([
  ["a page of a proxy", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "broken"],
  ["an answer of another shape", () => Response.json({ nothing: true }), "broken"],
  ["a page in place of an answer", () => new Response("<h1>"), "broken"],
  ["no network", failing, "offline"],
  ["no permission", () => Response.json({}, { status: 403 }), "forbidden"],
  ["nothing there", () => new Response(null, { status: 404 }), "missing"],
  ["somebody quicker", () => Response.json({}, { status: 412 }), "conflict"],
])("%s is a failure with a sentence, never half an answer", async (_name, answer, kind) => {
  answering(answer);
  const failure = await callServer(Named, "/x").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({ kind, message: expect.stringMatching(/\.$/) });
});

test("what nobody waits for any more is no failure to show", async () => {
  const controller = new AbortController();
  answering(() => {
    controller.abort();
    throw new DOMException("aborted", "AbortError");
  });
  await expect(request("/x", { signal: controller.signal })).rejects.toBeInstanceOf(DOMException);
});

test("a bug of ours is told as a fault of the server, with its cause", () => {
  const bug = new TypeError("x is not a function");
  expect(toCallFailure(bug)).toMatchObject({ kind: "broken", cause: bug });
});

test.each([
  { name: "the line is cut", answer: failing, says: "no sabemos si se ha hecho" },
  { name: "the server fails", answer: () => new Response("", { status: 500 }), says: "no sabemos si se ha hecho" },
  { name: "the session is over", answer: () => new Response("", { status: 401 }), says: "no se ha hecho" },
])("an order that carries nothing written promises nothing about it when $name", async ({ answer, says }) => {
  answering(answer);
  const order = { method: "POST", isOrder: true, json: { version: 3 } } as const;
  const { message } = toCallFailure(await request("/x", order).catch((error: unknown) => error));
  expect(message).toContain(says);
  expect(message).not.toContain("has escrito");
});
