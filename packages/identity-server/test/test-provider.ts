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
  const started = {
    url: server.issuer.url ?? "",
    person,
    asked,
    onToken: (change: (token: MutableToken) => void) => void tokenChanges.push(change),
    onUserInfo: (change: (answer: MutableResponse) => void) => void userInfoChanges.push(change),
    close: () => server.stop(),
  };
  server.service.on("beforeTokenSigning", (token: MutableToken) => {
    Object.assign(token.payload, started.person);
    for (const change of tokenChanges) change(token);
  });
  server.service.on("beforeResponse", () => {
    asked.token += 1;
  });
  server.service.on("beforeUserinfo", (answer: MutableResponse) => {
    asked.userinfo += 1;
    answer.body = { ...started.person };
    for (const change of userInfoChanges) change(answer);
  });
  server.service.on("beforeAuthorizeRedirect", (_redirect: MutableRedirectUri) => undefined);
  return started;
}
