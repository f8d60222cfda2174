import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** An address of the person at the service. */
export interface PersonEmail {
  readonly address: string;
  readonly isVerified: boolean;
  readonly isMain: boolean;
}

/** The person who is signed in at the service. */
export interface PlainPerson {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly emails: readonly PersonEmail[];
}

/** Response of an endpoint instead of doing its work. */
export type Fault = (response: ServerResponse) => void;

/** A real server with the addresses, answers and refusals of GitHub or Bitbucket. */
export interface PlainOAuthServer {
  readonly url: string;
  readonly apiUrl: string;
  person: PlainPerson;
  /** Set to break an endpoint. */
  readonly faults: { token?: Fault; user?: Fault; emails?: Fault };
  readonly asked: { token: number; user: number };
  close(): Promise<void>;
}

const CLIENT = { id: "site", secret: "secreto" };

interface Grant {
  readonly challenge: string;
  readonly redirect: string;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

function isClient(kind: "github" | "bitbucket", request: IncomingMessage, form: URLSearchParams): boolean {
  const basic = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString("base64")}`;
  if (kind === "bitbucket") return request.headers.authorization === basic;
  return form.get("client_id") === CLIENT.id && form.get("client_secret") === CLIENT.secret;
}

function isGranted(grant: Grant | undefined, form: URLSearchParams): boolean {
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  return grant !== undefined && grant.challenge === challenge && grant.redirect === form.get("redirect_uri");
}

/** Starts the server on a free port of loopback; it signs in whoever `person` is, at once. */
export async function startPlainOAuthServer(
  kind: "github" | "bitbucket",
  person: PlainPerson,
): Promise<PlainOAuthServer> {
  const isGithub = kind === "github";
  const grants = new Map<string, Grant>();
  const tokens = new Set<string>();
  const faults: PlainOAuthServer["faults"] = {};
  const asked = { token: 0, user: 0 };
  let url = "";

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const code = randomUUID();
    const redirect = query.get("redirect_uri") ?? "";
    grants.set(code, { challenge: query.get("code_challenge") ?? "", redirect });
    const back = new URL(redirect);
    back.search = new URLSearchParams({ code, state: query.get("state") ?? "" }).toString();
    response.writeHead(302, { location: back.href }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked.token += 1;
    const form = await formOf(request);
    if (faults.token) return faults.token(response);
    const code = form.get("code") ?? "";
    if (!isClient(kind, request, form)) {
      // GitHub refuses with 200, which is what makes it worth trying.
      return sendJson(response, isGithub ? 200 : 401, { error: "incorrect_client_credentials" });
    }
    if (!isGranted(grants.get(code), form)) {
      const error = isGithub ? "bad_verification_code" : "invalid_grant";
      return sendJson(response, isGithub ? 200 : 400, { error, error_description: "The code is wrong." });
    }
    grants.delete(code);
    const accessToken = randomUUID();
    tokens.add(`Bearer ${accessToken}`);
    sendJson(response, 200, { access_token: accessToken, token_type: "bearer", scope: "user:email" });
  }

  function user(response: ServerResponse): void {
    const { id, name, picture } = started.person;
    if (isGithub) sendJson(response, 200, { id, login: `user${id}`, name, avatar_url: picture });
    else sendJson(response, 200, { uuid: `{${id}}`, display_name: name, links: { avatar: { href: picture } } });
  }

  function emails(response: ServerResponse): void {
    const list = started.person.emails;
    if (isGithub) {
      const all = list.map((one) => ({ email: one.address, primary: one.isMain, verified: one.isVerified }));
      sendJson(response, 200, all);
      return;
    }
    const values = list.map((one) => ({
      email: one.address,
      is_primary: one.isMain,
      is_confirmed: one.isVerified,
    }));
    sendJson(response, 200, { values, page: 1, size: values.length });
  }

  function api(path: string, request: IncomingMessage, response: ServerResponse): void {
    const isUser = path === "/user";
    const fault = isUser ? faults.user : faults.emails;
    if (isUser) asked.user += 1;
    if (!tokens.has(request.headers.authorization ?? "")) sendJson(response, 401, { message: "Bad credentials" });
    else if (fault) fault(response);
    else if (isUser) user(response);
    else emails(response);
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://service.invalid");
    if (/\/authorize$/.test(pathname)) authorize(searchParams, response);
    else if (/\/access_token$/.test(pathname)) void token(request, response);
    else api(pathname.replace(/^\/(api\/v3|2\.0)/, ""), request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  url = `http://127.0.0.1:${address.port}`;
  const started: PlainOAuthServer = {
    url,
    apiUrl: `${url}${isGithub ? "/api/v3" : "/2.0"}`,
    person,
    faults,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return started;
}
