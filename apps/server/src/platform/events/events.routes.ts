import { EVENTS_API_PATH } from "@nv/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { ReadSession } from "../../gate/gate.ts";
import { sessionOf } from "../../http/acting.ts";
import type { Session } from "../../http/session.ts";
import type { SiteEvent, SiteEvents } from "./site-events.ts";

/** Interval at which a silent connection is kept alive, and the session behind it is asked for again. Milliseconds. */
const HEARTBEAT_MS = 20_000;

/** Connections of one person at the same time; the oldest is let go for a new one. */
const MOST_CONNECTIONS = 20;

/** Time after which a page that lost the connection comes back, milliseconds. */
const RETRY_MS = 3000;

/** A reader who takes in less than comes is let go: it will ask again. Bytes. */
const MOST_WAITING_BYTES = 262_144;

/** Dependencies of the route of events. */
export interface EventsRoutesDeps {
  readonly events: SiteEvents;
  readonly readSession: ReadSession<Pick<Session, "groups">>;
  /** Tells whose sessions may have ended, `null` for anybody's; returns what stops it. */
  readonly onSessionsChanged: (listener: (userId: string | null) => void) => () => void;
}

/** An open page. */
interface Connection {
  readonly end: () => void;
  /** Ends the connection unless its session is alive. */
  readonly ask: () => Promise<void>;
}

/** Through proxies too, which would keep small answers back. */
const HEADERS = { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" };

/** `GET /api/events`: what changes, as server-sent events, for as long as the page is open and the session lives. */
export const eventsRoutes: FastifyPluginAsync<EventsRoutesDeps> = async (app, deps) => {
  const { events, readSession, onSessionsChanged } = deps;
  const connections = new Map<string, Set<Connection>>();

  const stopAsking = onSessionsChanged((userId) => {
    const asked = userId === null ? [...connections.values()] : [connections.get(userId) ?? []];
    for (const open of asked) for (const connection of open) void connection.ask();
  });

  // Connections never end by themselves, and the server waits for them when it closes.
  app.addHook("preClose", async () => {
    stopAsking();
    for (const open of connections.values()) for (const connection of open) connection.end();
  });

  app.get(EVENTS_API_PATH, { config: { access: "session" } }, (request, reply) => {
    const session = sessionOf(request);
    // Nothing follows the head that was asked for.
    if (request.method === "HEAD") return reply.headers(HEADERS).send();
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, { ...headersOf(reply.getHeaders()), ...HEADERS });
    response.write(`retry: ${RETRY_MS}\n\n`);

    const tell = ({ name, data }: SiteEvent) => {
      if (response.writableEnded) return;
      if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
      else response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    // Asked at each event: somebody may have left the group since the page was opened.
    const tellIfOf = async (group: string, event: SiteEvent) => {
      try {
        if ((await readSession(request.headers.cookie))?.groups.includes(group)) tell(event);
      } catch {
        end(); // Nobody can say whose page it is; it comes back and asks again.
      }
    };
    /** Until what was asked is answered: what comes meanwhile waits, so that all is told in its order. */
    let asked: Promise<void> | null = null;
    const unsubscribe = events.subscribe((event) => {
      const { group } = event;
      if (group === undefined && asked === null) return tell(event);
      const before = asked ?? Promise.resolve();
      const turn = before.then(() => (group === undefined ? tell(event) : tellIfOf(group, event)));
      asked = turn;
      void turn.then(() => {
        if (asked === turn) asked = null;
      });
    });
    const end = () => {
      clearInterval(timer);
      unsubscribe();
      response.end();
    };
    const ask = async () => {
      try {
        if ((await readSession(request.headers.cookie)) === null) end();
      } catch {
        end(); // Nobody can say whether the session is alive; the page comes back and is told.
      }
    };
    const timer = setInterval(() => {
      response.write(": \n\n");
      void ask();
    }, HEARTBEAT_MS);
    const connection = { end, ask };
    const open = connections.get(session.userId) ?? new Set<Connection>();
    connections.set(session.userId, open.add(connection));
    if (open.size > MOST_CONNECTIONS) [...open][0]?.end();
    response.on("close", () => {
      end();
      open.delete(connection);
      if (open.size === 0) connections.delete(session.userId);
    });
    // It may have ended while the connection was being opened.
    void ask();
    return reply;
  });
};

/** Headers that Fastify has gathered, as the raw response takes them. */
function headersOf(gathered: Readonly<Record<string, number | string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(gathered).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
