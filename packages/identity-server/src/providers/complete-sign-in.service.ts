import { isUniqueViolation } from "@nv/database";
import type { IdentityContext } from "../context.ts";
import { emailKey } from "../core/email.ts";
import type { SilentRenewal } from "../directory/silent-renewal.service.ts";
import { IdentityError } from "../identity-error.ts";
import type { ProviderFlowRow } from "../schema/providers-tables.ts";
import { hashSecret } from "../secret.ts";
import { isOpened, type SessionCaller, type SignedIn, toSignedIn } from "../sessions/session-opening.service.ts";
import { createEnterByProvider } from "./external-accounts.service.ts";
import { ExternalProfile } from "./external-profile.ts";
import { dropFlow, findFlow, keepProfile, takeFlow } from "./flows.repository.ts";
import type { ProvenPerson } from "./oauth-provider.ts";
import { createLinkIdentity } from "./own-identities.service.ts";
import type { ProviderSet } from "./provider-set.ts";
import { errorFragment, refusalFragment, secondFactorFragment, tokenFragment } from "./return-address.ts";

/** Caller who comes back from an outside service. */
export interface ReturningCaller extends SessionCaller {
  /** Secret that this browser kept since it left, or `null`. */
  readonly flowSecret: string | null;
}

/** Next destination of the browser. */
export interface Homecoming {
  /** Path, query and fragment on this site; with the origin of another one before them where the sign-in began there. */
  readonly path: string;
  /** The session that was opened; `null` when there is none. */
  readonly signedIn: SignedIn | null;
}

/** Ends sign-ins by outside services. */
export interface CompleteSignIn {
  /**
   * Ends a sign-in by OAuth, or one by SAML whose response came before the browser's cookie.
   *
   * @param search - Query of the callback.
   * @throws {IdentityError} `OAUTH_STATE_MISSING`, `OAUTH_STATE_INVALID`; every other failure is told to the page.
   */
  callback(search: URLSearchParams, caller: ReturningCaller): Promise<Homecoming>;
  /**
   * Takes a SAML response. Browsers do not send our cookie with a form of another site, so then the response waits.
   *
   * @returns `"waiting"` when the browser must bring its cookie to the callback.
   * @throws {IdentityError} `SAML_RELAY_STATE_MISSING`, `OAUTH_STATE_INVALID`.
   */
  samlResponse(relayState: string, response: string, caller: ReturningCaller): Promise<Homecoming | "waiting">;
}

/** Failures of a service that its administrators should hear about. */
const REPORTED = new Set(["PROVIDER_EXCHANGE_FAILED", "PROVIDER_PROFILE_FAILED", "SAML_RESPONSE_INVALID"]);

function unusable(): IdentityError {
  const reason = "it is unknown, used, expired or of another browser";
  return new IdentityError("OAUTH_STATE_INVALID", { values: { reason } });
}

/** Ends sign-ins by outside services: a flow is used up by whoever began it, once. */
export function createCompleteSignIn(
  context: IdentityContext,
  { oauth, saml, labels }: ProviderSet,
  silent: SilentRenewal,
): CompleteSignIn {
  const { db, now, log, limiter } = context;
  const linkToAccount = createLinkIdentity(context, labels);
  const enterByProvider = createEnterByProvider(context, labels);

  async function take(state: string, { flowSecret }: ReturningCaller): Promise<ProviderFlowRow> {
    const flow = flowSecret === null ? undefined : await takeFlow(db, hashSecret(state), hashSecret(flowSecret), now());
    if (flow === undefined) throw unusable();
    return flow;
  }

  async function enter(flow: ProviderFlowRow, person: ProvenPerson, caller: ReturningCaller): Promise<Homecoming> {
    const { profile } = person;
    if (flow.is_silent === 1) {
      await silent.renew(flow.provider, person, caller);
      return { path: flow.return_path, signedIn: null };
    }
    if (flow.link_user_id !== null) {
      await context.work((work) => linkToAccount(work, flow, profile, caller));
      return { path: flow.return_path, signedIn: null };
    }
    const [main] = profile.emails;
    if (main !== undefined && !profile.emails.some(({ isVerified }) => isVerified)) {
      await limiter.count("signupByAddress", caller.address);
      await limiter.count("signupByAccount", emailKey(main.address));
    }
    // The cookie of the sign-in proved that this browser is the one that left from here.
    const proven = { ...caller, isSameOrigin: true };
    const attempt = () => context.work((work) => enterByProvider(work, { flow, ...person }, proven));
    const opened = await attempt().catch((error: unknown) => {
      // The same person came twice at the same moment; the second time everything is there.
      if (isUniqueViolation(error)) return attempt();
      throw error;
    });
    if (opened === null) return { path: flow.return_path, signedIn: null };
    if (!isOpened(opened)) return { path: flow.return_path + secondFactorFragment(opened), signedIn: null };
    const signedIn = await toSignedIn(context, opened);
    return { path: flow.return_path + tokenFragment(signedIn.answer), signedIn };
  }

  async function giveUp(flow: ProviderFlowRow, caller: ReturningCaller): Promise<Homecoming> {
    await silent.giveUp(caller);
    return { path: flow.return_path, signedIn: null };
  }

  /** Turns an expected failure into what the page is told; the audit keeps that somebody tried. */
  async function returnWith(
    flow: ProviderFlowRow,
    caller: ReturningCaller,
    error: unknown,
    email = "",
  ): Promise<Homecoming> {
    if (!(error instanceof IdentityError)) throw error;
    // Nobody asked for anything: the gate that the person meets says enough.
    if (flow.is_silent === 1) return giveUp(flow, caller);
    if (REPORTED.has(error.code)) log.warn({ err: error, provider: flow.provider }, "a sign-in by a service failed");
    await context.work((work) => work.audit({ action: "login_failed", actor: { email }, caller }));
    return { path: flow.return_path + errorFragment(error), signedIn: null };
  }

  async function arrive(
    flow: ProviderFlowRow,
    caller: ReturningCaller,
    readPerson: () => Promise<ProvenPerson>,
  ): Promise<Homecoming> {
    let email = "";
    try {
      const person = await readPerson();
      email = person.profile.emails[0]?.address ?? "";
      return await enter(flow, person, caller);
    } catch (error) {
      return returnWith(flow, caller, error, email);
    }
  }

  async function oauthPerson(flow: ProviderFlowRow, search: URLSearchParams, state: string): Promise<ProvenPerson> {
    const provider = oauth.get(flow.provider);
    if (provider === undefined) throw new IdentityError("PROVIDER_UNREACHABLE");
    if (!search.get("code")) throw new IdentityError("OAUTH_CODE_MISSING");
    return provider.profile(search, { state, codeVerifier: flow.code_verifier, nonce: flow.nonce });
  }

  return {
    async callback(search, caller) {
      const state = search.get("state") ?? "";
      if (state === "") throw new IdentityError("OAUTH_STATE_MISSING");
      const flow = await take(state, caller);
      if (flow.provider === "saml") {
        if (flow.profile === null) throw unusable();
        const profile = ExternalProfile.parse(JSON.parse(flow.profile));
        return arrive(flow, caller, async () => ({ profile, refreshToken: null }));
      }
      const refusal = search.get("error");
      if (refusal) {
        if (flow.is_silent === 1) return giveUp(flow, caller);
        const description = search.get("error_description") ?? "";
        return { path: flow.return_path + refusalFragment(refusal, description), signedIn: null };
      }
      return arrive(flow, caller, () => oauthPerson(flow, search, state));
    },

    async samlResponse(relayState, response, caller) {
      if (relayState === "") throw new IdentityError("SAML_RELAY_STATE_MISSING");
      const stateHash = hashSecret(relayState);
      const flow = await findFlow(db, stateHash, now());
      if (saml === null || flow === undefined || flow.provider !== "saml" || flow.profile !== null) throw unusable();
      if (caller.flowSecret !== null && hashSecret(caller.flowSecret) !== flow.browser_hash) throw unusable();
      let profile: ExternalProfile;
      try {
        if (response === "") throw new IdentityError("SAML_RESPONSE_MISSING");
        profile = await saml.profile(response, flow.nonce);
      } catch (error) {
        await dropFlow(db, stateHash);
        return returnWith(flow, caller, error);
      }
      // The same form may come twice at once; the first has it, and must not lose it by the second.
      if (!(await keepProfile(db, stateHash, JSON.stringify(profile)))) throw unusable();
      return caller.flowSecret === null ? "waiting" : this.callback(new URLSearchParams({ state: relayState }), caller);
    },
  };
}
