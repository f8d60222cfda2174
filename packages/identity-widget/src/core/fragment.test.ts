import { expect, test } from "vitest";
import { routeOf } from "./fragment.ts";

const token = (type: string, value = "abc", isAskingEmail = false) => ({
  kind: "token",
  type,
  token: value,
  isAskingEmail,
});

test.each([
  { name: "nothing", hash: "", route: { kind: "none" } },
  { name: "a section of the page", hash: "#uso", route: { kind: "none" } },
  { name: "a confirmation", hash: "#confirmation_token=abc", route: token("confirmation") },
  { name: "a recovery after a slash", hash: "#/recovery_token=abc", route: token("recovery") },
  { name: "an e-mail change among others", hash: "#x=1&email_change_token=abc&y=2", route: token("email_change") },
  { name: "an invitation", hash: "#invite_token=abc", route: token("invite") },
  { name: "the first invitation", hash: "#invite_token=abc&ask=email", route: token("invite", "abc", true) },
  { name: "an invitation that asks for something else", hash: "#invite_token=abc&ask=emails", route: token("invite") },
  { name: "a token as it is written", hash: "#invite_token=a%2Bb", route: token("invite", "a%2Bb") },
  { name: "a token without a value", hash: "#invite_token=", route: { kind: "none" } },
  { name: "an unknown kind of token", hash: "#magic_token=abc", route: { kind: "none" } },
  {
    name: "a refused outside sign-in",
    hash: "#error=access_denied&error_description=403: Signups not allowed",
    route: { kind: "refused" },
  },
  {
    name: "a failed outside sign-in",
    hash: "#error=server_error&error_description=Unable+to+exchange%3A+no",
    route: { kind: "failed", code: "server_error", description: "Unable to exchange: no" },
  },
  { name: "a place that is called error", hash: "#error=404", route: { kind: "none" } },
  {
    name: "an outside sign-in half way",
    hash: "#factors=totp+recovery_code&mfa_token=abc",
    route: { kind: "second-step", mfaToken: "abc", factors: ["totp", "recovery_code"] },
  },
  {
    name: "an outside sign-in that must set up a second factor",
    hash: "#factors=&mfa_token=abc",
    route: { kind: "second-step", mfaToken: "abc", factors: [] },
  },
  { name: "a link to sign in", hash: "#magiclink_token=abc", route: token("magiclink") },
])("routeOf: $name", ({ hash, route }) => {
  expect(routeOf(hash)).toEqual(route);
});

const state = (value: unknown) => encodeURIComponent(JSON.stringify(value));

test.each([
  { name: "no state", extra: "", isImplicit: false },
  { name: "the implicit state", extra: `&state=${state({ auth_type: "implicit" })}`, isImplicit: true },
  { name: "another auth type", extra: `&state=${state({ auth_type: "pkce" })}`, isImplicit: false },
  { name: "a state that is not JSON", extra: "&state=abc", isImplicit: false },
  { name: "a state that is not even encoded well", extra: "&state=%E0%A4%A", isImplicit: false },
])("tokens of an outside sign-in with $name", ({ extra, isImplicit }) => {
  expect(routeOf(`#access_token=a.b=.c&refresh_token=r${extra}`)).toMatchObject({
    kind: "tokens",
    params: { access_token: "a.b=.c", refresh_token: "r" },
    isImplicit,
  });
});
