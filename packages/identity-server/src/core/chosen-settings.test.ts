import { expect, test } from "vitest";
import { effectiveSettings, settingDifferences } from "./chosen-settings.ts";

const CONFIGURED = { signup: "invite", days: 7, passkeys: false };

test("nobody said anything: the defaults are in force", () => {
  expect(effectiveSettings(CONFIGURED, {}, new Set())).toEqual({
    values: CONFIGURED,
    origins: { signup: "default", days: "default", passkeys: "default" },
  });
});

test("a choice wins over the default, and the configuration over both", () => {
  const chosen = { signup: "open", days: 3 };
  expect(effectiveSettings(CONFIGURED, chosen, new Set(["signup"]))).toEqual({
    values: { signup: "invite", days: 3, passkeys: false },
    origins: { signup: "fixed", days: "chosen", passkeys: "default" },
  });
});

test("a switch that was chosen to be off is a choice", () => {
  expect(effectiveSettings({ passkeys: true }, { passkeys: false }, new Set())).toEqual({
    values: { passkeys: false },
    origins: { passkeys: "chosen" },
  });
});

test("differences name what changed, before and after", () => {
  expect(settingDifferences(CONFIGURED, { ...CONFIGURED, days: 3 })).toEqual({ days: { before: 7, after: 3 } });
  expect(settingDifferences(CONFIGURED, { ...CONFIGURED })).toEqual({});
});
