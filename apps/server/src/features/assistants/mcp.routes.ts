import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import {
  ASSISTANT_INSTRUCTIONS,
  ASSISTANT_LIMITS,
  ASSISTANT_SCOPES,
  ASSISTANT_TOOLS,
  MCP_PATH,
  RESOURCE_METADATA_PATH,
  SERVER_ERRORS,
} from "@nv/contracts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../../http/problem.ts";
import type { Programs } from "../../http/programs.ts";
import type { Asker, CallRoute } from "./call-route.ts";
import { TOOLS, toldTo } from "./tools.ts";

/** Dependencies of the route. */
export interface McpDeps {
  readonly programs: Pick<Programs, "read">;
  /** Public address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly isOn: () => boolean;
  readonly callRoute: CallRoute;
  /** Writes a call in the audit before it is made. */
  readonly note: (asker: Asker, tool: string, input: unknown) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Longest `User-Agent` that is handed on, characters. */
const USER_AGENT_MAX_LENGTH = 256;

/** Headers of the protocol, and what it reads of others. */
const READ_HEADERS = ["accept", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name", "mcp-session-id"];

/**
 * `POST /mcp`: assistants ask, by the Model Context Protocol, each call by itself. Nothing is there while assistants are off. They come with a token of
 * OAuth, bound to this address, or with a key that names `assistant:use`. Errors: `NOT_FOUND`, `CROSS_SITE`, `KEY_INVALID`, `KEY_SCOPE`, `KEY_TOO_OFTEN`.
 *
 * @see docs/contracts/assistants.md
 */
export const mcpRoutes: FastifyPluginAsync<McpDeps> = async (app, deps) => {
  const { programs, siteUrl, isOn, callRoute, note, onFailure } = deps;
  const resource = siteUrl + MCP_PATH;
  const challenge = `resource_metadata="${siteUrl}${RESOURCE_METADATA_PATH}${MCP_PATH}", scope="${ASSISTANT_SCOPES.join(" ")}"`;

  /** Server of one call, with the tools that its program may use: others it does not even see. */
  function serverFor(asker: Asker): McpServer {
    const server = new McpServer(
      { name: "narrativas-visuales", version: "1" },
      // Nothing here changes by itself that an assistant would wait for: a line that asks to be told is answered so, and ends at once.
      { instructions: ASSISTANT_INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
    );
    for (const { name, input, run } of TOOLS) {
      const { title, description, scope } = ASSISTANT_TOOLS[name];
      if (!asker.program.scopes.has(scope)) continue;
      const annotations = { readOnlyHint: scope.endsWith(":read"), destructiveHint: false, openWorldHint: false };
      server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given) => {
        await note(asker, name, given);
        return toldTo(name, await run(given, (call) => callRoute(asker, { ...call, scope })));
      });
    }
    return server;
  }

  async function askerOf(request: FastifyRequest): Promise<Asker> {
    const program = await programs.read({ headers: request.headers, address: request.ip });
    if (program === null) throw new Problem("KEY_INVALID");
    const isItsOwn = program.resource === null || program.resource === resource;
    if (!isItsOwn || !program.scopes.has("assistant:use")) throw new Problem("KEY_SCOPE");
    const userAgent = (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_MAX_LENGTH);
    return { program, address: request.ip, userAgent };
  }

  /** Says how to get in, and what was wrong with what came: RFC 6750, 3.1, and RFC 9728. */
  function refuse(reply: FastifyReply, { code, details }: Problem): FastifyReply {
    const { status, es: message } = SERVER_ERRORS[code];
    const isBrought = reply.request.headers.authorization !== undefined;
    const wrong = code === "KEY_SCOPE" ? "insufficient_scope" : isBrought ? "invalid_token" : "";
    const error = wrong === "" ? "" : `error="${wrong}", `;
    if (status === 401 || status === 403) reply.header("www-authenticate", `Bearer ${error}${challenge}`);
    if (details.retryAfterS !== undefined) reply.header("retry-after", String(details.retryAfterS));
    return reply.code(status).header("cache-control", "no-store").send({ code, message });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!isOn()) throw new Problem("NOT_FOUND");
    const { origin } = request.headers;
    // A page of others, or one whose name was pointed at this machine.
    if (origin !== undefined && origin !== siteUrl) throw new Problem("CROSS_SITE");
    let asker: Asker;
    try {
      asker = await askerOf(request);
    } catch (error) {
      if (error instanceof Problem) return refuse(reply, error);
      throw error;
    }
    const headers = new Headers();
    for (const name of READ_HEADERS) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const handler = createMcpHandler(() => serverFor(asker), { onerror: onFailure });
    try {
      const asked = new Request(resource, { method: request.method, headers });
      const answered = await handler.fetch(asked, { parsedBody: request.body });
      const type = answered.headers.get("content-type");
      if (type !== null) reply.header("content-type", type);
      const allow = answered.headers.get("allow");
      if (allow !== null) reply.header("allow", allow);
      return reply
        .code(answered.status)
        .header("cache-control", "no-store")
        .send(await answered.text());
    } finally {
      await handler.close();
    }
  }

  const route = { config: { access: "public" }, bodyLimit: ASSISTANT_LIMITS.body } as const;
  app.post(MCP_PATH, route, answer);
  // What earlier revisions asked by these is answered as the protocol wants it: there is nothing to listen to, and no session to end.
  app.get(MCP_PATH, route, answer);
  app.delete(MCP_PATH, route, answer);
};
