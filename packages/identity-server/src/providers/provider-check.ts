import { X509Certificate } from "node:crypto";
import type { ProviderTest } from "@nv/contracts/schemas";
import type { ClientAuth, Configuration, CustomFetch } from "openid-client";
import { DAY_MS } from "../options.ts";
import { registrationResult } from "./registration-answer.ts";

/** Checks that were tried at a service, in order. */
export type ProviderChecks = ProviderTest["checks"];
type Check = ProviderChecks[number];

/** A certificate that ends within this time is worth a word, milliseconds. */
const EXPIRING_MS = 30 * DAY_MS;

/** A code that no service ever gave; what it is answered with tells whether the service knows us. */
const NOBODYS_CODE = "narrativas-visuales-check";

/** Inputs of the check of a service. */
interface OAuthCheck {
  configuration(): Promise<Configuration>;
  signInUrl(): Promise<URL>;
  readonly redirectUrl: string;
  /** Whether the service describes itself; the others are written down here, so that asking says nothing. */
  readonly isOpenId: boolean;
  readonly serviceUrl: string;
  readonly authentication: ClientAuth;
  readonly fetch: CustomFetch;
  readonly timeoutMs: number;
}

/** Returns the reason why a request came to nothing, without the details of the library. */
function causeOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(root instanceof Error)) return "";
  return "code" in root && typeof root.code === "string" ? root.code : root.message.slice(0, 120);
}

/**
 * Looks whether the page where people sign in is there. Its body is not read: such pages are large.
 *
 * @param timeoutMs - For the head of the answer, milliseconds.
 */
export async function checkSignInPage(url: URL, timeoutMs: number): Promise<Check> {
  const where = `${url.origin}${url.pathname}`;
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    const isThere = response.status < 400;
    return {
      check: "signInPage",
      result: isThere ? "good" : "wrongAnswer",
      detail: isThere ? where : `${where} (${response.status})`,
    };
  } catch (error) {
    return { check: "signInPage", result: "unreachable", detail: `${where} (${causeOf(error)})` };
  }
}

async function checkRegistration(config: Configuration, check: OAuthCheck): Promise<Check> {
  const metadata = config.serverMetadata();
  const address = metadata.token_endpoint ?? "";
  const body = new URLSearchParams({ grant_type: "authorization_code", code: NOBODYS_CODE });
  body.set("redirect_uri", check.redirectUrl);
  body.set("code_verifier", NOBODYS_CODE.padEnd(43, "-"));
  const headers = new Headers({ accept: "application/json", "user-agent": "narrativas-visuales" });
  check.authentication(metadata, config.clientMetadata(), body, headers);
  try {
    const options = { method: "POST", body, headers: Object.fromEntries(headers), redirect: "manual" } as const;
    const response = await check.fetch(address, options);
    return {
      check: "registration",
      result: registrationResult(response.status, await response.text()),
      detail: address,
    };
  } catch (error) {
    return { check: "registration", result: "unreachable", detail: `${address} (${causeOf(error)})` };
  }
}

/** Tries a service that speaks OAuth 2, as far as one can without a person: its description, its page, our registration. */
export async function checkOAuthService(check: OAuthCheck): Promise<ProviderChecks> {
  let config: Configuration;
  try {
    config = await check.configuration();
  } catch (error) {
    return [{ check: "discovery", result: "unreachable", detail: `${check.serviceUrl} (${causeOf(error)})` }];
  }
  const discovery: Check = { check: "discovery", result: "good", detail: check.serviceUrl };
  return [
    ...(check.isOpenId ? [discovery] : []),
    await checkSignInPage(await check.signInUrl(), check.timeoutMs),
    await checkRegistration(config, check),
  ];
}

/** Tells whether the certificates of a directory are good now; bare public keys have no dates to look at. */
export function checkCertificates(certificates: readonly string[], nowMs: number): Check {
  const dated = certificates.filter((text) => !text.includes("BEGIN PUBLIC KEY"));
  const ends = dated.map((text) =>
    Date.parse(new X509Certificate(text.includes("-----BEGIN") ? text : Buffer.from(text, "base64")).validTo),
  );
  // One good certificate is enough: two are there while the directory changes them.
  const lastMs = Math.max(...ends);
  if (ends.length === 0) return { check: "certificates", result: "good", detail: "" };
  const detail = new Date(lastMs).toISOString();
  if (lastMs <= nowMs) return { check: "certificates", result: "expired", detail };
  return { check: "certificates", result: lastMs - nowMs < EXPIRING_MS ? "expiring" : "good", detail };
}
