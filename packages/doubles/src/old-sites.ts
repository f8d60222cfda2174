import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Listening } from "./listen.ts";

/** Servers of old work, in every state that such servers come to. */
export interface OldSites extends Listening {
  /** Requests so far: `GET /vivo/`. */
  readonly asked: readonly string[];
  /** The same server by another name, as a host of its own. */
  readonly otherUrl: string;
  /** Most questions that were waiting for their answer at the same time, by host. */
  readonly mostAtOnce: ReadonlyMap<string, number>;
}

const page = (title: string, body = "") => `<!doctype html><html lang="es"><title>${title}</title>${body}`;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const html =
  (text: string, status = 200): Handler =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(text);

const redirect =
  (location: string): Handler =>
  (_request, response) =>
    void response.writeHead(301, { location }).end();

/** Milliseconds between two pieces of an answer without end. */
const PIECE_MS = 1;

const HANDLERS: Readonly<Record<string, Handler>> = {
  "/": html(page("Especiales")),
  "/vivo/": html(page("El mapa de las pruebas")),
  "/mueve/": redirect("/vivo/"),
  "/perdido/": html(page("Vaya"), 404),
  "/retirado/": html(page("Vaya"), 410),
  "/dice-que-no/": html(page("Página no encontrada — Especiales")),
  "/a-la-portada/": redirect("/"),
  "/circulo/": redirect("/circulo/otra/"),
  "/circulo/otra/": redirect("/circulo/"),
  "/error/": html(page("Error"), 500),
  "/cerrado/": html(page("Prohibido"), 403),
  "/adentro/": redirect("http://127.0.0.1:1/secreto"),
  "/nunca/": () => undefined,
  "/informe.pdf": (_request, response) => void response.writeHead(200, { "content-type": "application/pdf" }).end(),
  "/sin-cabecera.pdf": (request, response) => {
    if (request.method === "HEAD") response.writeHead(405).end();
    else html(page("Solo GET"))(request, response);
  },
  "/enorme/": (request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    if (request.method === "HEAD") return void response.end();
    const timer = setInterval(() => response.write("<p>más y más</p>".repeat(1000)), PIECE_MS);
    response.on("close", () => clearInterval(timer));
  },
};

/** Redirects that lead on and on: `/lejos/0/` to `/lejos/1/`. */
function handlerOf(path: string): Handler {
  const far = /^\/lejos\/(\d{1,4})\/$/.exec(path)?.[1];
  if (far !== undefined) return redirect(`/lejos/${Number(far) + 1}/`);
  return (Object.hasOwn(HANDLERS, path) ? HANDLERS[path] : undefined) ?? html(page("No está"), 404);
}

/** Starts a server with old work in every state. It has two names, so that it is two hosts. */
export async function startOldSites(): Promise<OldSites> {
  const asked: string[] = [];
  const open = new Map<string, number>();
  const mostAtOnce = new Map<string, number>();
  const server = createServer((request, response) => {
    const { host = "" } = request.headers;
    asked.push(`${request.method} ${request.url}`);
    const now = (open.get(host) ?? 0) + 1;
    open.set(host, now);
    mostAtOnce.set(host, Math.max(now, mostAtOnce.get(host) ?? 0));
    response.on("close", () => open.set(host, (open.get(host) ?? 1) - 1));
    handlerOf(request.url ?? "/")(request, response);
  }).listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    otherUrl: `http://localhost:${address.port}`,
    asked,
    mostAtOnce,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
