import { HOME_API_PATH } from "@nv/contracts";
import { expect, test } from "vitest";
import { as, createFeatureApp } from "../../../test/feature-app.ts";
import { createHomeParts } from "../../platform/home/home-parts.ts";
import { openHome } from "./home.feature.ts";

test("the home is told to who has entered alone, each their own, and kept by no cache", async () => {
  const home = createHomeParts({ error: () => undefined });
  home.offer({ duty: async ({ name, userId }) => ({ people: [{ name, untilMs: 7 }], total: userId.length }) });
  const { routes } = openHome({ home });
  const app = await createFeatureApp(async (scope) => {
    if (routes !== undefined) await scope.register(routes);
  });
  expect((await app.inject({ url: HOME_API_PATH })).statusCode).toBe(401);
  const answer = await app.inject({ url: HOME_API_PATH, headers: as("ana") });
  expect(answer.json()).toEqual({
    registry: null,
    duty: { people: [{ name: "ana de muestra", untilMs: 7 }], total: "user-ana".length },
    reviews: null,
  });
  expect(answer.headers["cache-control"]).toBe("no-store");
  await app.close();
});
