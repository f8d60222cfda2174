import { sameSitePath } from "@nv/contracts";
import type { TokenAnswer } from "@nv/contracts/schemas";
import type { IdentityError } from "../identity-error.ts";
import type { SecondFactorNeeded } from "../totp/second-factor.service.ts";

/** Longest page that is remembered, characters. */
const PATH_MAX_LENGTH = 1024;

/** Longest part of what a service says about its own refusal, characters. */
const REASON_MAX_LENGTH = 200;

/**
 * The page that a sign-in goes back to: where it started, if that is a page of this site, or of another one that may sign people in here.
 *
 * @param referer - The header; anything. Of another site browsers tell the origin alone.
 * @param siteUrl - Public address of the site, without a path.
 * @param trustedOrigins - Other sites whose pages sign people in here.
 * @returns Path and query; of another site with its origin before them; `/` when there is nothing to go back to.
 * @example returnPath("https://site.example/docs?a=1#b", "https://site.example") // "/docs?a=1"
 */
export function returnPath(referer: string, siteUrl: string, trustedOrigins: readonly string[] = []): string {
  if (!URL.canParse(referer)) return "/";
  const { origin, pathname, search } = new URL(referer);
  const path = pathname + search;
  if (path.length > PATH_MAX_LENGTH) return "/";
  if (origin === siteUrl) return sameSitePath(path);
  return trustedOrigins.includes(origin) ? origin + path : "/";
}

/** Address of the page that a sign-in goes back to. @param page - As {@link returnPath} gives it, with a fragment. */
export function returnAddress(page: string, siteUrl: string): string {
  return page.startsWith("/") ? siteUrl + page : page;
}

/** Codes of RFC 6749, 4.1.2.1, by the status that the API would have answered. */
const ERROR_CODES: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  503: "temporarily_unavailable",
};

/** Fragment that tells the page why the sign-in failed; keys in alphabetical order, as the original writes them. */
export function errorFragment({ code, entry, message }: IdentityError): string {
  const isRefused = entry.status === 403 || code === "USER_BANNED";
  const error = isRefused ? "access_denied" : (ERROR_CODES[entry.status] ?? "server_error");
  // Existing clients look for these very characters: `error=access_denied&error_description=403`.
  const error_description = code === "SIGNUP_CLOSED" ? `403: ${message}` : message;
  return `#${new URLSearchParams({ error, error_description })}`;
}

/** Fragment for a refusal by the service itself, in its own words, cut to a sane length. */
export function refusalFragment(error: string, description: string): string {
  const said = { error: error.slice(0, REASON_MAX_LENGTH), error_description: description.slice(0, REASON_MAX_LENGTH) };
  return `#${new URLSearchParams(said)}`;
}

/** Fragment that hands the tokens to the page; keys in alphabetical order, as the original writes them. */
export function tokenFragment(answer: TokenAnswer): string {
  const { access_token, expires_in, refresh_token, token_type } = answer;
  return `#${new URLSearchParams({ access_token, expires_in: String(expires_in), refresh_token, token_type })}`;
}

/**
 * Fragment for an account that asks for a second factor: the page completes the sign-in with this token, and sets one up
 * before when `factors` is empty.
 */
export function secondFactorFragment({ mfaToken, factors }: SecondFactorNeeded): string {
  return `#${new URLSearchParams({ factors: factors.join(" "), mfa_token: mfaToken })}`;
}
