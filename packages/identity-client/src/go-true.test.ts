import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWindow, fakeFetch, json, tokens } from "../test/fake-browser.ts";
import { Api, GoTrue, HTTPError, JSONHTTPError, SESSION_KEY, TextHTTPError, User } from "./index.ts";

const HOUR_MS = 3_600_000;
const ana = { id: "1", email: "ana@ejemplo.org", user_metadata: {}, app_metadata: {} };
let page: ReturnType<typeof createWindow>;

// The process runs other files after this one.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  page = createWindow();
  vi.stubGlobal("window", page);
  User._current = null;
});

const signingIn = () => ({ "POST /token": () => json(tokens(Date.now() + HOUR_MS)), "GET /user": () => json(ana) });

test("signing in asks for tokens with a form, then for the person", async () => {
  const seen = fakeFetch(signingIn());
  const user = await new GoTrue().login("ana+1@ejemplo.org", "clave & ñ");
  expect(user.email).toBe("ana@ejemplo.org");
  expect(seen.map(({ url }) => url)).toEqual(["/.netlify/identity/token", "/.netlify/identity/user"]);
  expect(seen[0]?.init.headers["Content-Type"]).toBe("application/x-www-form-urlencoded");
  expect(Object.fromEntries(new URLSearchParams(String(seen[0]?.init.body)))).toEqual({
    grant_type: "password",
    username: "ana+1@ejemplo.org",
    password: "clave & ñ",
  });
  expect(seen[1]?.init.headers.Authorization).toMatch(/^Bearer /);
  expect(seen[1]?.init.headers["Content-Type"]).toBeUndefined();
});

test.each([
  { remember: true, isSaved: true, header: "1" },
  { remember: false, isSaved: false, header: "session" },
])("remember=$remember: saved=$isSaved, X-Use-Cookie=$header on every call", async ({ remember, isSaved, header }) => {
  const seen = fakeFetch(signingIn());
  const auth = new GoTrue({ setCookie: true });
  await auth.login("ana@ejemplo.org", "x", remember);
  auth.currentUser();
  await auth.currentUser()?.getUserData();
  expect(page.localStorage.getItem(SESSION_KEY) !== null).toBe(isSaved);
  expect(seen.map(({ init }) => init.headers["X-Use-Cookie"])).toEqual([header, header, header]);
});

test("a saved person is found again, with the address and the tokens, by a client that starts later", async () => {
  fakeFetch(signingIn());
  await new GoTrue().login("ana@ejemplo.org", "x", true);
  User._current = null;
  const user = new GoTrue({ APIUrl: "/.netlify/identity" }).currentUser();
  expect(user).toMatchObject({ id: "1", email: "ana@ejemplo.org", url: "/.netlify/identity" });
  expect(user?.tokenDetails()?.refresh_token).toBe("refresh-1");
});

test.each([
  { name: "broken JSON", text: "{" },
  { name: "a list", text: "[]" },
  { name: "no tokens", text: '{"url":"/x"}' },
  { name: "tokens of a wrong type", text: '{"url":"/x","token":{"access_token":1,"refresh_token":2}}' },
])("a saved session with $name is nobody", ({ text }) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  page.localStorage.setItem(SESSION_KEY, text);
  expect(new GoTrue().currentUser()).toBeNull();
});

test("outside a browser nobody is signed in and nothing fails", () => {
  vi.stubGlobal("window", undefined);
  expect(new GoTrue().currentUser()).toBeNull();
});

test("a refusal carries the service's own words", async () => {
  fakeFetch({ "POST /token": () => json({ error: "invalid_grant", error_description: "No." }, 400) });
  const refusal = await new GoTrue().login("a@b.c", "x").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(JSONHTTPError);
  expect(refusal).toMatchObject({ name: "JSONHTTPError", status: 400, message: "invalid_grant: No." });
});

test.each([
  { name: "HTML", response: () => new Response("<h1>bad</h1>", { status: 502, statusText: "Bad Gateway" }) },
  {
    name: "JSON that breaks off",
    response: () =>
      new Response('{"a', { status: 502, statusText: "Bad Gateway", headers: { "Content-Type": "application/json" } }),
  },
])("a failed answer with $name is a text error with the status's own words", async ({ response }) => {
  fakeFetch({ "GET /settings": response });
  const failure = await new GoTrue().settings().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TextHTTPError);
  expect(failure).toMatchObject({ status: 502, message: "Bad Gateway" });
});

test("an invitation is accepted with what the person adds", async () => {
  const seen = fakeFetch({ "POST /verify": () => json(tokens(Date.now() + HOUR_MS)), "GET /user": () => json(ana) });
  await new GoTrue().acceptInvite("t", "clave", false, { email: "ana@ejemplo.org", data: { full_name: "Ana" } });
  expect(JSON.parse(String(seen[0]?.init.body))).toEqual({
    token: "t",
    password: "clave",
    type: "signup",
    email: "ana@ejemplo.org",
    data: { full_name: "Ana" },
  });
});

test("the classes are made as those of gotrue-js 1.0.1 are", async () => {
  const seen = fakeFetch({ "GET https://x.example/a": () => json({ ok: true }) });
  expect(new Api()).toMatchObject({ apiURL: "", defaultHeaders: {}, _sameOrigin: false });
  const api = new Api("", { defaultHeaders: { "X-Own": "1" } });
  await api.request("https://x.example/a");
  expect(seen[0]).toMatchObject({ url: "https://x.example/a", init: { headers: { "X-Own": "1" } } });
  const response = new Response("", { status: 418, statusText: "I'm a teapot" });
  const said = { name: "HTTPError", status: 418, message: "I'm a teapot" };
  expect(new HTTPError(response)).toMatchObject(said);
  expect(new TextHTTPError(response, "té")).toMatchObject({ ...said, name: "TextHTTPError", data: "té" });
  expect(new JSONHTTPError(response, { msg: "té" })).toMatchObject({
    ...said,
    name: "JSONHTTPError",
    json: { msg: "té" },
  });
});

test("where the storage cannot be read nobody is remembered, and people sign in and out for the page", async () => {
  fakeFetch({ ...signingIn(), "POST /logout": () => new Response(null, { status: 204 }) });
  page.localStorage.getItem = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  const auth = new GoTrue();
  expect(auth.currentUser()).toBeNull();
  const user = await auth.login("ana@ejemplo.org", "x", true);
  expect(auth.currentUser()).toBe(user);
  await user.logout();
  expect(auth.currentUser()).toBeNull();
});

test("a client that stops asking for cookies asks no more, nor does who is signed in", async () => {
  const seen = fakeFetch(signingIn());
  const auth = new GoTrue({ setCookie: true });
  const user = await auth.login("ana@ejemplo.org", "x");
  auth.stopAskingForCookies();
  await user.getUserData();
  await auth.login("ana@ejemplo.org", "x", true);
  expect(seen.slice(2).filter(({ init }) => "X-Use-Cookie" in init.headers)).toEqual([]);
});

test("a list with a Link header comes with its pages", async () => {
  fakeFetch({
    ...signingIn(),
    "GET /admin/users": () =>
      json({ users: [] }, 200, { Link: '</admin/users?page=2>; rel="next"', "X-Total-Count": "70" }),
  });
  const user = await new GoTrue().login("ana@ejemplo.org", "x");
  expect(await user.admin.listUsers()).toEqual({
    items: { users: [] },
    pagination: { next: 2, last: 2, current: 1, total: 70 },
  });
});

test("an audience goes with every call of the person", async () => {
  const seen = fakeFetch(signingIn());
  await new GoTrue({ audience: "prensa" }).login("ana@ejemplo.org", "x");
  expect(seen.map(({ init }) => init.headers["X-JWT-AUD"])).toEqual(["prensa", "prensa"]);
});

test("an address without https is warned about", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  new GoTrue({ APIUrl: "http://ejemplo.org/identity" });
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Warning:/));
});

test("the fields of an answer cannot replace what the object is made of", async () => {
  fakeFetch({
    ...signingIn(),
    "GET /user": () => json({ ...ana, api: "x", url: "x", token: "x", jwt: "x", constructor: "x" }),
  });
  const user = await new GoTrue().login("ana@ejemplo.org", "x");
  expect(user.url).toBe("/.netlify/identity");
  expect(await user.jwt()).toMatch(/^\w+\./);
});
