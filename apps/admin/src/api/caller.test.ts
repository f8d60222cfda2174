import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type CallerDeps, createCaller } from "./caller.ts";

const Any = z.object({ ok: z.boolean() });

function answers(...responses: readonly (Response | Error)[]) {
  const left = [...responses];
  return vi.fn<typeof fetch>(async () => {
    const next = left.shift();
    if (next === undefined || next instanceof Error) throw next ?? new TypeError("failed to fetch");
    return next;
  });
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const over = () => json({ code: 401, msg: "Invalid token: session has ended" }, 401);

const unasked = async () => false;

function callerOf(
  fetch: typeof globalThis.fetch,
  signInAgain: () => Promise<boolean> = unasked,
  proveAgain: CallerDeps["proveAgain"] = unasked,
) {
  return createCaller({ fetch, accessToken: async () => "token", hasSession: () => true, signInAgain, proveAgain });
}

test("the identity service gets the bearer, the server's own routes do not", async () => {
  const fetch = answers(json({ ok: true }), json({ ok: true }));
  const caller = callerOf(fetch);
  await caller.identity("/admin/users", Any);
  await caller.server("/api/x", Any);
  expect(fetch.mock.calls.map(([url, init]) => [url, new Headers(init?.headers).get("authorization")])).toEqual([
    ["/.netlify/identity/admin/users", "Bearer token"],
    ["/api/x", null],
  ]);
});

test("a call that meets the end of the session is sent again once the person is back", async () => {
  const fetch = answers(over(), json({ ok: true }));
  const caller = callerOf(fetch, async () => true);
  expect((await caller.identity("/x", Any, { method: "PUT", json: { a: 1 } })).body).toEqual({ ok: true });
  expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual(['{"a":1}', '{"a":1}']);
});

test("it is sent again only once, and not at all when the person does not want to enter", async () => {
  const again = callerOf(answers(over(), over()), async () => true);
  await expect(again.identity("/x", Any)).rejects.toMatchObject({ kind: "signed-out" });
  const declined = answers(over());
  await expect(callerOf(declined).identity("/x", Any)).rejects.toMatchObject({ kind: "signed-out" });
  expect(declined).toHaveBeenCalledOnce();
});

const stale = (methods: readonly string[]) =>
  json({ code: 403, msg: "Recent proof of identity required", methods }, 403);

test("a call that wants a recent proof waits for it and is sent again as it was", async () => {
  const fetch = answers(stale(["password", "passkey"]), json({ ok: true }));
  const proveAgain = vi.fn(async () => true);
  const answer = await callerOf(fetch, unasked, proveAgain).identity("/x", Any, { method: "PUT", json: { a: 1 } });
  expect(answer.body).toEqual({ ok: true });
  expect(proveAgain.mock.calls).toEqual([
    [{ methods: ["password", "passkey"], why: "esto abre la cuenta de otra persona" }],
  ]);
  expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual(['{"a":1}', '{"a":1}']);
});

test("who does not prove it reads what was wanted, and nothing is sent again", async () => {
  const fetch = answers(stale(["password"]));
  const failed = callerOf(fetch).identity("/x", Any, { method: "PUT", json: {} });
  await expect(failed).rejects.toMatchObject({ message: "Para cambiar esto, confirma antes quién eres." });
  expect(fetch).toHaveBeenCalledOnce();
});

test("who has nothing to prove it with signs in again instead", async () => {
  const signInAgain = vi.fn(async () => true);
  const fetch = answers(stale([]), json({ ok: true }));
  await callerOf(fetch, signInAgain).identity("/x", Any, { method: "PUT", json: {} });
  expect(signInAgain).toHaveBeenCalledOnce();
});

test("a dead network says so, and so does a token that cannot be renewed while there is a session", async () => {
  await expect(callerOf(answers(new TypeError("x"))).server("/x", Any)).rejects.toMatchObject({
    kind: "offline",
    message: "No hay conexión con el servidor.",
  });
  const deps = { fetch: answers(), signInAgain: unasked, proveAgain: unasked };
  const accessToken = async () => Promise.reject(new Error("Token refresh timeout"));
  const tired = createCaller({ ...deps, accessToken, hasSession: () => true });
  await expect(tired.identity("/x", Any)).rejects.toMatchObject({ kind: "offline" });
  const gone = createCaller({ ...deps, accessToken, hasSession: () => false });
  await expect(gone.identity("/x", Any)).rejects.toMatchObject({ kind: "signed-out" });
});

test("an answer of another shape is a failure, never half an answer", async () => {
  await expect(callerOf(answers(json({ ok: "sí" }))).server("/x", Any)).rejects.toMatchObject({ kind: "broken" });
  await expect(callerOf(answers(new Response("<h1>", { status: 200 }))).server("/x", Any)).rejects.toMatchObject({
    kind: "broken",
  });
});
