import { DIALECTS } from "@nv/test-kit";
import { expect, test } from "vitest";
import { OPERATIONS } from "../src/openapi/operations.ts";
import { PREFIX, startTestIdentity } from "./test-identity.ts";

const [dialect] = DIALECTS;
if (dialect === undefined) throw new Error("no database to test on");

test("the description is served, and names what it reads and answers", async () => {
  const service = await startTestIdentity(dialect);
  const answer = await service.call("GET", "/openapi.json");
  expect(answer.headers["cache-control"]).toBe("public, max-age=600");
  expect(answer.json()).toMatchObject({
    openapi: "3.1.0",
    servers: [{ url: PREFIX }],
    paths: {
      "/signup": { post: { requestBody: { content: { "application/json": { schema: { type: "object" } } } } } },
      "/admin/users/{id}": { put: { security: [{ bearer: [] }] }, delete: { summary: "Delete a person" } },
      "/token": { post: { requestBody: { content: { "application/x-www-form-urlencoded": {} } } } },
    },
  });
  await service.close();
});

test("every call is described once, and every one that is described exists", async () => {
  const service = await startTestIdentity(dialect, { factors: { totp: true, passkeys: true }, magicLink: true });
  const calls = OPERATIONS.map(({ call }) => call);
  expect(new Set(calls).size).toBe(calls.length);
  for (const call of calls.filter((name) => !/saml/.test(name))) {
    const [method = "GET", path = ""] = call.split(" ");
    const url = PREFIX + path.replaceAll(/\{\w+\}/g, ":$&").replaceAll(/:\{(\w+)\}/g, ":$1");
    expect(service.app.hasRoute({ method, url }), call).toBe(true);
  }
  await service.close();
});
