import { hash } from "node:crypto";
import { DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ActingAdministrator } from "../src/index.ts";
import { actingBy, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";
const VERIFIER = "una-prueba-larga-que-solo-tiene-el-asistente-0123456789";
const GRANT = {
  ...{ clientId: "https://asistente.example/ficha.json", clientName: "Asistente" },
  ...{ redirectUri: "https://asistente.example/vuelta", resource: "https://site.example/mcp" },
  ...{ challenge: hash("sha256", VERIFIER, "base64url"), scopes: ["pages:read", "assistant:use"] as const },
};
const RIGHT = { verifier: VERIFIER, clientId: GRANT.clientId, redirectUri: GRANT.redirectUri };

describe.each(DIALECTS)("permissions of assistants on $name", (dialect) => {
  let service: TestIdentity;
  let ana: ActingAdministrator;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
    ana = { ...actingBy((await service.person(ANA)).access_token), address: "192.0.2.7", userAgent: "tests" };
  });
  afterEach(() => service.close());
  const grants = () => service.identity.operations.grants;
  const tokenOf = async () =>
    (await grants().exchange({ ...RIGHT, code: await grants().allow(GRANT, ana) }))?.token ?? "";

  test("a code gives a token of an hour that opens one address, in the name of who allowed it", async () => {
    const token = await tokenOf();
    expect(await service.identity.readProgram(token)).toMatchObject({
      ...{ name: "Asistente", resource: GRANT.resource, scopes: new Set(GRANT.scopes) },
      session: { userId: ana.userId, isAdministrator: false },
    });
    const { keys } = await service.identity.operations.programs.own(ana.userId);
    expect(keys).toMatchObject([{ kind: "token", name: "Asistente" }]);
    service.clock.advance(3_600_000);
    expect(await service.identity.readProgram(token)).toBeNull();
  });

  test.each([
    { name: "another verifier", wrong: { verifier: `${VERIFIER}x` } },
    { name: "another assistant", wrong: { clientId: "https://otro.example/ficha.json" } },
    { name: "another address to go back to", wrong: { redirectUri: `${GRANT.redirectUri}/` } },
  ])("$name gets nothing, and spends the code", async ({ wrong }) => {
    const code = await grants().allow(GRANT, ana);
    expect(await grants().exchange({ ...RIGHT, code, ...wrong })).toBeNull();
    expect(await grants().exchange({ ...RIGHT, code })).toBeNull();
  });

  test("after a minute it gives nothing", async () => {
    const code = await grants().allow(GRANT, ana);
    service.clock.advance(60_000);
    expect(await grants().exchange({ ...RIGHT, code })).toBeNull();
  });

  test("brought a second time, it takes away the token that it gave", async () => {
    const code = await grants().allow(GRANT, ana);
    const answers = await Promise.all([1, 2].map(() => grants().exchange({ ...RIGHT, code })));
    const given = answers.flatMap((answer) => (answer === null ? [] : [answer.token]));
    expect(given).toHaveLength(1);
    expect(await service.identity.readProgram(given[0] ?? "")).toBeNull();
  });

  test("who is shut out takes the tokens and the codes along", async () => {
    const token = await tokenOf();
    const code = await grants().allow(GRANT, ana);
    const bearer = await service.administrator();
    await service.call("PUT", `/admin/users/${ana.userId}`, { json: { ban_duration: "24h" }, bearer });
    expect(await service.identity.readProgram(token)).toBeNull();
    expect(await grants().exchange({ ...RIGHT, code })).toBeNull();
    await expect(grants().allow(GRANT, ana)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
