import { expect, test } from "vitest";
import { routeOf } from "./fragment.ts";
import { isEmailChange, isIdentityFragment } from "./identity-fragment.ts";

test.each([
  { hash: "#confirmation_token=a", isIdentity: true },
  { hash: "#/invite_token=a&ask=email", isIdentity: true },
  { hash: "#recovery_token=a", isIdentity: true },
  { hash: "#email_change_token=a", isIdentity: true },
  { hash: "#access_token=a&expires_in=3600", isIdentity: true },
  { hash: "#expires_in=3600&access_token=a", isIdentity: true },
  { hash: "#error=access_denied&error_description=403", isIdentity: true },
  { hash: "#error=server_error&error_description=no", isIdentity: true },
  { hash: "#factors=totp&mfa_token=a", isIdentity: true },
  { hash: "#magiclink_token=a", isIdentity: true },
  { hash: "#error_description=no&error=server_error", isIdentity: true },
  { hash: "#error=404", isIdentity: false },
  { hash: "#error=&error_description=no", isIdentity: false },
  { hash: "#access_token=", isIdentity: false },
  { hash: "#notas", isIdentity: false },
  { hash: "#invite_token=", isIdentity: false },
  { hash: "#my_invite_token=a", isIdentity: false },
  { hash: "#/bienvenida?invite_token=a", isIdentity: true },
  { hash: "#notas&invite_token=a", isIdentity: true },
  { hash: "#my-access_token=a", isIdentity: false },
  { hash: "", isIdentity: false },
])("the fragment «$hash» is for the widget: $isIdentity", ({ hash, isIdentity }) => {
  expect(isIdentityFragment(hash)).toBe(isIdentity);
  expect(routeOf(hash).kind === "none").toBe(!isIdentity);
});

test.each([
  ["#email_change_token=a", true],
  ["#/email_change_token=a&x=1", true],
  ["#email_change_token=", false],
  ["#recovery_token=a", false],
])("the fragment «%s» confirms a changed address: %s", (hash, isChange) => {
  expect(isEmailChange(hash)).toBe(isChange);
});
