import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  INVITED,
  PASSWORD,
  SAME_ORIGIN,
  SITE,
  startTestIdentity,
  type TestIdentity,
  type Tokens,
} from "./test-identity.ts";

const ANA = "ana@diario.example";
const NOBODY = "00000000-0000-4000-8000-000000000000";
const DAY_MS = 86_400_000;

interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly user_metadata: Readonly<Record<string, unknown>>;
}

describe.each(FEATURE_DIALECTS)("people on $name", (dialect) => {
  let service: TestIdentity;
  let bearer: string;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
    bearer = await service.administrator();
  });
  afterEach(() => service.close());

  type Method = "GET" | "POST" | "PUT" | "DELETE";
  const admin = (method: Method, path: string, json?: object, headers: Record<string, string> = {}) =>
    service.call(method, path, { bearer, headers, ...(json === undefined ? {} : { json }) });
  const create = async (email: string, name = "", more: object = {}) => {
    service.clock.advance(1000);
    const json = { email, user_metadata: { full_name: name }, confirm: true, ...more };
    const answer = await admin("POST", "/admin/users", json);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Person>();
  };
  const found = async (query: Record<string, string>) => {
    const answer = await admin("GET", `/admin/users?${new URLSearchParams(query)}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { users } = answer.json<{ users: Person[] }>();
    expect(answer.headers["x-total-count"]).toBe(String(users.length));
    return users.map(({ email }) => email.split("@")[0]);
  };
  const audit = async (query: Record<string, string>) => {
    const answer = await admin("GET", `/admin/audit?${new URLSearchParams(query)}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ payload: { action: string; details?: object } }[]>().map(({ payload }) => payload);
  };

  describe("the search", () => {
    beforeEach(async () => {
      await create("nuria@diario.example", "Núria Ñíguez Muñoz");
      await create("jose@diario.example", "José  Núñez");
      await create("zoe@diario.example", "100 % Zoë_\\");
    });

    test.each([
      { filter: "nunez", people: ["jose"] },
      { filter: "NÚÑEZ jose", people: ["jose"] },
      { filter: "nuñez", people: ["jose"] },
      { filter: "munoz nuria", people: ["nuria"] },
      { filter: "zoe", people: ["zoe"] },
      { filter: "%", people: ["zoe"] },
      { filter: "_\\", people: ["zoe"] },
      { filter: "diario.example", people: ["jefa", "jose", "nuria", "zoe"] },
      { filter: "jose nuria", people: [] },
      { filter: "   ", people: ["jefa", "jose", "nuria", "zoe"] },
      { filter: "' or 1=1 --", people: [] },
      { filter: "\0", people: ["jefa", "jose", "nuria", "zoe"] },
    ])("«$filter» finds $people", async ({ filter, people }) => {
      expect((await found({ filter })).sort()).toEqual(people);
    });

    test("a host that searches everything finds them too, by name, at most so many, and nobody without words", async () => {
      const { people } = service.identity.operations;
      const emails = async (search: string, limit: number) =>
        (await people.find(search, limit)).map(({ email }) => email.split("@")[0]);
      expect(await people.find("nunez", 5)).toMatchObject([{ email: "jose@diario.example", name: "José  Núñez" }]);
      expect(await emails("diario.example", 2)).toEqual(["zoe", "jefa"]);
      expect(await emails("   ", 5)).toEqual([]);
      expect(await emails(Array.from({ length: 40 }, (_, at) => `a${at}`).join(" "), 5)).toEqual([]);
    });

    test("of more words than any name has, it says so, in the list, the audit and its file", async () => {
      const words = Array.from({ length: 1500 }, (_none, index) => `p${index}`).join("+");
      const repeated = Array.from({ length: 1500 }, () => "nuria").join("+");
      for (const path of ["/admin/users?filter=", "/admin/audit?person=", "/admin/audit/export?person="]) {
        const answer = await admin("GET", path + words);
        expect([answer.statusCode, answer.json().msg]).toEqual([400, "A search takes at most 30 words"]);
        expect((await admin("GET", path + repeated)).statusCode).toBe(200);
      }
    });

    test("its pages come in order, each with the whole number, also beyond the last", async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => admin("GET", `/admin/users?filter=diario&sort=name%20asc&per_page=2&page=${page}`)),
      );
      const people = pages.map((page) =>
        page.json<{ users: Person[] }>().users.map(({ email }) => email.split("@")[0]),
      );
      expect(people).toEqual([["zoe", "jefa"], ["jose", "nuria"], [], []]);
      expect(pages.map(({ headers }) => headers["x-total-count"])).toEqual(["4", "4", "4", "4"]);
    });

    test("who changes their name is found by the new one at once", async () => {
      const { access_token } = await service.person(ANA);
      await service.call("PUT", "/user", { bearer: access_token, json: { data: { full_name: "Ána Güell" } } });
      expect(await found({ filter: "guell" })).toEqual(["ana"]);
    });
  });

  test("people are ordered by name as Spanish does, by address, by age and by their last sign-in", async () => {
    await create("b@diario.example", "Ñíguez");
    await create("c@diario.example", "Álvaro");
    await create("a@diario.example", "Nzeogwu", { password: PASSWORD });
    await service.signIn("a@diario.example");
    expect(await found({ sort: "name asc" })).toEqual(["c", "jefa", "a", "b"]);
    expect(await found({ sort: "name desc" })).toEqual(["b", "a", "jefa", "c"]);
    expect(await found({ sort: "email asc" })).toEqual(["a", "b", "c", "jefa"]);
    expect(await found({ sort: "created_at asc" })).toEqual(["jefa", "b", "c", "a"]);
    expect((await found({ sort: "last_sign_in_at desc" })).slice(0, 2)).toEqual(["a", "jefa"]);
  });

  test("each person is in one state, and a ban outweighs the others until it is over", async () => {
    await admin("POST", "/invite", { email: "invitada@diario.example" });
    await service.call("POST", "/signup", { json: { email: "sola@diario.example", password: PASSWORD } });
    const { id } = await create("fuera@diario.example");
    await admin("PUT", `/admin/users/${id}`, { ban_duration: "24h" });
    expect(await found({ state: "confirmed" })).toEqual(["jefa"]);
    expect(await found({ state: "invited" })).toEqual(["invitada"]);
    expect(await found({ state: "unconfirmed" })).toEqual(["sola"]);
    expect(await found({ state: "banned" })).toEqual(["fuera"]);
    service.clock.advance(DAY_MS);
    bearer = (await service.signIn("jefa@diario.example")).access_token;
    expect(await found({ state: "banned" })).toEqual([]);
    expect((await found({ state: "confirmed" })).sort()).toEqual(["fuera", "jefa"]);
    const wrong = await admin("GET", "/admin/users?state=muerta");
    expect([wrong.statusCode, wrong.json().msg]).toEqual([400, "Invalid state: muerta"]);
  });

  test("roles are counted, and a filter takes a whole one or none", async () => {
    await create("a@diario.example", "", { role: "editora" });
    await create("b@diario.example", "", { role: "editora" });
    await create("c@diario.example");
    expect((await admin("GET", "/admin/roles")).json().roles).toEqual([
      { role: "editora", people: 2 },
      { role: "", people: 1 },
      { role: "admin", people: 1 },
    ]);
    expect((await found({ role: "editora" })).sort()).toEqual(["a", "b"]);
    expect(await found({ role: "edit" })).toEqual([]);
    expect(await found({ role: "" })).toEqual(["c"]);
    expect(await found({ role: "editora", filter: "a@", state: "confirmed" })).toEqual(["a"]);
  });

  test.each(["x".repeat(61), " admin", "ad\nmin"])("the role %j is refused, and nothing is saved", async (role) => {
    const { id } = await create(ANA);
    const edit = await admin("PUT", `/admin/users/${id}`, { role });
    expect([edit.statusCode, edit.json().msg]).toEqual([422, expect.stringContaining("at most 60 characters")]);
    expect((await admin("POST", "/admin/users", { email: "b@diario.example", role })).statusCode).toBe(422);
    expect(await found({})).toEqual(["ana", "jefa"]);
  });

  describe("two administrators at once", () => {
    const versionOf = async (id: string) => String((await admin("GET", `/admin/users/${id}`)).headers.etag);

    test("the second is told, and what the first saved stays", async () => {
      const { id } = await create(ANA);
      const seen = await versionOf(id);
      const first = await admin("PUT", `/admin/users/${id}`, { role: "editora" }, { "if-match": seen });
      expect(first.statusCode).toBe(200);
      const second = await admin("PUT", `/admin/users/${id}`, { role: "infografista" }, { "if-match": seen });
      expect([second.statusCode, second.json().msg]).toEqual([412, "The user was changed by somebody else"]);
      expect((await admin("GET", `/admin/users/${id}`)).json().role).toBe("editora");
      const late = await admin("DELETE", `/admin/users/${id}`, undefined, { "if-match": seen });
      expect(late.statusCode).toBe(412);
      const again = await admin("PUT", `/admin/users/${id}`, { role: "x" }, { "if-match": String(first.headers.etag) });
      expect(again.statusCode).toBe(200);
    });

    test("of two at the same moment one wins, though the clock does not move", async () => {
      const { id } = await create(ANA);
      const headers = { "if-match": await versionOf(id) };
      const answers = await Promise.all(
        ["a", "b", "c"].map((role) => admin("PUT", `/admin/users/${id}`, { role }, headers)),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412]);
    });

    test("a sign-in is no change; the person's own name, a ban and its end are", async () => {
      await service.person(ANA);
      const [{ id = "" } = {}] = (await admin("GET", "/admin/users?filter=ana")).json<{ users: Person[] }>().users;
      const seen = await versionOf(id);
      const { access_token } = await service.signIn(ANA);
      expect(await versionOf(id)).toBe(seen);
      await service.call("PUT", "/user", { bearer: access_token, json: { data: { full_name: "Ana" } } });
      const renamed = await versionOf(id);
      expect(renamed).not.toBe(seen);
      await admin("PUT", `/admin/users/${id}`, { ban_duration: "1h" });
      expect(await versionOf(id)).not.toBe(renamed);
      await admin("PUT", `/admin/users/${id}`, { ban_duration: "none" });
      expect(await versionOf(id)).toBe(renamed);
    });

    test.each(["*", undefined])("If-Match %s changes whatever is there, as existing clients do", async (version) => {
      const { id } = await create(ANA);
      const headers = version === undefined ? {} : { "if-match": version };
      expect((await admin("PUT", `/admin/users/${id}`, { role: "x" }, headers)).statusCode).toBe(200);
    });

    test.each(['""', "W/x", '"otra"', "x".repeat(4000)])("If-Match %.10s matches nothing", async (version) => {
      const { id } = await create(ANA);
      expect((await admin("PUT", `/admin/users/${id}`, { role: "x" }, { "if-match": version })).statusCode).toBe(412);
    });
  });

  describe("a link to hand over", () => {
    const linkOf = (id: string) => admin("POST", `/admin/users/${id}/invite-link`);
    const accept = (url: string) => {
      const token = new URL(url).hash.split("=")[1];
      return service.call("POST", "/verify", { json: { type: "signup", token, password: PASSWORD } });
    };

    test("it opens the account once, ends the mailed one, and is audited with who made it", async () => {
      const { id } = (await admin("POST", "/invite", { email: ANA, data: { full_name: "Ana" } })).json<Person>();
      const mailed = await service.mail(ANA, INVITED);
      const { url, expires_at } = (await linkOf(id)).json<{ url: string; expires_at: string }>();
      expect(url).toMatch(new RegExp(`^${SITE}/#invite_token=[\\w-]{22,}$`));
      expect(Date.parse(expires_at) - service.clock.now()).toBe(7 * DAY_MS);
      expect((await accept(`${SITE}/#invite_token=${mailed.token}`)).statusCode).toBe(404);
      const accepted = await accept(url);
      expect(accepted.statusCode).toBe(200);
      expect((await accept(url)).statusCode).toBe(404);
      const { access_token } = accepted.json<Tokens>();
      expect((await service.call("GET", "/user", { bearer: access_token })).json()).toMatchObject({
        user_metadata: { full_name: "Ana" },
      });
      expect(await audit({ action: "invite_link_made" })).toMatchObject([
        { actor_email: "jefa@diario.example", traits: { user_email: ANA }, ip_address: "127.0.0.1" },
      ]);
      expect((await service.mails()).filter(({ to }) => to === ANA)).toHaveLength(1);
    });

    test("who has an account or is shut out gets none, and nobody is 404", async () => {
      const { id } = await create(ANA);
      expect((await linkOf(id)).json().msg).toBe("The user has an account already");
      const other = (await admin("POST", "/invite", { email: "b@diario.example" })).json<Person>();
      await admin("PUT", `/admin/users/${other.id}`, { ban_duration: "1h" });
      expect((await linkOf(other.id)).json().msg).toBe("The user is banned and cannot use a link");
      expect((await linkOf(NOBODY)).statusCode).toBe(404);
    });
  });

  test("an administrator sends a recovery to the person, never sees its link, and is named in the audit", async () => {
    const { id } = await create(ANA);
    const sent = await admin("POST", `/admin/users/${id}/recovery`);
    expect([sent.statusCode, sent.body]).toEqual([204, ""]);
    const { token } = await service.mail(ANA, "Elige una contraseña nueva");
    const recovered = await service.call("POST", "/verify", { json: { type: "recovery", token, password: PASSWORD } });
    expect(recovered.statusCode).toBe(200);
    expect(await audit({ action: "user_recovery_requested" })).toMatchObject([
      { actor_email: "jefa@diario.example", traits: { user_email: ANA } },
    ]);
    await admin("PUT", `/admin/users/${id}`, { ban_duration: "1h" });
    expect((await admin("POST", `/admin/users/${id}/recovery`)).statusCode).toBe(422);
  });

  test("factors and services of a person without any are empty, and those of nobody are 404", async () => {
    const { id } = await create(ANA);
    expect((await admin("GET", `/admin/users/${id}/factors`)).json()).toEqual({
      totp: null,
      recovery_codes_left: 0,
      passkeys: [],
    });
    expect((await admin("GET", `/admin/users/${id}/identities`)).json()).toEqual({ identities: [] });
    for (const part of ["factors", "identities"]) {
      expect((await admin("GET", `/admin/users/${NOBODY}/${part}`)).statusCode).toBe(404);
    }
  });

  describe("the audit", () => {
    test("it tells what changed: a role with its former value, metadata only by name, the end of a ban", async () => {
      const { id } = await create(ANA);
      service.clock.advance(1000);
      await admin("PUT", `/admin/users/${id}`, { role: "admin" });
      service.clock.advance(1000);
      await admin("PUT", `/admin/users/${id}`, { user_metadata: { secreto: "x" }, password: PASSWORD });
      service.clock.advance(1000);
      await admin("PUT", `/admin/users/${id}`, { ban_duration: "1h" });
      const [ban, edit, role] = await audit({ user_id: id });
      expect(role).toMatchObject({ action: "user_role_changed", details: { role: ["", "admin"] } });
      expect(edit).toMatchObject({
        action: "user_modified",
        details: { changed: ["user_metadata"], password: "changed" },
      });
      expect(ban).toMatchObject({ action: "user_banned", details: { until: expect.stringMatching(/^\d{4}-/) } });
      expect(JSON.stringify([ban, edit, role])).not.toContain("secreto");
    });

    test("it is found by the person on either side, by words, by action and by time", async () => {
      const { id } = await create(ANA, "Ána");
      service.clock.advance(60_000);
      const from = new Date(service.clock.now()).toISOString();
      await admin("DELETE", `/admin/users/${id}`);
      const actions = async (query: Record<string, string>) => (await audit(query)).map(({ action }) => action);
      expect(await actions({ user_id: id })).toEqual(["user_deleted", "user_created"]);
      expect(await actions({ person: "ANA@ diario" })).toEqual(["user_deleted", "user_created"]);
      expect(await actions({ person: "jefa ana@", action: "user_created" })).toEqual(["user_created"]);
      expect(await actions({ from })).toEqual(["user_deleted"]);
      expect(await actions({ to: from })).toEqual(["user_created", "invite_accepted"]);
      expect(await actions({ person: "nadie" })).toEqual([]);
    });

    test.each([
      { query: "from=ayer", msg: "Invalid time: ayer" },
      { query: "to=2026-13-01T00:00:00Z", msg: "Invalid time: 2026-13-01T00:00:00Z" },
      { query: "from=2026-01-01T00:00:00", msg: "Invalid time: 2026-01-01T00:00:00" },
      { query: "user_id=17", msg: "user_id must be an UUID" },
    ])("?$query is refused", async ({ query, msg }) => {
      const answer = await admin("GET", `/admin/audit?${query}`);
      expect([answer.statusCode, answer.json().msg]).toEqual([400, msg]);
    });

    test("the file holds every entry, has no formula in it, and that it was taken is audited", async () => {
      for (const email of ["=1+1@diario.example", "+cmd@diario.example", "-a@diario.example"]) {
        await create(email, '=HYPERLINK("http://malo.example";"x")\r\n@b;"c"');
        const form = { grant_type: "password", username: email, password: "no" };
        await service.call("POST", "/token", { form, headers: { "user-agent": "=cmd|' /C calc'!A0" } });
      }
      const answer = await admin("GET", "/admin/audit/export?person=diario.example");
      expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(answer.headers["content-disposition"]).toContain("attachment");
      expect(answer.body).toMatch(/^\uFEFFFecha \(UTC\);Qué pasó;/);
      const lines = answer.body.trim().split("\r\n");
      expect(lines.length).toBeGreaterThan(7);
      const fields = lines.flatMap((line) => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/));
      expect(fields.filter((field) => /^"?[=+\-@\t]/.test(field))).toEqual([]);
      expect(await audit({ action: "audit_exported" })).toHaveLength(1);
    });

    test("a long file comes whole and in order, beyond one batch", async () => {
      const { id } = await create(ANA);
      const end = () => service.call("DELETE", `/admin/users/${id}/sessions`, { bearer });
      for (let round = 0; round < 13; round += 1) {
        service.clock.advance(1);
        await Promise.all(Array.from({ length: 40 }, end));
      }
      const { body } = await admin("GET", `/admin/audit/export?user_id=${id}&action=session_ended`);
      expect(body.trim().split("\r\n")).toHaveLength(521);
    });
  });

  test("a person without the role gets nowhere, whosever account it is, and neither does a cookie alone", async () => {
    const { id } = await create(ANA, "", { password: PASSWORD });
    const { access_token } = await service.signIn(ANA);
    const calls: [Method, string][] = [
      ["GET", "/admin/users"],
      ["GET", "/admin/roles"],
      ["GET", "/admin/audit"],
      ["GET", "/admin/audit/export"],
      ["GET", `/admin/users/${id}`],
      ["PUT", `/admin/users/${id}`],
      ["DELETE", `/admin/users/${id}`],
      ["GET", `/admin/users/${id}/factors`],
      ["GET", `/admin/users/${id}/identities`],
      ["GET", `/admin/users/${id}/sessions`],
      ["DELETE", `/admin/users/${id}/sessions`],
      ["DELETE", `/admin/users/${id}/factors`],
      ["POST", `/admin/users/${id}/invite-link`],
      ["POST", `/admin/users/${id}/recovery`],
      ["POST", "/invite"],
    ];
    const token = await service.call("POST", "/token", {
      form: { grant_type: "password", username: "jefa@diario.example", password: PASSWORD },
      headers: SAME_ORIGIN,
    });
    const cookie = String(token.headers["set-cookie"]).split(";")[0] ?? "";
    expect(cookie).toContain("nv_session=");
    for (const [method, path] of calls) {
      const json = method === "PUT" || method === "POST" ? { json: { role: "admin", email: "x@diario.example" } } : {};
      const own = await service.call(method, path, { bearer: access_token, ...json });
      expect([path, own.statusCode, own.json().msg]).toEqual([path, 401, "User not allowed"]);
      const byCookie = await service.call(method, path, { headers: { ...SAME_ORIGIN, cookie }, ...json });
      expect([path, byCookie.statusCode]).toEqual([path, 401]);
    }
    expect((await admin("GET", `/admin/users/${id}`)).json()).toMatchObject({ role: "", email: ANA });
  });

  test("nobody makes themself an administrator by sending more than they are asked for", async () => {
    const { access_token } = await service.person(ANA);
    const more = { role: "admin", aud: "x", confirmed_at: "2020-01-01", app_metadata: undefined, is_super_admin: true };
    await service.call("PUT", "/user", { bearer: access_token, json: { ...more, data: { role: "admin" } } });
    await service.call("POST", "/signup", { json: { ...more, email: "b@diario.example", password: PASSWORD } });
    expect(await found({ role: "admin" })).toEqual(["jefa"]);
    expect((await service.call("GET", "/admin/users", { bearer: access_token })).statusCode).toBe(401);
  });
});
