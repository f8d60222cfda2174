import { isUniqueViolation } from "@nv/database";
import type { IdentityContext } from "../context.ts";
import { emailKey } from "../core/email.ts";
import type { SilentRenewal } from "../directory/silent-renewal.service.ts";
import { IdentityError } from "../identity-error.ts";
import type { ProviderFlowRow } from "../schema/providers-tables.ts";
import { isOpened, type SessionCaller, type SignedIn, toSignedIn } from "../sessions/session-opening.service.ts";
import { createEnterByProvider } from "./external-accounts.service.ts";
import type { ProvenPerson } from "./oauth-provider.ts";
import { createLinkIdentity } from "./own-identities.service.ts";
import type { ProviderSet } from "./provider-set.ts";
import { errorFragment, secondFactorFragment, tokenFragment } from "./return-address.ts";

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

/** Ends of a flow that was taken: each tells where the browser goes next. */
export interface Homecomings {
  /** Lets a person in, or tells the page why not. Failures that nobody expects are thrown. */
  arrive(flow: ProviderFlowRow, caller: ReturningCaller, readPerson: () => Promise<ProvenPerson>): Promise<Homecoming>;
  /**
   * Turns an expected failure into what the page is told; the audit keeps that somebody tried.
   *
   * @param email - Of the person, as far as the service told it.
   * @throws What nobody expects.
   */
  returnWith(flow: ProviderFlowRow, caller: ReturningCaller, error: unknown, email?: string): Promise<Homecoming>;
  /** Ends a question that nobody saw and that found no one. */
  giveUp(flow: ProviderFlowRow, caller: ReturningCaller): Promise<Homecoming>;
}

/** Failures of a service that its administrators should hear about. */
const REPORTED = new Set(["PROVIDER_EXCHANGE_FAILED", "PROVIDER_PROFILE_FAILED", "SAML_RESPONSE_INVALID"]);

/**
 * Sends people home from outside services: signed in, linked, or told why not.
 *
 * @param labels - Names of the house's own directories.
 */
export function createHomecomings(
  context: IdentityContext,
  labels: ProviderSet["labels"],
  silent: SilentRenewal,
): Homecomings {
  const { log, limiter } = context;
  const linkToAccount = createLinkIdentity(context, labels);
  const enterByProvider = createEnterByProvider(context, labels);

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

  const giveUp: Homecomings["giveUp"] = async (flow, caller) => {
    await silent.giveUp(caller);
    return { path: flow.return_path, signedIn: null };
  };

  const returnWith: Homecomings["returnWith"] = async (flow, caller, error, email = "") => {
    if (!(error instanceof IdentityError)) throw error;
    // Nobody asked for anything: the gate that the person meets says enough.
    if (flow.is_silent === 1) return giveUp(flow, caller);
    if (REPORTED.has(error.code)) log.warn({ err: error, provider: flow.provider }, "a sign-in by a service failed");
    await context.work((work) => work.audit({ action: "login_failed", actor: { email }, caller }));
    return { path: flow.return_path + errorFragment(error), signedIn: null };
  };

  return {
    giveUp,
    returnWith,
    async arrive(flow, caller, readPerson) {
      let email = "";
      try {
        const person = await readPerson();
        email = person.profile.emails[0]?.address ?? "";
        return await enter(flow, person, caller);
      } catch (error) {
        return returnWith(flow, caller, error, email);
      }
    },
  };
}
