import { Readable } from "node:stream";
import { SHIP_RECORDINGS_API_PATH } from "@nv/contracts";
import { shipRecordingsApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { parse } from "../../http/parse.ts";
import { serve } from "../../http/serve.ts";
import type { Recordings } from "./ship-recordings.service.ts";

const RecordingId = z.guid();
const RULES = { ids: { id: (id: string) => parse(RecordingId, id, "NOT_FOUND") } } as const;

/**
 * `GET` and `POST /api/ship-recordings`, `POST /api/ship-recordings/:id/stop`, `GET /api/ship-recordings/:id/positions`. Errors:
 * `FIELDS_INVALID`, `SERVICE_OFF`, `RECORDINGS_FULL`, `NOT_FOUND`, `FORBIDDEN`.
 */
export const shipRecordingsRoutes: FastifyPluginAsync<{ readonly recordings: Recordings }> = async (
  app,
  { recordings },
) => {
  const route = { config: { access: "session" } } as const;

  serve(app, shipRecordingsApi, RULES, {
    list: ({ session }) => recordings.list(session),
    begin: ({ body, session }) => recordings.begin(session, body),
    stop: ({ params, session }) => recordings.stop(session, params.id),
  });

  app.get<{ Params: { id: string } }>(`${SHIP_RECORDINGS_API_PATH}/:id/positions`, route, async (request, reply) => {
    const lines = await recordings.csv(parse(RecordingId, request.params.id, "NOT_FOUND"));
    return reply.type("text/csv; charset=utf-8").send(Readable.from(lines));
  });
};
