import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { freePort } from "@nv/test-kit";
import Provider, { type Configuration } from "oidc-provider";
import { PREFIX, SITE } from "./test-identity.ts";

/** Person as this directory knows them. */
interface Known {
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
}

/** Differences between houses. */
interface Habits {
  /** Whether it gives a refresh token to whoever asks for `offline_access` without asking the person; else it gives none. */
  readonly givesRefreshTokens: boolean;
  /** Takes what the directory tells of a sign-out behind the person's back. */
  readonly tell: (form: string) => Promise<void>;
}

/** A browser at the directory: it keeps cookies, and follows where it is led until it is led to our site. */
export interface DirectoryBrowser {
  visit(address: URL): Promise<URL>;
  /** Signs out at the directory. */
  signOut(): Promise<void>;
}

/** The directory of a house: panva's `oidc-provider`, which is certified by the OpenID Foundation. */
export interface CertifiedDirectory {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** People by their subject; who is not in it is not of the house. */
  readonly people: Map<string, Known>;
  /** Subject of whoever signs in. */
  at: string;
  openBrowser(): DirectoryBrowser;
  close(): Promise<void>;
}

const CLIENT = { clientId: "sitio", clientSecret: "un-secreto-del-directorio-de-la-casa" } as const;
const INTERACTION = "/entrar/";

function cookiesOf(jar: Map<string, string>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** Opens a browser without cookies. */
function openBrowser(url: string): DirectoryBrowser {
  const jar = new Map<string, string>();
  async function ask(address: URL, body?: URLSearchParams): Promise<Response> {
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
    const answer = await fetch(address, {
      ...{ headers, redirect: "manual" },
      ...(body === undefined ? {} : { method: "POST", body }),
    });
    cookiesOf(jar, answer);
    return answer;
  }
  async function visit(address: URL): Promise<URL> {
    const answer = await ask(address);
    const location = answer.headers.get("location");
    if (location === null)
      throw new Error(`${address.pathname} was answered with ${answer.status}: ${await answer.text()}`);
    const next = new URL(location, address);
    return next.origin === SITE ? next : visit(next);
  }
  return {
    visit,
    async signOut() {
      const page = await (await ask(new URL(`${url}/session/end`))).text();
      const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
      await ask(new URL(`${url}/session/end/confirm`), new URLSearchParams({ xsrf, logout: "yes" }));
    },
  };
}

/** Configuration of a directory as houses have it: people's claims at the userinfo endpoint, rotated refresh tokens, back-channel logout. */
function configurationOf(people: ReadonlyMap<string, Known>, { givesRefreshTokens, tell }: Habits): Configuration {
  return {
    clients: [
      {
        ...{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
        ...{ redirect_uris: [`${SITE}${PREFIX}/callback`], grant_types: ["authorization_code", "refresh_token"] },
        ...{ backchannel_logout_uri: `${SITE}${PREFIX}/oidc/logout`, backchannel_logout_session_required: true },
      },
    ],
    claims: { openid: ["sub", "groups"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_context, { uid }) => INTERACTION + uid },
    rotateRefreshToken: true,
    issueRefreshToken: async (_context, client) => givesRefreshTokens && client.grantTypeAllowed("refresh_token"),
    // Nobody is asked for consent by their own house.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile offline_access");
      await grant.save();
      return grant;
    },
    async findAccount(_context, sub) {
      const known = people.get(sub);
      if (known === undefined) return undefined;
      return { accountId: sub, claims: async () => ({ sub, ...known, email_verified: true }) };
    },
    fetch: async (_url, { body } = {}) => {
      await tell(String(body));
      return new Response();
    },
    cookies: { keys: ["una clave de las galletas"] },
  };
}

/** Starts a directory on a free port. */
export async function startCertifiedDirectory(habits: Habits): Promise<CertifiedDirectory> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const people = new Map<string, Known>();
  const provider = new Provider(url, configurationOf(people, habits));
  const answer = provider.callback();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith(INTERACTION)) return answer(request, response);
    const login = { accountId: directory.at };
    await provider.interactionFinished(request, response, { login });
  }
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const directory: CertifiedDirectory = {
    ...{ url, ...CLIENT, people, at: "" },
    openBrowser: () => openBrowser(url),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return directory;
}
