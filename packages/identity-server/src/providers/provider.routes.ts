import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SilentRenewal } from "../directory/silent-renewal.service.ts";
import { bothSlashes } from "../http/both-slashes.ts";
import type { Cookies } from "../http/cookies.ts";
import { readForm } from "../http/parsed-body.ts";
import type { Requests } from "../http/requests.ts";
import { IdentityError } from "../identity-error.ts";
import { makeSecret } from "../secret.ts";
import type { BeginSignIn } from "./begin-sign-in.service.ts";
import type { CompleteSignIn } from "./complete-sign-in.service.ts";
import type { Homecoming, ReturningCaller } from "./homecomings.service.ts";
import { errorFragment, returnAddress, returnPath } from "./return-address.ts";
import type { SamlProvider } from "./saml-provider.ts";

interface ProviderDeps {
  readonly begin: BeginSignIn;
  readonly complete: CompleteSignIn;
  readonly silent: SilentRenewal;
  readonly saml: SamlProvider | null;
  readonly cookies: Cookies;
  readonly requests: Requests;
  /** Public address of the site, without a path. */
  readonly siteUrl: string;
  /** Other sites whose pages sign people in here. */
  readonly trustedOrigins: readonly string[];
  /** Public address of this service, without a slash at the end. */
  readonly apiUrl: string;
}

/** The route changes something, so that asking for its headers alone must not run it. */
const ONCE = { exposeHeadRoute: false };

function queryOf(request: FastifyRequest): URLSearchParams {
  const mark = request.url.indexOf("?");
  return new URLSearchParams(mark === -1 ? "" : request.url.slice(mark + 1));
}

/** `GET /authorize` and `/callback`; with a directory, `GET /saml/metadata` and `POST /saml/acs`. */
export function addProviderRoutes(app: FastifyInstance, deps: ProviderDeps): void {
  const { cookies, requests, saml, siteUrl, trustedOrigins, apiUrl } = deps;

  function callerOf(request: FastifyRequest): ReturningCaller {
    return { ...requests.caller(request), flowSecret: cookies.flowSecret(request.headers.cookie) };
  }

  async function authorize(request: FastifyRequest, reply: FastifyReply) {
    const query = queryOf(request);
    const browserSecret = cookies.flowSecret(request.headers.cookie) ?? makeSecret();
    const isSilent = query.get("prompt") === "none";
    const returnTo = query.get("return_to");
    const start = {
      provider: query.get("provider") ?? "",
      inviteToken: query.get("invite_token"),
      // The gate sends a browser away before there is a page that could name itself.
      returnPath: returnPath(
        isSilent && returnTo !== null ? siteUrl + returnTo : (request.headers.referer ?? ""),
        siteUrl,
        isSilent ? [] : trustedOrigins,
      ),
      aud: requests.audience(request),
      browserSecret,
      isSilent,
      linker: null,
    };
    try {
      const url = await deps.begin(start, requests.caller(request));
      cookies.setFlow(reply, browserSecret);
      return reply.redirect(url.href, 302);
    } catch (error) {
      // Nobody did anything wrong, so the person goes back to the page instead of reading JSON.
      const isDown = error instanceof IdentityError && error.code === "PROVIDER_UNREACHABLE";
      if (!isDown) throw error;
      request.log.warn({ err: error }, "an outside service does not answer");
      if (!isSilent) return goHome(reply, { path: start.returnPath + errorFragment(error), signedIn: null });
      await deps.silent.giveUp(requests.caller(request));
      return goHome(reply, { path: start.returnPath, signedIn: null });
    }
  }

  /** Always an address of our own site, or of one that the configuration names. */
  function goHome(reply: FastifyReply, { path, signedIn }: Homecoming): FastifyReply {
    if (signedIn !== null && signedIn.cookieSecret !== null) {
      cookies.setGate(reply, signedIn.cookieSecret, signedIn.cookieLifeS);
    }
    if (signedIn !== null && signedIn.deviceSecret !== null) cookies.setDevice(reply, signedIn.deviceSecret, "kept");
    return reply.redirect(returnAddress(path, siteUrl), 302);
  }

  async function callback(request: FastifyRequest, reply: FastifyReply) {
    return goHome(reply, await deps.complete.callback(queryOf(request), callerOf(request)));
  }

  async function acs(request: FastifyRequest, reply: FastifyReply) {
    const form = readForm(request.body);
    const relayState = form.get("RelayState") ?? "";
    const outcome = await deps.complete.samlResponse(relayState, form.get("SAMLResponse") ?? "", callerOf(request));
    if (outcome !== "waiting") return goHome(reply, outcome);
    return reply.redirect(`${apiUrl}/callback?${new URLSearchParams({ state: relayState })}`, 302);
  }

  for (const path of bothSlashes("/authorize")) app.get(path, ONCE, authorize);
  for (const path of bothSlashes("/callback")) app.get(path, ONCE, callback);
  if (saml === null) return;
  for (const path of bothSlashes("/saml/acs")) app.post(path, acs);
  for (const path of bothSlashes("/saml/metadata")) {
    app.get(path, async (_request, reply) => reply.type("application/xml; charset=utf-8").send(await saml.metadata()));
  }
}
