import type { ServerResponse } from "node:http";
import { EVENTS_API_PATH } from "@nv/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { ReadSession } from "../gate/gate.ts";
import { sendError } from "../http/send-error.ts";
import type { SiteEvents } from "./site-events.ts";

/** How often a silent line is kept alive, and the session behind it is asked for again. Milliseconds. */
const HEARTBEAT_MS = 20_000;

/** Pages of one person that hear at the same time; the oldest is let go for a new one. */
const MOST_LINES = 20;

/** How soon a page that lost the line comes back, milliseconds. */
const RETRY_MS = 3000;

/** A reader who takes in less than comes is let go: it will ask again. Bytes. */
const MOST_WAITING_BYTES = 262_144;

/** What the route needs. */
export interface EventsRoutesDeps {
  readonly events: SiteEvents;
  readonly readSession: ReadSession<object>;
}

/** `GET /api/events`: what changes, as server-sent events, for as long as the page is open and the session lives. */
export const eventsRoutes: FastifyPluginAsync<EventsRoutesDeps> = async (app, { events, readSession }) => {
  const lines = new Map<string, Set<ServerResponse>>();

  // Lines never end by themselves, and the server waits for them when it closes.
  app.addHook("preClose", async () => {
    for (const open of lines.values()) for (const response of open) response.end();
  });

  app.get(EVENTS_API_PATH, { config: { access: "session" } }, (request, reply) => {
    const { session } = request;
    if (session === null) return sendError(reply, "SESSION_MISSING");
    reply.hijack();
    const response = reply.raw;
    const open = lines.get(session.userId) ?? new Set<ServerResponse>();
    lines.set(session.userId, open.add(response));
    if (open.size > MOST_LINES) [...open][0]?.end();
    // Through proxies too, which would keep small answers back.
    const headers = { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" };
    response.writeHead(200, { ...headersOf(reply.getHeaders()), ...headers });
    response.write(`retry: ${RETRY_MS}\n\n`);

    const stopHearing = events.hear(({ name, data }) => {
      if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
      else response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    });
    const beat = async () => {
      const alive = await readSession(request.headers.cookie);
      if (alive === null) response.end();
      else response.write(": \n\n");
    };
    const timer = setInterval(() => void beat().catch(() => response.end()), HEARTBEAT_MS);
    response.on("close", () => {
      clearInterval(timer);
      stopHearing();
      open.delete(response);
      if (open.size === 0) lines.delete(session.userId);
    });
    return reply;
  });
};

/** Headers that Fastify has gathered, as the raw response takes them. */
function headersOf(gathered: Readonly<Record<string, number | string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(gathered).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
