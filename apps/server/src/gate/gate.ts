import type { IncomingMessage, ServerResponse } from "node:http";
import { ADMIN_PATH, SERVER_ERRORS, type ServerErrorCode } from "@nv/contracts";
import { codeOf } from "../http/errors.ts";
import { Problem } from "../http/problem.ts";
import { type Programs, requireScope } from "../http/programs.ts";
import { isNavigation } from "./core/navigation.ts";
import { prefersMarkdown } from "./core/prefers-markdown.ts";
import { requestPath } from "./core/request-path.ts";
import { withoutFinalSlashes } from "./core/without-final-slashes.ts";
import type { GateCounts } from "./gate-counts.ts";
import { pageOfMarkdown } from "./page-markdown.ts";
import { sendStoredFile } from "./send-stored-file.ts";
import type { StaticRoots } from "./static-roots.ts";
import type { StoredFile } from "./stored-file.ts";

/** Names the session behind a `Cookie` header; answers at once when it knows it already. */
export type ReadSession<Session> = (cookieHeader: string | undefined) => Session | null | Promise<Session | null>;

/** Answers a request that is not for a route of the server. */
export type Gate = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Fields of the session that the gate needs. */
export interface GateSession {
  readonly isAdministrator: boolean;
  /** The groups that the person is of. */
  readonly groups: readonly string[];
}

/** Dependencies of the gate. */
export interface GateDeps {
  readonly staticRoots: StaticRoots;
  readonly readSession: ReadSession<GateSession>;
  /**
   * Address at which the house's directory is asked about the browser of a session that waits for its word, or `null`.
   *
   * @param path - Path and query that were asked for.
   */
  readonly askDirectory?: (cookieHeader: string | undefined, path: string) => Promise<string | null>;
  /** Programs that come with a key. */
  readonly programs: Pick<Programs, "read">;
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told when a session could not be read; the door stays shut. */
  readonly onFailure: (error: unknown) => void;
  /** Counts of the answers. */
  readonly counts: GateCounts;
}

/** A person with a session, and where they go. */
interface Visit {
  readonly path: string;
  readonly session: GateSession;
}

const READING_METHODS: readonly (string | undefined)[] = ["GET", "HEAD"];

/**
 * Answers every address that is not a route of the server: the door of the entrance for anyone, the door
 * of the site for people with a session, the administration for those who administer, and one same answer for everything
 * else.
 *
 * It works on the raw request, so that an address which the router cannot even read gets that same answer.
 *
 * @see docs/contracts/gate.md
 */
export function createGate({
  staticRoots,
  readSession,
  programs,
  askDirectory = async () => null,
  headers,
  onFailure,
  counts,
}: GateDeps): Gate {
  function sendError(response: ServerResponse, code: ServerErrorCode, extra: Readonly<Record<string, string>> = {}) {
    const { status, es } = SERVER_ERRORS[code];
    const fixed = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", vary: "Cookie" };
    response.writeHead(status, { ...headers, ...fixed, ...extra }).end(JSON.stringify({ code, message: es }));
  }

  function turnAway(request: IncomingMessage, response: ServerResponse): void {
    counts.turnedAway += 1;
    if (isNavigation(request.headers)) sendStoredFile(request, response, staticRoots.gatePage, 401);
    else sendError(response, "SESSION_MISSING");
  }

  /** Whether somebody without a session came for a page, with a cookie that may be of one that waits for the directory's word. */
  const mayAsk = ({ method, headers: asked }: IncomingMessage) =>
    method === "GET" && asked.cookie !== undefined && isNavigation(asked);

  /** Sends a browser to the directory on its way, where that is all that its session waits for; nobody sees anything of it. */
  async function askOnTheWay(request: IncomingMessage, response: ServerResponse, otherwise: () => void): Promise<void> {
    const address = await askDirectory(request.headers.cookie, request.url ?? "/");
    if (address === null) return otherwise();
    counts.turnedAway += 1;
    response.writeHead(302, { ...headers, location: address, "cache-control": "no-store", vary: "Cookie" }).end();
  }

  /** Below `/admin` nothing tells a person who does not administer which address exists. */
  function showAdministration(request: IncomingMessage, response: ServerResponse, visit: Visit): void {
    const isPage = isNavigation(request.headers);
    const file = staticRoots.admin.get(visit.path);
    if (!visit.session.isAdministrator) {
      counts.forbidden += 1;
      if (isPage) sendStoredFile(request, response, staticRoots.forbiddenPage, 403);
      else sendError(response, "FORBIDDEN");
    } else if (file !== undefined || isPage) {
      counts.insideFile += 1;
      sendStoredFile(request, response, file ?? staticRoots.adminPage);
    } else {
      counts.notFound += 1;
      sendError(response, "NOT_FOUND");
    }
  }

  /** The file behind an address, for somebody: what belongs to a group is not there for whoever is not of it. */
  function siteFile(path: string, { groups }: GateSession): StoredFile | undefined {
    const group = staticRoots.siteGroups.get(path);
    return group === undefined || groups.includes(group) ? staticRoots.site.get(path) : undefined;
  }

  /** The page behind an address as Markdown, where that is what is asked for; a group's for its people. */
  function markdownFile(
    path: string,
    accept: string | undefined,
    { groups }: Pick<GateSession, "groups">,
  ): StoredFile | undefined {
    const page = pageOfMarkdown(path) ?? (prefersMarkdown(accept) ? path : null);
    const found = page === null ? undefined : staticRoots.markdown.get(page);
    if (page === null || found === undefined) return undefined;
    const isTheirs = [found.group, staticRoots.siteGroups.get(page) ?? ""].every(
      (group) => group === "" || groups.includes(group),
    );
    return isTheirs ? found.file : undefined;
  }

  function showInside(
    request: IncomingMessage,
    response: ServerResponse,
    { path, session }: { readonly path: string | null; readonly session: GateSession },
  ): void {
    if (!READING_METHODS.includes(request.method)) {
      counts.refusedMethod += 1;
      sendError(response, "METHOD_NOT_ALLOWED", { allow: "GET, HEAD" });
      return;
    }
    if (path === ADMIN_PATH || path?.startsWith(`${ADMIN_PATH}/`)) {
      showAdministration(request, response, { path, session });
      return;
    }
    const markdown = path === null ? undefined : markdownFile(path, request.headers.accept, session);
    const file = path === null ? undefined : (markdown ?? siteFile(path, session));
    const withoutSlash = path === null ? "" : withoutFinalSlashes(path);
    if (file !== undefined) {
      counts.insideFile += 1;
      sendStoredFile(request, response, file);
    } else if (withoutSlash !== "" && siteFile(withoutSlash, session) !== undefined) {
      counts.moved += 1;
      response
        .writeHead(308, { ...headers, location: encodeURI(withoutSlash), "cache-control": "private, no-cache" })
        .end();
    } else {
      counts.notFound += 1;
      if (isNavigation(request.headers)) sendStoredFile(request, response, staticRoots.notFoundPage, 404);
      else sendError(response, "NOT_FOUND");
    }
  }

  function showOutside(request: IncomingMessage, response: ServerResponse, file: StoredFile): void {
    counts.publicFile += 1;
    sendStoredFile(request, response, file);
  }

  function decide(
    request: IncomingMessage,
    response: ServerResponse,
    path: string | null,
    door: { readonly publicFile: StoredFile | undefined; readonly session: GateSession | null },
  ): void | Promise<void> {
    if (door.session !== null) return showInside(request, response, { path, session: door.session });
    const { publicFile } = door;
    const showNothing = () =>
      publicFile === undefined ? turnAway(request, response) : showOutside(request, response, publicFile);
    return mayAsk(request) ? askOnTheWay(request, response, showNothing) : showNothing();
  }

  /** Answers a program: with the scope of pages, one as Markdown; nothing else, and it learns of nothing whether it is there. */
  async function answerProgram(
    reading: NonNullable<ReturnType<Programs["read"]>>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const program = await reading;
      const path = requestPath(request.url ?? "/");
      const isMarkdown = path !== null && (pageOfMarkdown(path) !== null || prefersMarkdown(request.headers.accept));
      requireScope(program, isMarkdown ? "pages:read" : undefined);
      if (!READING_METHODS.includes(request.method)) {
        return sendError(response, "METHOD_NOT_ALLOWED", { allow: "GET, HEAD" });
      }
      const file = path === null ? undefined : markdownFile(path, request.headers.accept, program.session);
      if (file === undefined) return sendError(response, "NOT_FOUND");
      counts.insideFile += 1;
      sendStoredFile(request, response, file);
    } catch (error) {
      if (error instanceof Problem) return sendError(response, error.code);
      onFailure(error);
      counts.failed += 1;
      sendError(response, codeOf(error));
    }
  }

  return (request, response) => {
    const path = requestPath(request.url ?? "/");
    const isReading = READING_METHODS.includes(request.method);
    const publicFile = path === null || !isReading ? undefined : staticRoots.entrance.get(path);
    // `/` belongs to both doors: the visitor's home, and the site's own for people with a session.
    if (publicFile !== undefined && path !== "/") return showOutside(request, response, publicFile);
    const reading = programs.read({ headers: request.headers, address: null });
    if (reading !== null) return answerProgram(reading, request, response);
    const fail = (error: unknown) => {
      onFailure(error);
      counts.failed += 1;
      sendError(response, codeOf(error));
    };
    const session = readSession(request.headers.cookie);
    if (session instanceof Promise) {
      return session.then((found) => decide(request, response, path, { publicFile, session: found })).catch(fail);
    }
    const done = decide(request, response, path, { publicFile, session });
    return done instanceof Promise ? done.catch(fail) : done;
  };
}
