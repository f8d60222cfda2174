import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { STARTED_TOGETHER_MS } from "../src/accounts/first-administrator.service.ts";
import { INVITED, PASSWORD, PREFIX, SITE, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const OTHER_AUDIENCE = "https://otro.example";

describe.each(FEATURE_DIALECTS)("administration on $name", (dialect) => {
  let service: TestIdentity;
  let bearer: string;
  beforeEach(async () => {
    service = await startTestIdentity(dialect, { audiences: [SITE, OTHER_AUDIENCE] });
    bearer = await service.administrator();
  });
  afterEach(() => service.close());

  const admin = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, json?: object) =>
    service.call(method, path, { bearer, ...(json === undefined ? {} : { json }) });
  const create = async (email: string, more: object = {}) => {
    service.clock.advance(1000);
    const answer = await admin("POST", "/admin/users", { email, password: PASSWORD, ...more });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string }>();
  };

  test("no bearer, a broken one and a person without the role are refused with the contract's texts", async () => {
    const { access_token } = await service.person(ANA);
    const none = await service.call("GET", "/admin/users");
    expect([none.statusCode, none.json().msg]).toEqual([401, "This endpoint requires a Bearer token"]);
    const broken = await service.call("GET", "/admin/users", { bearer: "a.b" });
    expect([broken.statusCode, broken.json().msg]).toEqual([
      401,
      "Invalid token: token contains an invalid number of segments",
    ]);
    const person = await service.call("GET", "/admin/users", { bearer: access_token });
    expect([person.statusCode, person.json().msg]).toEqual([401, "User not allowed"]);
  });

  test("a person is made as ordered: shut out, and with what programs keep of them", async () => {
    const made = await create(ANA, { confirm: true, ban_duration: "24h", app_metadata: { desk: "mapas" } });
    expect(made).toMatchObject({ app_metadata: { desk: "mapas" } });
    expect(
      (
        await service.call("POST", "/token", { form: { grant_type: "password", username: ANA, password: PASSWORD } })
      ).json(),
    ).toMatchObject({
      error_description: "User is banned",
    });
    const wrong = await admin("POST", "/admin/users", { email: "bea@diario.example", ban_duration: "un día" });
    expect([wrong.statusCode, wrong.json().msg]).toEqual([400, "Invalid ban duration: un día"]);
  });

  test("the list pages with Link and X-Total-Count, page before per_page", async () => {
    await create(ANA);
    await create("bea@diario.example");
    const answer = await admin("GET", "/admin/users?per_page=1");
    expect(answer.headers["x-total-count"]).toBe("3");
    expect(answer.headers.link).toBe(
      `<${PREFIX}/admin/users?page=2&per_page=1>; rel="next", <${PREFIX}/admin/users?page=3&per_page=1>; rel="last"`,
    );
    expect(answer.json().users.map(({ email }: { email: string }) => email)).toEqual(["bea@diario.example"]);
    const middle = await admin("GET", "/admin/users?per_page=1&page=2&sort=created_at%20asc");
    expect(middle.json().users[0].email).toBe(ANA);
    expect(middle.headers.link).toContain('page=1&per_page=1>; rel="prev"');
  });

  test("the filter looks into address and full name, in any case, and takes % literally", async () => {
    await create(ANA, { user_metadata: { full_name: "Ana Ñíguez" } });
    const emails = async (filter: string) => {
      const answer = await admin("GET", `/admin/users?filter=${encodeURIComponent(filter)}`);
      return answer.json().users.map(({ email }: { email: string }) => email);
    };
    expect(await emails("ANA@")).toEqual([ANA]);
    expect(await emails("ñíguez")).toEqual([ANA]);
    expect(await emails("%")).toEqual([]);
  });

  test.each([
    { query: "page=x", msg: 'Bad Pagination Parameters: parsing "x": invalid syntax', status: 400 },
    { query: "per_page=-1", msg: 'Bad Pagination Parameters: parsing "-1": invalid syntax', status: 400 },
    { query: "sort=password_hash", msg: "Bad Sort Parameters: bad field for sort 'password_hash'", status: 400 },
    {
      query: "sort=created_at%20up",
      msg: "Bad Sort Parameters: bad direction for sort 'up', only 'asc' and 'desc' allowed",
      status: 400,
    },
    { query: "per_page=0&page=0", msg: undefined, status: 200 },
    { query: "per_page=999999999999&page=999999999999", msg: undefined, status: 200 },
  ])("GET /admin/users?$query -> $status", async ({ query, msg, status }) => {
    const answer = await admin("GET", `/admin/users?${query}`);
    expect([answer.statusCode, answer.json().msg]).toEqual([status, msg]);
  });

  describe("an hour after the sign-in", () => {
    const HOUR_MS = 3_600_000;
    let stale: string;
    let id: string;
    beforeEach(async () => {
      const { refresh_token } = await service.signIn("jefa@diario.example");
      ({ id } = await create(ANA));
      await admin("POST", "/invite", { email: "bea@diario.example" });
      service.clock.advance(HOUR_MS - 1000);
      stale = await renewed(refresh_token);
      service.clock.advance(1000);
    });
    async function renewed(refresh_token: string): Promise<string> {
      const answer = await service.call("POST", "/token", { form: { grant_type: "refresh_token", refresh_token } });
      return answer.json<Tokens>().access_token;
    }
    const invited = async () =>
      (await service.call("GET", "/admin/users?state=invited", { bearer: stale })).json<{ users: { id: string }[] }>()
        .users[0]?.id ?? "";

    test.each([
      {
        name: "makes no person",
        method: "POST",
        path: "/admin/users",
        json: { email: "x@diario.example", role: "admin" },
      },
      { name: "gives no role", method: "PUT", path: "/admin/users/{id}", json: { role: "admin" } },
      { name: "sets no password", method: "PUT", path: "/admin/users/{id}", json: { password: "otra-caballo-pila" } },
      { name: "sets no address", method: "PUT", path: "/admin/users/{id}", json: { email: "y@diario.example" } },
      { name: "lets nobody in again", method: "PUT", path: "/admin/users/{id}", json: { ban_duration: "none" } },
      { name: "removes nobody", method: "DELETE", path: "/admin/users/{id}", json: undefined },
      { name: "invites nobody", method: "POST", path: "/invite", json: { email: "z@diario.example" } },
      { name: "draws no link", method: "POST", path: "/admin/users/{invited}/invite-link", json: {} },
      { name: "takes no factor away", method: "DELETE", path: "/admin/users/{id}/factors", json: undefined },
    ] as const)("a session $name until it is proved again", async ({ method, path, json }) => {
      const url = path.replace("{id}", id).replace("{invited}", await invited());
      const call = (token: string) =>
        service.call(method, url, { bearer: token, ...(json === undefined ? {} : { json }) });
      const refused = await call(stale);
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        { code: 403, msg: "Recent proof of identity required", methods: ["password"] },
      ]);
      const proof = await service.call("POST", "/reauthenticate", { json: { password: PASSWORD }, bearer: stale });
      const done = await call(proof.json<Tokens>().access_token);
      expect(done.statusCode, done.body).toBeLessThan(300);
    });

    test("it still sees people, ends their sessions and sends a person the mail for a new password", async () => {
      const calls = [
        ["GET", "/admin/users"],
        ["GET", `/admin/users/${id}`],
        ["DELETE", `/admin/users/${id}/sessions`],
        ["POST", `/admin/users/${id}/recovery`],
      ] as const;
      for (const [method, path] of calls) {
        expect((await service.call(method, path, { bearer: stale })).statusCode, path).toBeLessThan(300);
      }
    });
  });

  test("the people of another audience do not exist for an administrator", async () => {
    const json = { email: ANA, password: PASSWORD };
    await service.call("POST", "/signup", { json, headers: { "x-jwt-aud": OTHER_AUDIENCE } });
    const { token } = await service.mail(ANA, "Confirma tu correo");
    const verified = await service.call("POST", "/verify", { json: { type: "signup", token } });
    const { access_token } = verified.json<Tokens>();
    const { id } = (await service.call("GET", "/user", { bearer: access_token })).json<{ id: string }>();
    const calls = [
      ["GET", "", undefined],
      ["PUT", "", { role: "admin" }],
      ["GET", "/sessions", undefined],
      ["DELETE", "/sessions", undefined],
      ["GET", "/identities", undefined],
      ["GET", "/factors", undefined],
      ["DELETE", "/factors", undefined],
      ["POST", "/invite-link", {}],
      ["POST", "/recovery", {}],
      ["DELETE", "", undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await admin(method, `/admin/users/${id}${path}`, body);
      expect([answer.statusCode, answer.json().msg], `${method} ${path}`).toEqual([404, "User not found"]);
    }
    expect((await service.call("GET", "/user", { bearer: access_token })).json()).toMatchObject({ role: "" });
  });

  test("create, show, change and delete a person", async () => {
    const { id } = await create(ANA, { user_metadata: { full_name: "Ana" } });
    expect((await admin("GET", `/admin/users/${id}`)).json()).toMatchObject({
      aud: SITE,
      app_metadata: { provider: "email" },
      user_metadata: { full_name: "Ana" },
    });
    const edit = { role: "editor", app_metadata: { roles: ["a", "b"] }, user_metadata: { name: "A" }, confirm: true };
    expect((await admin("PUT", `/admin/users/${id}`, edit)).json()).toMatchObject({
      role: "editor",
      app_metadata: { provider: "email", roles: ["a", "b"] },
      user_metadata: { full_name: "Ana", name: "A" },
    });
    const { access_token } = await service.signIn(ANA);
    const gone = await admin("DELETE", `/admin/users/${id}`);
    expect([gone.statusCode, gone.json()]).toEqual([200, {}]);
    const missing = await admin("GET", `/admin/users/${id}`);
    expect([missing.statusCode, missing.json().msg]).toEqual([404, "User not found"]);
    expect((await service.call("GET", "/user", { bearer: access_token })).statusCode).toBe(404);
    const wrong = await admin("GET", "/admin/users/17");
    expect([wrong.statusCode, wrong.json().msg]).toEqual([400, "user_id must be an UUID"]);
  });

  test("a taken address is refused, on creation and on change", async () => {
    const { id } = await create(ANA);
    await create("bea@diario.example");
    const again = await admin("POST", "/admin/users", { email: "ANA@diario.example", password: PASSWORD });
    expect([again.statusCode, again.json().msg]).toEqual([422, "Email address already registered by another user"]);
    const moved = await admin("PUT", `/admin/users/${id}`, { email: "bea@diario.example" });
    expect(moved.statusCode).toBe(422);
  });

  test("a demoted administrator is refused on the next call, with the same token", async () => {
    const { id } = await create(ANA, { role: "admin", confirm: true });
    const { access_token } = await service.signIn(ANA);
    expect((await service.call("GET", "/admin/users", { bearer: access_token })).statusCode).toBe(200);
    await admin("PUT", `/admin/users/${id}`, { role: "" });
    expect((await service.call("GET", "/admin/users", { bearer: access_token })).statusCode).toBe(401);
  });

  test("the last administrator cannot be deleted nor demoted", async () => {
    const { id } = (await admin("GET", "/user")).json<{ id: string }>();
    for (const answer of [
      await admin("DELETE", `/admin/users/${id}`),
      await admin("PUT", `/admin/users/${id}`, { role: "editor" }),
    ]) {
      expect([answer.statusCode, answer.json().msg]).toEqual([422, "The last administrator cannot be removed"]);
    }
    expect((await admin("GET", "/admin/users")).statusCode).toBe(200);
  });

  test("two administrators who remove each other at the same time leave one", async () => {
    const other = await create(ANA, { role: "admin", confirm: true });
    const { id } = (await admin("GET", "/user")).json<{ id: string }>();
    const { access_token } = await service.signIn(ANA);
    const answers = await Promise.all([
      admin("DELETE", `/admin/users/${other.id}`),
      service.call("DELETE", `/admin/users/${id}`, { bearer: access_token }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await service.identity.hasAdministrator()).toBe(true);
  });

  test("an administrator who confirms an address does not let in whoever signed it up", async () => {
    await service.call("POST", "/signup", { json: { email: ANA, password: PASSWORD } });
    const found = await admin("GET", "/admin/users?filter=ana");
    await admin("PUT", `/admin/users/${found.json().users[0].id}`, { confirm: true });
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    expect((await service.call("POST", "/token", { form })).json().error_description).toMatch(/^No user found/);
  });

  test("an invitation is accepted with a password, lives a week, and is renewed by a second one", async () => {
    const invited = await admin("POST", "/invite", { email: ANA, data: { full_name: "Ana" } });
    expect(invited.json()).toMatchObject({ email: ANA, invited_at: expect.any(String) });
    expect(invited.json()).not.toHaveProperty("confirmation_sent_at");
    const first = await service.mail(ANA, INVITED);
    expect(first.text).toContain(`${SITE}/#invite_token=${first.token}`);
    service.clock.advance(1000);
    expect((await admin("POST", "/invite", { email: ANA })).statusCode).toBe(200);
    const second = await service.mail(ANA, INVITED, 2);
    const accept = (token: string, password?: string) =>
      service.call("POST", "/verify", { json: { type: "signup", token, ...(password ? { password } : {}) } });
    const tokens = (await service.mails()).filter(({ to }) => to === ANA).map(({ token }) => token);
    const dead = tokens.find((token) => token !== second.token) ?? "";
    const answers = [await accept(dead, PASSWORD), await accept(second.token)];
    expect(answers.map((answer) => answer.json().msg).sort()).toEqual([
      "Invited users must specify a password",
      "User not found",
    ]);
    const live = answers[0]?.statusCode === 404 ? second.token : dead;
    const accepted = await accept(live, PASSWORD);
    expect(accepted.statusCode).toBe(200);
    const user = await service.call("GET", "/user", { bearer: accepted.json<Tokens>().access_token });
    expect(user.json()).toMatchObject({ confirmed_at: expect.any(String), user_metadata: { full_name: "Ana" } });
    expect((await admin("POST", "/invite", { email: ANA })).statusCode).toBe(422);
  });

  test("an invitation older than seven days is refused", async () => {
    await admin("POST", "/invite", { email: ANA });
    const { token } = await service.mail(ANA, INVITED);
    service.clock.advance(7 * 86_400_000);
    const late = await service.call("POST", "/verify", { json: { type: "signup", token, password: PASSWORD } });
    expect([late.statusCode, late.json().msg]).toEqual([422, "Confirmation token expired"]);
  });

  test("the audit tells who did what to whom, failed sign-ins included, newest first", async () => {
    const { id } = await create(ANA);
    service.clock.advance(1000);
    const form = { grant_type: "password", username: ANA, password: "equivocada" };
    await service.call("POST", "/token", { form, headers: { "user-agent": "Mozilla\tX" } });
    service.clock.advance(1000);
    await admin("DELETE", `/admin/users/${id}`);
    const entries = (await admin("GET", "/admin/audit")).json();
    expect(entries.map(({ payload }: { payload: { action: string } }) => payload.action)).toEqual([
      "user_deleted",
      "login_failed",
      "user_created",
      "invite_accepted",
    ]);
    expect(entries[1].payload).toMatchObject({ actor_email: ANA, ip_address: "127.0.0.1", user_agent: "Mozilla X" });
    for (const query of ["action:user_deleted", "type:team", "author:jefa", "author:@diario.example"]) {
      const [found] = (await admin("GET", `/admin/audit?query=${query}`)).json();
      expect(found.payload).toMatchObject({ actor_email: "jefa@diario.example", traits: { user_email: ANA } });
    }
    const bad = await admin("GET", "/admin/audit?query=x:y");
    expect([bad.statusCode, bad.json().msg]).toEqual([400, "Invalid query scope: x:y"]);
    expect(JSON.stringify(entries)).not.toContain("equivocada");
  });
});

describe.each(FEATURE_DIALECTS)("the first administrator on $name", (dialect) => {
  test("the link asks for an address, works once, and a new one replaces it", async () => {
    const service = await startTestIdentity(dialect, { signup: "invite" });
    expect(await service.identity.hasAdministrator()).toBe(false);
    const former = await service.identity.createFirstAdministratorInvite();
    // A start that is later, and not one of several at once.
    service.clock.advance(STARTED_TOGETHER_MS + 1);
    const { url } = await service.identity.createFirstAdministratorInvite();
    expect(url).toMatch(/^https:\/\/site\.example\/#invite_token=[\w-]{22}&ask=email$/);
    const tokenOf = (link: string) => /token=([\w-]+)/.exec(link)?.[1];
    const accept = (json: object) => service.call("POST", "/verify", { json: { type: "signup", ...json } });
    expect((await accept({ token: tokenOf(former.url), password: PASSWORD, email: ANA })).statusCode).toBe(404);
    const missing = await accept({ token: tokenOf(url), password: PASSWORD });
    expect([missing.statusCode, missing.json().msg]).toEqual([422, "An email address is required"]);
    expect((await accept({ token: tokenOf(url), password: PASSWORD, email: "ana" })).statusCode).toBe(422);
    expect((await accept({ token: tokenOf(url), email: ANA })).statusCode).toBe(422);
    const accepted = await accept({ token: tokenOf(url), password: PASSWORD, email: ANA, data: { full_name: "Ana" } });
    expect(accepted.statusCode).toBe(200);
    const user = await service.call("GET", "/user", { bearer: accepted.json<Tokens>().access_token });
    expect(user.json()).toMatchObject({ role: "admin", confirmed_at: expect.any(String) });
    expect(await service.identity.hasAdministrator()).toBe(true);
    await expect(service.identity.createFirstAdministratorInvite()).rejects.toMatchObject({
      code: "ADMINISTRATOR_EXISTS",
    });
    await service.close();
  });

  test("a configured address is used, whatever the request says", async () => {
    const service = await startTestIdentity(dialect, { administratorEmail: ANA });
    const { url } = await service.identity.createFirstAdministratorInvite();
    expect(url).not.toContain("ask=email");
    const token = /token=([\w-]+)/.exec(url)?.[1];
    const json = { type: "signup", token, password: PASSWORD, email: "intrusa@diario.example" };
    const { access_token } = (await service.call("POST", "/verify", { json })).json<Tokens>();
    expect((await service.call("GET", "/user", { bearer: access_token })).json()).toMatchObject({ email: ANA });
    await service.close();
  });
});
