import { expect, test } from "vitest";
import { readServiceEnvironment } from "./service-environment.ts";

test.each([
  { mfa: undefined, totp: false, requiredFor: "nobody" },
  { mfa: "", totp: false, requiredFor: "nobody" },
  { mfa: "off", totp: false, requiredFor: "nobody" },
  { mfa: "false", totp: false, requiredFor: "nobody" },
  { mfa: "optional", totp: true, requiredFor: "nobody" },
  { mfa: "true", totp: true, requiredFor: "nobody" },
  { mfa: "administrators", totp: true, requiredFor: "administrators" },
  { mfa: "required", totp: true, requiredFor: "everyone" },
])("MFA=$mfa: offered $totp, required of $requiredFor", ({ mfa, totp, requiredFor }) => {
  const { settings } = readServiceEnvironment(mfa === undefined ? {} : { MFA: mfa }, "/");
  expect(settings.factors).toMatchObject({ totp, requiredFor });
});

test("MFA that is none of them is refused with a sentence", () => {
  expect(() => readServiceEnvironment({ MFA: "siempre" }, "/")).toThrow(
    "MFA debe ser off, optional, administrators o required (ahora vale «siempre»).",
  );
});
