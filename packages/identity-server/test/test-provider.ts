import {
  JWKStore,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from "oauth2-mock-server";

/** Profile of the person at the service. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly name?: string;
  readonly picture?: string;
  /** Claims that only the directory of a house has. */
  readonly groups?: unknown;
  readonly sid?: string;
  readonly hd?: string;
}

/** A real OpenID Connect server on loopback; it signs in whoever `person` is, at once. */
export interface OpenIdServer {
  readonly url: string;
  person: Person;
  /** Changes the next answers, to play a broken or hostile service. */
  readonly onToken: (change: (token: MutableToken) => void) => void;
  readonly onUserInfo: (change: (answer: MutableResponse) => void) => void;
  /** Number of requests to each endpoint. */
  readonly asked: { token: number; userinfo: number };
  /** Whether the directory lets the person in no more, or says nothing: renewals get that answer. */
  state: "in" | "gone" | "down";
  givesRefreshToken: boolean;
  /** A token by which the directory tells of a sign-out. */
  signOutToken(claims: Readonly<Record<string, unknown>>): Promise<string>;
  close(): Promise<void>;
}

/** Made once: a pair of keys takes longer than a test, and every server may have the same one. */
const signingKey = new JWKStore().generate("RS256");

/** Starts an OpenID Connect server on a free port. */
export async function startOpenIdServer(person: Person): Promise<OpenIdServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.add({ ...(await signingKey) });
  await server.start(0, "127.0.0.1");
  const tokenChanges: ((token: MutableToken) => void)[] = [];
  const userInfoChanges: ((answer: MutableResponse) => void)[] = [];
  const asked = { token: 0, userinfo: 0 };
  const state: OpenIdServer["state"] = "in";
  const started: OpenIdServer = {
    url: server.issuer.url ?? "",
    person,
    asked,
    state,
    givesRefreshToken: true,
    signOutToken: (claims: Readonly<Record<string, unknown>>) => {
      const told = { scopesOrTransform: (_header: unknown, payload: object) => void Object.assign(payload, claims) };
      return server.issuer.buildToken(told);
    },
    onToken: (change: (token: MutableToken) => void) => void tokenChanges.push(change),
    onUserInfo: (change: (answer: MutableResponse) => void) => void userInfoChanges.push(change),
    close: () => server.stop(),
  };
  server.service.on("beforeTokenSigning", (token: MutableToken) => {
    Object.assign(token.payload, started.person);
    for (const change of tokenChanges) change(token);
  });
  server.service.on(
    "beforeResponse",
    (answer: MutableResponse, request: { readonly body?: { readonly grant_type?: string } }) => {
      asked.token += 1;
      if (!started.givesRefreshToken && typeof answer.body === "object") delete answer.body?.refresh_token;
      if (request.body?.grant_type !== "refresh_token" || started.state === "in") return;
      answer.statusCode = started.state === "gone" ? 400 : 503;
      answer.body = { error: started.state === "gone" ? "invalid_grant" : "temporarily_unavailable" };
    },
  );
  server.service.on("beforeUserinfo", (answer: MutableResponse) => {
    asked.userinfo += 1;
    answer.body = { ...started.person };
    for (const change of userInfoChanges) change(answer);
  });
  server.service.on("beforeAuthorizeRedirect", (_redirect: MutableRedirectUri) => undefined);
  return started;
}
