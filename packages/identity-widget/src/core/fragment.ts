import { isIdentityFragment } from "./identity-fragment.ts";

/** Kinds of one-time tokens that arrive in the address of a link in a mail. */
export type TokenKind = "confirmation" | "invite" | "recovery" | "email_change" | "magiclink";

const TOKEN_KINDS = ["confirmation", "invite", "recovery", "email_change", "magiclink"] satisfies TokenKind[];

/** Action that the fragment of the page's address asks of the widget. */
export type FragmentRoute =
  | { readonly kind: "none" }
  /** The link of a mail; `isAskingEmail` for the first administrator's invitation, which was sent to no address. */
  | {
      readonly kind: "token";
      readonly type: TokenKind;
      readonly token: string;
      readonly isAskingEmail: boolean;
    }
  /** The service refused an outside sign-in because accounts are by invitation. */
  | { readonly kind: "refused" }
  /** An outside sign-in failed; both texts are whatever the address says. */
  | { readonly kind: "failed"; readonly code: string; readonly description: string }
  /** An outside sign-in was right, and the account asks for a second factor. */
  | { readonly kind: "second-step"; readonly mfaToken: string; readonly factors: readonly string[] }
  /** The way back from an outside sign-in; `isImplicit` when the page itself wants the tokens. */
  | {
      readonly kind: "tokens";
      readonly params: Readonly<Record<string, string>>;
      readonly isImplicit: boolean;
    };

// The name of a parameter, not the end of another one's: pages have parameters of their own.
const TOKEN = /(?:^|[^\w-])(confirmation|invite|recovery|email_change|magiclink)_token=([^&]+)/;
const REFUSED = /(?:^|[^\w-])error=access_denied&error_description=403/;
const TOKENS = /(?:^|[^\w-])access_token=/;
const ASKS_EMAIL = /(?:^|&)ask=email(?:&|$)/;

/**
 * Reads the fragment of the page's address. Specification, section 2.
 *
 * Tokens are passed on as they are written: they are never percent-encoded by the service.
 *
 * @param hash - `location.hash`, with or without its `#`; one slash after it is ignored.
 * @example routeOf("#recovery_token=abc") // { kind: "token", type: "recovery", token: "abc", isAskingEmail: false }
 */
export function routeOf(hash: string): FragmentRoute {
  if (!isIdentityFragment(hash)) return { kind: "none" };
  const fragment = hash.replace(/^#?\/?/, "");
  const [, type, token] = TOKEN.exec(fragment) ?? [];
  if (token !== undefined && isTokenKind(type)) {
    return { kind: "token", type, token, isAskingEmail: ASKS_EMAIL.test(fragment) };
  }
  if (REFUSED.test(fragment)) return { kind: "refused" };
  const said = new URLSearchParams(fragment);
  const [code, description] = [said.get("error"), said.get("error_description")];
  if (code && description) return { kind: "failed", code, description };
  const mfaToken = said.get("mfa_token");
  if (mfaToken)
    return { kind: "second-step", mfaToken, factors: (said.get("factors") ?? "").split(" ").filter(Boolean) };
  if (!TOKENS.test(fragment)) return { kind: "none" };
  const params = Object.fromEntries(fragment.split("&").map(pairOf));
  return { kind: "tokens", params, isImplicit: isImplicitState(params.state) };
}

function isTokenKind(type: string | undefined): type is TokenKind {
  return TOKEN_KINDS.some((kind) => kind === type);
}

function pairOf(pair: string): [string, string] {
  const [key = "", ...value] = pair.split("=");
  return [key, value.join("=")];
}

/** The state rule: a page that set `auth_type` to `implicit` handles the tokens itself. */
function isImplicitState(state: string | undefined): boolean {
  if (state === undefined) return false;
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(state));
    return typeof parsed === "object" && parsed !== null && "auth_type" in parsed && parsed.auth_type === "implicit";
  } catch {
    // Any state that is not JSON belongs to somebody else and says nothing about the kind of sign-in.
    return false;
  }
}
