import { signOffAdminApi, signOffApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import type { SignOffs } from "./sign-off.service.ts";

const ADMINISTRATORS = { route: { config: { access: "administrator" } } } as const;

/**
 * Sign-off by two, `/api/sign-off` and `/api/admin/sign-off`. Errors: `NOT_FOUND`, `FIELDS_INVALID`, `VERSION_CONFLICT`, `SIGN_OFF_OWN`,
 * `SIGN_OFF_NOT_ASKED`, `SIGN_OFF_RULES_CHANGED`.
 *
 * @see docs/contracts/sign-off.md
 */
export const signOffRoutes: FastifyPluginAsync<{ readonly signOffs: SignOffs }> = async (app, { signOffs }) => {
  serve(
    app,
    signOffApi,
    { ids: { id: "NOT_FOUND" } },
    {
      view: ({ params, actor }) => signOffs.view(params.id, actor),
      ask: ({ params, body, actor }) => signOffs.ask(params.id, body, actor),
      give: ({ params, body, actor }) => signOffs.give(params.id, body.version, actor),
      withdraw: ({ params, body, actor }) => signOffs.withdraw(params.id, body, actor),
    },
  );
  serve(app, signOffAdminApi, ADMINISTRATORS, {
    rules: () => signOffs.rules(),
    changeRules: ({ body, actor }) => signOffs.changeRules(body, actor),
  });
};
