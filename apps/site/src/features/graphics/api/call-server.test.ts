import { afterEach, expect, test, vi } from "vitest";
import { CallFailure, callServer, failureOf } from "./call-server";

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Response) => vi.stubGlobal("fetch", async () => answer());

test("a refusal keeps the server's sentence and the fields that it names", () => {
  const fields = [{ field: "title", message: "Falta el título" }];
  const failure = failureOf(422, { code: "FIELDS_INVALID", message: "Hay datos que corregir.", fields });
  expect([failure.code, failure.message, failure.fields]).toEqual([
    "FIELDS_INVALID",
    "Hay datos que corregir.",
    fields,
  ]);
});

test("whatever a 401 says, the person reads that what they wrote is kept", () => {
  for (const body of [{ code: "SESSION_MISSING", message: "No has iniciado sesión." }, null, "<html>"])
    expect(failureOf(401, body).message).toContain("Lo que has escrito se guarda en esta pestaña");
});

test.each<[name: string, answer: () => Response]>([
  ["a page of a proxy", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["an answer of another shape", () => Response.json({ nothing: true })],
  [
    "no network",
    () => {
      throw new TypeError("failed to fetch");
    },
  ],
])("%s is a failure with a sentence, never half an answer", async (_name, answer) => {
  answering(answer);
  const failure = await callServer("id", "/api/graphics/1").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject({ code: "OFFLINE", message: expect.stringContaining("El servidor no responde") });
});

test("what nobody waits for any more is no failure to show", async () => {
  const controller = new AbortController();
  answering(() => {
    controller.abort();
    throw new DOMException("aborted", "AbortError");
  });
  await expect(callServer("id", "/x", { signal: controller.signal })).rejects.toBeInstanceOf(DOMException);
});
