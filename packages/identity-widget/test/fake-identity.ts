import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** One call that the widget made. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingMessage["headers"];
}

/** A person of the fake service. */
export interface Person {
  readonly id: string;
  email: string;
  password: string;
  user_metadata: Record<string, unknown>;
}

/** Answer to a call. */
export interface Answer {
  readonly status: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An identity service in memory, with a page that uses the widget: enough to try every state of the dialog. */
export interface FakeIdentity {
  readonly origin: string;
  readonly calls: Call[];
  readonly people: Person[];
  settings: Record<string, unknown>;
  /** Headers of the page, such as its content policy. */
  pageHeaders: Record<string, string>;
  /** Markup of the page's body, besides the widget's script. */
  pageBody: string;
  /** Added to `<html>`. */
  pageAttributes: string;
  /** Answers the next call to a path in another way, or waits before it answers. */
  intercept: Map<string, () => Promise<Answer | null> | Answer | null>;
  close(): Promise<void>;
}

const PREFIX = "/.netlify/identity";

const HOUR_S = 3600;

function jwtOf(person: Person): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + HOUR_S;
  return `${part({ alg: "none" })}.${part({ sub: person.id, exp, email: person.email })}.x`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}

const refused = (status: number, msg: string): Answer => ({ status, json: { code: status, msg } });

const grantRefused = (description: string): Answer => ({
  status: 400,
  json: { error: "invalid_grant", error_description: description },
});

const tokensFor = (person: Person): Answer => ({
  status: 200,
  json: {
    access_token: jwtOf(person),
    token_type: "bearer",
    expires_in: HOUR_S,
    refresh_token: `refresh-${randomUUID()}`,
  },
});

/** Tokens of the first person, for a way to sign in that the service does not know. */
export function tokensOf({ people: [first] }: FakeIdentity): unknown {
  return first && tokensFor(first).json;
}

const view = ({ id, email, user_metadata }: Person) => ({
  id,
  aud: "",
  role: "",
  email,
  user_metadata,
  app_metadata: { provider: "email" },
});

function answerCall({ method, path, body, headers }: Call, fake: FakeIdentity): Answer {
  const findByEmail = (email: unknown) => fake.people.find((person) => person.email === email);
  const bearer = /^Bearer [^.]*\.([^.]*)/.exec(headers.authorization ?? "")?.[1];
  const me = bearer
    ? fake.people.find(({ id }) => id === JSON.parse(Buffer.from(bearer, "base64url").toString()).sub)
    : undefined;
  const json = headers["content-type"] === "application/json" ? JSON.parse(body || "{}") : {};
  switch (`${method} ${path}`) {
    case "GET /settings":
      return { status: 200, json: fake.settings };
    case "POST /signup":
      return { status: 200, json: view(addPerson(fake, json.email, json.password, json.data)) };
    case "POST /token": {
      const form = new URLSearchParams(body);
      const person = findByEmail(form.get("username"));
      return person && person.password === form.get("password")
        ? tokensFor(person)
        : grantRefused("No user found with that email, or password invalid.");
    }
    case "POST /recover":
      return { status: 200, json: {} };
    case "POST /verify": {
      if (json.token === "old") return refused(422, "Confirmation token expired");
      const person = json.email ? addPerson(fake, json.email, json.password, json.data) : fake.people[0];
      if (!person || json.token === "bad") return refused(404, "User not found");
      if (json.password) person.password = json.password;
      return tokensFor(person);
    }
    case "POST /verify/account": {
      const isUnknown = json.token === "bad" || json.token === "old";
      return isUnknown ? refused(404, "User not found") : { status: 200, json: { email: fake.people[0]?.email } };
    }
    case "POST /logout":
      return me || headers.cookie?.includes("nv_session=") ? { status: 204 } : refused(401, "No session");
  }
  if (path !== "/user") return refused(404, "Not found");
  if (!me) return refused(401, "This endpoint requires a Bearer token");
  if (method === "PUT") {
    if (json.password) me.password = json.password;
    if (json.email_change_token) me.email = "nuevo@ejemplo.org";
  }
  return { status: 200, json: view(me) };
}

function addPerson(
  fake: FakeIdentity,
  email: string,
  password: string,
  metadata: Record<string, unknown> = {},
): Person {
  const person = { id: randomUUID(), email, password, user_metadata: metadata };
  fake.people.push(person);
  return person;
}

/**
 * Starts the service and the page on a free port of a range.
 *
 * @param files - Scripts by name; `widget.js` is the page's own.
 */
export async function startFakeIdentity(files: ReadonlyMap<string, string>, port = 0): Promise<FakeIdentity> {
  const fake: FakeIdentity = {
    origin: "",
    calls: [],
    people: [
      {
        id: randomUUID(),
        email: "ana@ejemplo.org",
        password: "correcta-caballo",
        user_metadata: { full_name: "Ana Ruiz" },
      },
    ],
    settings: { autoconfirm: false, disable_signup: false, external: {}, external_labels: {} },
    pageHeaders: {},
    pageBody: '<main><h1>Sitio</h1><button id="enter" type="button">Entrar</button><p>Texto de la página.</p></main>',
    pageAttributes: "",
    intercept: new Map(),
    close: async () => {},
  };
  const server: Server = createServer(async (request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const script = files.get(path.slice(1));
    if (script !== undefined) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
    } else if (path.startsWith(PREFIX)) {
      const call = {
        method: request.method ?? "GET",
        path: path.slice(PREFIX.length),
        body: await readBody(request),
        headers: request.headers,
      };
      fake.calls.push(call);
      const answer = (await fake.intercept.get(call.path)?.()) ?? answerCall(call, fake);
      const type = answer.json === undefined ? "text/plain" : "application/json";
      response
        .writeHead(answer.status, { "Content-Type": type, ...answer.headers })
        .end(answer.json === undefined ? answer.text : JSON.stringify(answer.json));
    } else {
      response
        .writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...fake.pageHeaders })
        .end(
          `<!doctype html><html lang="es" ${fake.pageAttributes}><head><title>Sitio</title>` +
            `<meta name="viewport" content="width=device-width"></head><body>${fake.pageBody}` +
            `<script type="module" src="/widget.js"></script></body></html>`,
        );
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: actual } = server.address() as AddressInfo;
  return Object.assign(fake, {
    origin: `http://127.0.0.1:${actual}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
