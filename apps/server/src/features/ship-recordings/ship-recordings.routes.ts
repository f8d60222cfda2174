import { Readable } from "node:stream";
import { SHIP_RECORDINGS_API_PATH } from "@nv/contracts";
import { NewShipRecording } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { sessionOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { Recordings } from "./ship-recordings.service.ts";

const RecordingId = z.guid();

/**
 * `GET` and `POST /api/ship-recordings`, `POST /api/ship-recordings/:id/stop`, `GET /api/ship-recordings/:id/positions`. Errors:
 * `FIELDS_INVALID`, `SERVICE_OFF`, `RECORDINGS_FULL`, `NOT_FOUND`, `FORBIDDEN`.
 */
export const shipRecordingsRoutes: FastifyPluginAsync<{ readonly recordings: Recordings }> = async (
  app,
  { recordings },
) => {
  const route = { config: { access: "session" } } as const;

  app.get(SHIP_RECORDINGS_API_PATH, route, (request) => recordings.list(sessionOf(request)));

  app.post(SHIP_RECORDINGS_API_PATH, route, async (request, reply) => {
    const asked = parse(NewShipRecording, request.body);
    return reply.code(201).send(await recordings.begin(sessionOf(request), asked));
  });

  app.post<{ Params: { id: string } }>(`${SHIP_RECORDINGS_API_PATH}/:id/stop`, route, (request) =>
    recordings.stop(sessionOf(request), parse(RecordingId, request.params.id, "NOT_FOUND")),
  );

  app.get<{ Params: { id: string } }>(`${SHIP_RECORDINGS_API_PATH}/:id/positions`, route, async (request, reply) => {
    const lines = await recordings.csv(parse(RecordingId, request.params.id, "NOT_FOUND"));
    return reply.type("text/csv; charset=utf-8").send(Readable.from(lines));
  });
};
