import { ELECTION_RECORD, electionsApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import { addRecordRoutes } from "../../platform/records/record-routes.ts";
import type { createCalls } from "./calls.service.ts";
import type { Elections } from "./elections.service.ts";
import type { createNights } from "./nights.service.ts";

/** Dependencies of the routes. */
export interface ElectionsRoutesDeps {
  readonly elections: Elections;
  readonly nights: ReturnType<typeof createNights>;
  readonly calls: ReturnType<typeof createCalls>;
}

/**
 * `/api/elections`: the records, their nights, and who won by two people's word. Errors: those of records, `NIGHT_NOT_FOUND`,
 * `NIGHT_IS_OPEN`, `CALL_NOT_FOUND`, `CALL_IS_YOURS`, `CALL_IS_DECIDED`.
 *
 * @see docs/contracts/elections.md
 */
export const electionsRoutes: FastifyPluginAsync<ElectionsRoutesDeps> = async (app, { elections, nights, calls }) => {
  const { publish, unpublish, retire, restore } = elections;
  const { rules, change } = addRecordRoutes(app, ELECTION_RECORD, elections, { publish, unpublish, retire, restore });
  serve(
    app,
    electionsApi,
    { ...rules, ids: { ...rules.ids, call: "CALL_NOT_FOUND" } },
    {
      list: () => elections.list(),
      bringBefore: ({ params, body, actor }) => change(() => elections.bringBefore(params.id, body, actor)),
      estimate: ({ params }) => elections.estimate(params.id),
      nights: ({ params, actor }) => nights.list(params.id, actor),
      open: ({ params, body, actor }) => nights.open(params.id, body, actor),
      close: ({ params, body, actor }) => nights.close(params.id, body, actor),
      renew: ({ params, body, actor }) => nights.renew(params.id, body, actor),
      async propose({ params, body, actor }) {
        await calls.propose(params.id, body, actor);
        return nights.views(params.id, actor);
      },
      async decide({ params, body, actor }) {
        await calls.decide(params.id, params.call, body, actor);
        return nights.views(params.id, actor);
      },
    },
  );
};
