import { expect, test } from "vitest";
import { createFeatureApp } from "../../test/feature-app.ts";

test("an address with a zero byte names nothing, whatever its route would ask the database", async () => {
  const app = await createFeatureApp(async (scope) => {
    scope.get("/api/cosas/:id", { config: { access: "public" } }, async ({ params }) => params);
  });
  expect((await app.inject({ url: "/api/cosas/uno" })).json()).toEqual({ id: "uno" });
  for (const url of ["/api/cosas/%00", "/api/cosas/uno%00"]) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: "NOT_FOUND" }]);
  }
  expect((await app.inject({ url: "/api/cosas/a%2500" })).json()).toEqual({ id: "a%00" });
  await app.close();
});
