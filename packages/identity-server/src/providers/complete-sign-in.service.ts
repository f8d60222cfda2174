import type { IdentityContext } from "../context.ts";
import type { SilentRenewal } from "../directory/silent-renewal.service.ts";
import { IdentityError } from "../identity-error.ts";
import type { ProviderFlowRow } from "../schema/providers-tables.ts";
import { hashSecret } from "../secret.ts";
import { ExternalProfile } from "./external-profile.ts";
import { dropFlow, findFlow, keepProfile, takeFlow } from "./flows.repository.ts";
import { createHomecomings, type Homecoming, type ReturningCaller } from "./homecomings.service.ts";
import type { ProvenPerson } from "./oauth-provider.ts";
import type { ProviderSet } from "./provider-set.ts";
import { refusalFragment } from "./return-address.ts";

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
  const { db, now } = context;
  const homecomings = createHomecomings(context, labels, silent);

  async function take(state: string, { flowSecret }: ReturningCaller): Promise<ProviderFlowRow> {
    const flow = flowSecret === null ? undefined : await takeFlow(db, hashSecret(state), hashSecret(flowSecret), now());
    if (flow === undefined) throw unusable();
    return flow;
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
        return homecomings.arrive(flow, caller, async () => ({ profile, refreshToken: null }));
      }
      const refusal = search.get("error");
      if (refusal) {
        if (flow.is_silent === 1) return homecomings.giveUp(flow, caller);
        const description = search.get("error_description") ?? "";
        return { path: flow.return_path + refusalFragment(refusal, description), signedIn: null };
      }
      return homecomings.arrive(flow, caller, () => oauthPerson(flow, search, state));
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
        return homecomings.returnWith(flow, caller, error);
      }
      // The same form may come twice at once; the first has it, and must not lose it by the second.
      if (!(await keepProfile(db, stateHash, JSON.stringify(profile)))) throw unusable();
      return caller.flowSecret === null ? "waiting" : this.callback(new URLSearchParams({ state: relayState }), caller);
    },
  };
}
