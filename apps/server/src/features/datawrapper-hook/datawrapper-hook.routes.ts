import { DATAWRAPPER_HOOK_LIMITS, DATAWRAPPER_HOOK_PATH } from "@nv/contracts";
import { DatawrapperMessage, datawrapperHookApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import { serve } from "../../http/serve.ts";
import type { DatawrapperHookService } from "./datawrapper-hook.service.ts";

interface Dependencies {
  readonly hook: DatawrapperHookService;
  /** Takes a message. @returns Seconds to wait when there are too many; 0 when it is taken. */
  readonly allow: () => number;
}

interface WithSecret {
  readonly Params: { readonly secret: string };
}

/**
 * `POST /hooks/datawrapper/:secret`, for Datawrapper, and what administrators do with the address. With another secret there is nothing there.
 * Errors: `BAD_REQUEST`, `BODY_TOO_LARGE`, `TOO_MANY_TRIES`.
 *
 * @see docs/contracts/datawrapper-hook.md
 */
export const datawrapperHookRoutes: FastifyPluginAsync<Dependencies> = async (app, { hook, allow }) => {
  serve(
    app,
    datawrapperHookApi,
    { route: { config: { access: "administrator" } } },
    {
      state: () => hook.state(),
      make: ({ actor }) => hook.make(actor),
      remove: ({ actor }) => hook.remove(actor),
    },
  );

  app.post<WithSecret>(
    `${DATAWRAPPER_HOOK_PATH}/:secret`,
    {
      config: { access: "public" },
      bodyLimit: DATAWRAPPER_HOOK_LIMITS.bodyBytes,
      // Its address is its secret: it stands in no log.
      logLevel: "warn",
      // Before anything of the body is read.
      async onRequest({ params }, reply) {
        if (!(await hook.isSecret(params.secret))) return reply.callNotFound();
        const retryAfterS = allow();
        if (retryAfterS > 0) throw new Problem("TOO_MANY_TRIES", { retryAfterS });
      },
    },
    async ({ body }, reply) => {
      await hook.handle(parse(DatawrapperMessage, body, "BAD_REQUEST").id);
      return reply.code(204).send();
    },
  );
};
