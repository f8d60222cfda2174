import { DIALECTS } from "@nv/test-kit";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ActingAdministrator } from "../src/index.ts";
import { actingBy, PASSWORD, SAME_ORIGIN, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";
const HOUR_MS = 3_600_000;
const NIGHT = { name: "edicion-noche", purpose: "Quienes cierran la edición" };

async function administratorOf(service: TestIdentity): Promise<ActingAdministrator> {
  return { ...actingBy(await service.administrator()), address: "192.0.2.7", userAgent: "tests" };
}

/** The `Cookie` header of a browser in which somebody signed in. */
async function cookieOf(service: TestIdentity, email: string): Promise<string> {
  const form = { grant_type: "password", username: email, password: PASSWORD };
  const answer = await service.call("POST", "/token", { form, headers: SAME_ORIGIN });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

describe.each(DIALECTS)("groups on $name", (dialect) => {
  let service: TestIdentity;
  let jefa: ActingAdministrator;
  let ana: { readonly id: string; readonly cookie: string };
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
    jefa = await administratorOf(service);
    const { access_token } = await service.person(ANA);
    ana = { id: actingBy(access_token).userId, cookie: await cookieOf(service, ANA) };
  });
  afterEach(() => service.close());
  const groups = () => service.identity.operations.groups;
  const groupsOfAna = async () => (await service.identity.readSession(ana.cookie))?.groups;
  const peopleOf = async (name: string) =>
    (await groups().view()).groups.find((group) => group.name === name)?.people.map(({ email }) => email);

  test("those that the program names are there from the first start, with nobody in them", async () => {
    expect((await groups().view()).groups).toEqual([
      { name: "investigacion", purpose: expect.any(String), isFixed: true, people: [] },
    ]);
    await expect(groups().make({ ...NIGHT, name: "investigacion" }, jefa)).rejects.toMatchObject({
      code: "GROUP_EXISTS",
    });
  });

  test("who is put into a group is of it at the next request of an open session, and out of it likewise", async () => {
    expect(await groupsOfAna()).toEqual([]);
    await groups().make(NIGHT, jefa);
    await groups().join("edicion-noche", " ANA@diario.example ".trim(), jefa);
    await groups().join("investigacion", ANA, jefa);
    expect(await groupsOfAna()).toEqual(["edicion-noche", "investigacion"]);
    // From memory, as every other request, when the database's own word of the last change has come.
    await vi.waitFor(async () => {
      const answer = service.identity.readSession(ana.cookie);
      await answer;
      expect(answer).not.toBeInstanceOf(Promise);
    });
    await groups().leave("investigacion", ana.id, jefa);
    expect(await groupsOfAna()).toEqual(["edicion-noche"]);
  });

  test("what is done twice is done once, and the audit says it once", async () => {
    await groups().join("investigacion", ANA, jefa);
    await groups().join("investigacion", ANA, jefa);
    expect(await peopleOf("investigacion")).toEqual([ANA]);
    await groups().leave("investigacion", ana.id, jefa);
    await groups().leave("investigacion", ana.id, jefa);
    const { rows } = await sql<{ action: string; target_email: string; actor_email: string; details: string }>`
      select action, target_email, actor_email, details from identity_audit
      where action like 'group%' order by created_at_ms, id`.execute(service.database.kysely);
    const who = { target_email: ANA, actor_email: "jefa@diario.example" };
    expect(rows.map(({ action }) => action).toSorted()).toEqual(["group_joined", "group_left"]);
    for (const row of rows) expect(row).toMatchObject({ ...who, details: '{"group":"investigacion"}' });
  });

  test("a group that is removed lets go of everybody; one of the same name made later is empty", async () => {
    await groups().make(NIGHT, jefa);
    await groups().join(NIGHT.name, ANA, jefa);
    await groups().remove(NIGHT.name, jefa);
    expect(await groupsOfAna()).toEqual([]);
    await groups().make(NIGHT, jefa);
    expect(await peopleOf(NIGHT.name)).toEqual([]);
  });

  test("one that the program or a page names cannot be removed", async () => {
    await groups().make(NIGHT, jefa);
    expect(await groups().reserve([NIGHT.name, "nadie-la-hizo"])).toEqual(["nadie-la-hizo"]);
    for (const name of [NIGHT.name, "investigacion"]) {
      await expect(groups().remove(name, jefa)).rejects.toMatchObject({ code: "GROUP_FIXED" });
    }
  });

  test("a removed person leaves their groups, and an account made again with the address is in none", async () => {
    await groups().join("investigacion", ANA, jefa);
    await service.call("DELETE", `/admin/users/${ana.id}`, { bearer: await service.administrator() });
    expect(await groupsOfAna()).toBeUndefined();
    expect(await peopleOf("investigacion")).toEqual([]);
    await service.person(ANA);
    expect((await service.identity.readSession(await cookieOf(service, ANA)))?.groups).toEqual([]);
  });

  test.each([
    {
      name: "into a group that nobody made",
      order: (who: ActingAdministrator) => groups().join("fantasma", ANA, who),
      code: "GROUP_NOT_FOUND",
    },
    {
      name: "of somebody without an account",
      order: (who: ActingAdministrator) => groups().join("investigacion", "nadie@diario.example", who),
      code: "PERSON_UNKNOWN",
    },
    {
      name: "out of a group, of somebody who is no more",
      order: (who: ActingAdministrator) => groups().leave("investigacion", "0", who),
      code: "PERSON_UNKNOWN",
    },
    {
      name: "of a group that is no more",
      order: (who: ActingAdministrator) => groups().remove("fantasma", who),
      code: "GROUP_NOT_FOUND",
    },
  ])("an order $name is refused with $code", async ({ order, code }) => {
    await expect(order(jefa)).rejects.toMatchObject({ code });
  });

  test("nobody but an administrator with a recent proof changes a group, whoever the host says that they are", async () => {
    const asAna = { ...actingBy((await service.signIn(ANA)).access_token), address: "192.0.2.7", userAgent: "tests" };
    await expect(groups().join("investigacion", ANA, asAna)).rejects.toMatchObject({ code: "FORBIDDEN" });
    service.clock.advance(2 * HOUR_MS);
    await expect(groups().join("investigacion", ANA, jefa)).rejects.toMatchObject({
      code: "REAUTHENTICATION_REQUIRED",
    });
    expect(await peopleOf("investigacion")).toEqual([]);
  });

  test("neither a role nor app_metadata of that name makes anybody be of a group, and the token does not tell groups", async () => {
    const bearer = await service.administrator();
    const json = { role: "investigacion", app_metadata: { roles: ["investigacion"], groups: ["investigacion"] } };
    await service.call("PUT", `/admin/users/${ana.id}`, { json, bearer });
    expect(await groupsOfAna()).toEqual([]);
  });
});

describe.each(DIALECTS.filter(({ name }) => name === "postgres"))("groups at two processes on $name", (dialect) => {
  test("a change at one, or by hand in the database, holds at the other for sessions that it remembers", async () => {
    const store = await dialect.create("identity");
    const one = await startTestIdentity(dialect, {}, store);
    const two = await startTestIdentity(dialect, {}, store);
    const jefa = await administratorOf(one);
    const { access_token } = await one.person(ANA);
    const cookie = await cookieOf(one, ANA);
    const atTwo = async () => (await two.identity.readSession(cookie))?.groups;
    expect(await atTwo()).toEqual([]);
    await one.identity.operations.groups.join("investigacion", ANA, jefa);
    await expect.poll(atTwo).toEqual(["investigacion"]);
    const { userId } = actingBy(access_token);
    await sql`delete from identity_group_people where user_id = ${userId}`.execute(one.database.kysely);
    await expect.poll(atTwo).toEqual([]);
    await one.close();
    await two.close();
    await store.drop();
  });
});
