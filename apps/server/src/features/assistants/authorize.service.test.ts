import type { AuthorizationRequest } from "@nv/contracts/schemas";
import type { Grants } from "@nv/identity-server";
import { expect, test } from "vitest";
import { createAuthorize } from "./authorize.service.ts";

const SITE = "https://narrativas.example.org";
const REQUEST: AuthorizationRequest = {
  ...{ responseType: "code", clientId: "https://asistente.example/ficha.json", state: "estado" },
  ...{ redirectUri: "https://asistente.example/vuelta?a=1", codeChallenge: "a".repeat(43) },
  ...{ codeChallengeMethod: "S256", scope: "", resource: `${SITE}/mcp` },
};
const CALLER = { userId: "ana", sessionId: "s", address: "192.0.2.7", userAgent: "tests" };

function make({ isOn = true } = {}) {
  const given: Parameters<Grants["allow"]>[0][] = [];
  const authorize = createAuthorize({
    readClient: async (id) => ({
      ...{ id, name: "Asistente", host: "asistente.example" },
      redirectUris: ["https://asistente.example/vuelta?a=1", "http://127.0.0.1/vuelta"],
    }),
    grants: {
      allow: async (grant) => {
        given.push(grant);
        return "codigo";
      },
    },
    ...{ siteUrl: SITE, isOn: () => isOn, now: () => 0 },
  });
  return { authorize, given };
}

test("the person is shown who asks, whence it is and for what: what the server has of what was named", async () => {
  const { authorize } = make();
  expect(await authorize.look({ ...REQUEST, scope: "pages:read graphics:publish openid series:read" }, "ana")).toEqual({
    ...{ name: "Asistente", host: "asistente.example", returnHost: "asistente.example", isOnThisMachine: false },
    scopes: ["pages:read", "series:read"],
  });
  const onMachine = { ...REQUEST, redirectUri: "http://127.0.0.1:49152/vuelta" };
  expect(await authorize.look(onMachine, "ana")).toMatchObject({ isOnThisMachine: true });
});

test("what is let is what was asked for and ticked, and never more; the answer says by whom it is", async () => {
  const { authorize, given } = make();
  const { url } = await authorize.answer(
    { ...REQUEST, scope: "pages:read series:read", isAllowed: true, scopes: ["pages:read", "graphics:write"] },
    CALLER,
  );
  expect(url).toBe(`https://asistente.example/vuelta?a=1&code=codigo&state=estado&iss=${encodeURIComponent(SITE)}`);
  expect(given).toMatchObject([
    { clientName: "Asistente (asistente.example)", resource: `${SITE}/mcp`, scopes: ["pages:read", "assistant:use"] },
  ]);
});

test.each([
  { name: "who says no", part: { isAllowed: false, scopes: ["pages:read" as const] } },
  { name: "who ticks nothing", part: { isAllowed: true, scopes: [] } },
])("$name gives nothing, and the assistant is told", async ({ part }) => {
  const { authorize, given } = make();
  const { url } = await authorize.answer({ ...REQUEST, ...part }, CALLER);
  expect(new URL(url).searchParams.get("error")).toBe("access_denied");
  expect(given).toEqual([]);
});

test.each([
  { name: "another resource", part: { resource: "https://otro.example/mcp" }, code: "ASSISTANT_REQUEST_WRONG" },
  { name: "a plain challenge", part: { codeChallengeMethod: "plain" }, code: "ASSISTANT_REQUEST_WRONG" },
  { name: "no challenge", part: { codeChallenge: "" }, code: "ASSISTANT_REQUEST_WRONG" },
  { name: "the implicit way", part: { responseType: "token" }, code: "ASSISTANT_REQUEST_WRONG" },
  { name: "nothing that there is", part: { scope: "graphics:publish" }, code: "ASSISTANT_REQUEST_WRONG" },
  {
    name: "an address that is not declared",
    part: { redirectUri: "https://evil.example/" },
    code: "ASSISTANT_RETURN_WRONG",
  },
])("$name is refused, at the look and at the answer", async ({ part, code }) => {
  const { authorize, given } = make();
  await expect(authorize.look({ ...REQUEST, ...part }, "ana")).rejects.toMatchObject({ code });
  const answer = authorize.answer({ ...REQUEST, ...part, isAllowed: true, scopes: ["pages:read"] }, CALLER);
  await expect(answer).rejects.toMatchObject({ code });
  expect(given).toEqual([]);
});

test("while they are off nobody is let in; and nobody looks more than twenty times a minute", async () => {
  await expect(make({ isOn: false }).authorize.look(REQUEST, "ana")).rejects.toMatchObject({ code: "ASSISTANTS_OFF" });
  const { authorize } = make();
  for (let look = 0; look < 20; look += 1) await authorize.look(REQUEST, "ana");
  await expect(authorize.look(REQUEST, "ana")).rejects.toMatchObject({ code: "TOO_MANY_TRIES" });
});
