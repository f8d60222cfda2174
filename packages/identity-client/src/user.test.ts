import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createLocks,
  createStorage,
  createWindow,
  fakeFetch,
  json,
  type Routes,
  tokens,
} from "../test/fake-browser.ts";
import { GoTrue, SESSION_KEY, User } from "./index.ts";

const HOUR_MS = 3_600_000;
const ana = { id: "1", email: "ana@ejemplo.org" };
const storage = createStorage();
const locks = createLocks();
let page: ReturnType<typeof createWindow>;

// The process runs other files after this one.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  storage.removeItem(SESSION_KEY);
  page = createWindow(storage, locks);
  vi.stubGlobal("window", page);
  User._current = null;
  User._clockAheadMs = 0;
});

/** Signs in with a token of a given life; the routes of the test then answer what follows. */
async function signIn(leftMs: number, routes: Routes, remember = true) {
  fakeFetch({ "POST /token": () => json(tokens(Date.now() + HOUR_MS)), "GET /user": () => json(ana) });
  const user = await new GoTrue().login("ana@ejemplo.org", "x", remember);
  user._processTokenResponse(tokens(Date.now() + leftMs));
  user._refreshSavedSession();
  return { user, seen: fakeFetch(routes) };
}

const renewed = () => json(tokens(Date.now() + HOUR_MS, "refresh-2"));

test("a fresh token is given without a call", async () => {
  const { user, seen } = await signIn(HOUR_MS, {});
  await user.jwt();
  expect(seen).toEqual([]);
});

test("three callers with a stale token share one renewal, which is saved", async () => {
  const { user, seen } = await signIn(1000, { "POST /token": renewed });
  const given = await Promise.all([user.jwt(), user.jwt(), user.jwt(true)]);
  expect(new Set(given).size).toBe(1);
  expect(seen).toHaveLength(1);
  expect(storage.getItem(SESSION_KEY)).toContain("refresh-2");
});

test("two tabs that renew together post once, and both go on with the new token", async () => {
  const { user: first, seen } = await signIn(1000, { "POST /token": renewed });
  User._current = null;
  const second = new GoTrue().currentUser();
  if (!second) throw new Error("the second tab did not find the session");
  // Another tab has its own memory of renewals: only the lock and the storage join the two.
  const [a, b] = await Promise.all([
    first.jwt(true),
    locks.request("", async () => undefined).then(() => second.jwt(true)),
  ]);
  expect(a).toBe(b);
  expect(seen).toHaveLength(1);
  expect(second.tokenDetails()?.refresh_token).toBe("refresh-2");
});

test.each([
  { name: "the network fails", answer: () => new TypeError("Failed to fetch") },
  { name: "the service is down", answer: () => new Response("", { status: 503 }) },
  { name: "there were too many calls", answer: () => json({ msg: "Rate limit exceeded" }, 429) },
])("when $name the person stays signed in", async ({ answer }) => {
  const { user } = await signIn(-1, { "POST /token": answer });
  await expect(user.jwt()).rejects.toThrow();
  expect(storage.getItem(SESSION_KEY)).not.toBeNull();
  expect(new GoTrue().currentUser()).toBe(user);
});

test("when the network fails, a token that is still good for seconds is given", async () => {
  const { user } = await signIn(30_000, { "POST /token": () => new TypeError("Failed to fetch") });
  expect(await user.jwt()).toBe(user.tokenDetails()?.access_token);
});

test.each([400, 401])("a renewal refused with %d ends the session", async (status) => {
  const { user } = await signIn(1000, {
    "POST /token": () => json({ error: "invalid_grant", error_description: "Invalid Refresh Token" }, status),
  });
  await expect(user.jwt()).rejects.toThrow("Invalid Refresh Token");
  expect(storage.getItem(SESSION_KEY)).toBeNull();
  expect(new GoTrue().currentUser()).toBeNull();
  await expect(user.jwt()).rejects.toThrow("Gotrue-js: failed getting jwt access token");
});

test("a renewal refused because another tab was first goes on with what that tab saved", async () => {
  const { user } = await signIn(1000, {
    "POST /token": () => {
      const saved = JSON.parse(storage.getItem(SESSION_KEY) ?? "{}");
      const token = { ...tokens(Date.now() + HOUR_MS, "refresh-9"), expires_at: Date.now() + HOUR_MS };
      storage.setItem(SESSION_KEY, JSON.stringify({ ...saved, token }));
      return json({ error: "invalid_grant" }, 400);
    },
  });
  await user.jwt();
  expect(user.tokenDetails()?.refresh_token).toBe("refresh-9");
});

test.each([
  { name: "succeeds", answer: () => new Response(null, { status: 204 }) },
  { name: "is refused", answer: () => json({ msg: "no" }, 500) },
  { name: "cannot be sent", answer: () => new TypeError("Failed to fetch") },
])("signing out clears the session when the call $name", async ({ answer }) => {
  const { user } = await signIn(HOUR_MS, { "POST /logout": answer });
  await user.logout();
  expect(storage.getItem(SESSION_KEY)).toBeNull();
  expect(user.tokenDetails()).toBeNull();
});

test("a change of the own account is saved only if the person is remembered", async () => {
  const { user } = await signIn(HOUR_MS, { "PUT /user": () => json({ ...ana, email: "n@ejemplo.org" }) }, false);
  await user.update({ password: "nueva-clave" });
  expect(user.email).toBe("n@ejemplo.org");
  expect(storage.getItem(SESSION_KEY)).toBeNull();
});

test("another tab's sign-out, sign-in and renewal are followed", async () => {
  const { user } = await signIn(HOUR_MS, {});
  const auth = new GoTrue();
  const heard: (string | null)[] = [];
  const stop = auth.onOtherTab((person) => heard.push(person?.email ?? null));
  const saved = storage.getItem(SESSION_KEY) ?? "";
  const token = { ...tokens(Date.now() + HOUR_MS, "refresh-5"), expires_at: 1 };

  page.tellStorage({ key: SESSION_KEY, oldValue: saved, newValue: JSON.stringify({ ...JSON.parse(saved), token }) });
  expect(user.tokenDetails()?.refresh_token).toBe("refresh-5");
  expect(heard).toEqual([]);

  storage.removeItem(SESSION_KEY);
  page.tellStorage({ key: SESSION_KEY, oldValue: saved, newValue: null });
  expect(heard).toEqual([null]);
  expect(auth.currentUser()).toBeNull();

  const other = JSON.stringify({ ...JSON.parse(saved), id: "2", email: "blas@ejemplo.org" });
  storage.setItem(SESSION_KEY, other);
  page.tellStorage({ key: SESSION_KEY, oldValue: null, newValue: other });
  expect(heard).toEqual([null, "blas@ejemplo.org"]);

  stop();
  page.tellStorage({ key: SESSION_KEY, oldValue: other, newValue: null });
  expect(heard).toHaveLength(2);
});

test("a token that cannot be read is logged without its text, and its life is what the service said", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { user } = await signIn(HOUR_MS, {});
  const token = user._processTokenResponse({ access_token: "secreto", refresh_token: "r", expires_in: 3600 });
  expect(token.expires_at).toBeGreaterThan(Date.now());
  expect(log.mock.calls.join()).not.toContain("secreto");
});

describe.each([
  { clock: "59 minutes ahead", offMs: 59 * 60_000 },
  { clock: "three hours ahead", offMs: 3 * HOUR_MS },
  { clock: "three hours behind", offMs: -3 * HOUR_MS },
])("on a machine whose clock is $clock", ({ offMs }) => {
  const NOW_MS = Date.parse("2026-03-01T12:00:00Z");
  let serverMs: number;
  const given = () => tokens(serverMs + HOUR_MS, undefined, serverMs);

  beforeEach(() => {
    serverMs = NOW_MS;
    vi.useFakeTimers({ now: NOW_MS + offMs, toFake: ["Date"] });
    return () => void vi.useRealTimers();
  });

  function pass(ms: number) {
    serverMs += ms;
    vi.setSystemTime(serverMs + offMs);
  }

  test.each([true, false])(
    "people get in, remembered=%s, and no token is renewed before its time",
    async (remember) => {
      const seen = fakeFetch({ "POST /token": () => json(given()), "GET /user": () => json(ana) });
      const user = await new GoTrue().login("ana@ejemplo.org", "x", remember);
      await user.getUserData();
      pass(58 * 60_000);
      await user.jwt();
      expect(seen.map(({ url }) => url.replace(/.*identity/, ""))).toEqual(["/token", "/user", "/user"]);
      pass(90_000);
      await user.jwt();
      expect(seen).toHaveLength(4);
    },
  );

  test("a saved session is renewed at most once, and then told by what the service gave", async () => {
    const first = fakeFetch({ "POST /token": () => json(given()), "GET /user": () => json(ana) });
    await new GoTrue().login("ana@ejemplo.org", "x", true);
    expect(first).toHaveLength(2);
    User._current = null;
    User._clockAheadMs = 0;
    const seen = fakeFetch({ "POST /token": () => json(given()) });
    const user = new GoTrue().currentUser();
    for (let call = 0; call < 3; call += 1) await user?.jwt();
    expect(seen.length).toBeLessThanOrEqual(1);
  });
});

test("tokens of a link that lay about for an hour are renewed before they are used", async () => {
  const old = tokens(Date.now(), "refresh-1", Date.now() - HOUR_MS);
  const seen = fakeFetch({ "POST /token": renewed, "GET /user": () => json(ana) });
  await new GoTrue().createUser(old);
  expect(seen.map(({ url }) => url.replace(/.*identity/, ""))).toEqual(["/token", "/user"]);
});
