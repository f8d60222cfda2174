import { FIRST_START_API_PATH } from "@nv/contracts";
import { type FirstStart, FirstStartAsk } from "@nv/contracts/schemas";
import type { Identity } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { parse } from "../../http/parse.ts";

/** The part of the identity service that knows whether anybody has an account. */
type FirstStartDeps = Pick<Identity, "hasAdministrator" | "isFirstAdministratorLink">;

/**
 * `POST /api/first-start`: the page of an empty house waits with it for a copy to be put back. For anyone, because nobody has an account
 * yet; without the link it tells whether somebody administers, and nothing is changed by it.
 *
 * @see docs/adr/0077-restoring-from-the-first-page.md
 */
export const firstStartRoutes: FastifyPluginAsync<FirstStartDeps> = async (app, identity) => {
  app.post(FIRST_START_API_PATH, { config: { access: "public" } }, async ({ body }): Promise<FirstStart> => {
    const { token } = parse(FirstStartAsk, body);
    if (await identity.isFirstAdministratorLink(token)) return { state: "empty" };
    return { state: (await identity.hasAdministrator()) ? "inhabited" : "stale" };
  });
};
