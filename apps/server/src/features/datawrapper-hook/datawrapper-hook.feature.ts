import { DATAWRAPPER_HOOK_LIMITS } from "@nv/contracts";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { createAllowance } from "./core/allowance.ts";
import { datawrapperHookRoutes } from "./datawrapper-hook.routes.ts";
import { createDatawrapperHook } from "./datawrapper-hook.service.ts";
import { sweepMessages } from "./handle-message.ts";
import { type HookContext, hookContext } from "./hook-context.ts";
import { DATAWRAPPER_HOOK_MIGRATIONS } from "./schema/tables.ts";

/** Opens the address to which Datawrapper sends its messages. */
export function openDatawrapperHook(context: HookContext): OpenFeature {
  const allow = createAllowance(DATAWRAPPER_HOOK_LIMITS.perMinute, context.now);
  return {
    routes: async (app) => {
      await app.register(datawrapperHookRoutes, { hook: createDatawrapperHook(context), allow });
    },
    sweep: () => sweepMessages(context),
  };
}

/** Messages of Datawrapper: a chart went out, or is out no more. */
export const datawrapperHook = defineFeature({
  name: "datawrapper-hook",
  about: "messages of Datawrapper about what goes out there",
  contract: "docs/contracts/datawrapper-hook.md",
  variables: {},
  migrations: { datawrapperHook: DATAWRAPPER_HOOK_MIGRATIONS },
  open: ({ platform }) => openDatawrapperHook(hookContext(platform)),
});
