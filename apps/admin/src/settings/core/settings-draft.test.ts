import type { SettingsView } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { changedNames, draftErrors, type SettingsDraft, shownValue, toChange } from "./settings-draft.ts";

const VALUES: SettingsView["values"] = {
  signup: "invite",
  mailLocale: "es",
  sessionIdleDays: 7,
  sessionAbsoluteDays: 30,
  secondFactor: false,
  passkeys: true,
  magicLink: false,
  assistants: false,
};
const VIEW: SettingsView = {
  version: 4,
  changed: null,
  values: VALUES,
  defaults: { ...VALUES, passkeys: false },
  origins: { signup: "default", passkeys: "chosen", mailLocale: "fixed" },
  configured: { autoconfirm: false, mailFrom: "", siteUrl: "" },
};

test("what was not touched shows what is in force, and is not sent", () => {
  expect(shownValue(VIEW, {}, "passkeys")).toBe(true);
  expect(toChange(VIEW, {})).toEqual({ version: 4, values: {} });
});

test("days are sent as a number, and what was chosen back is no change", () => {
  const draft: SettingsDraft = { signup: "open", sessionIdleDays: " 3 ", secondFactor: false };
  expect(changedNames(VIEW, draft)).toEqual(["signup", "sessionIdleDays"]);
  expect(toChange(VIEW, draft)).toEqual({ version: 4, values: { signup: "open", sessionIdleDays: 3 } });
});

test("going back to the default is a change only where there is a choice to take back", () => {
  const draft: SettingsDraft = { passkeys: null, signup: null };
  expect(shownValue(VIEW, draft, "passkeys")).toBe(false);
  expect(toChange(VIEW, draft)).toEqual({ version: 4, values: { passkeys: null } });
});

test("somebody else's change meanwhile: the same draft is sent on the new version, and what they chose alike is no change", () => {
  const draft: SettingsDraft = { signup: "open", magicLink: true };
  const theirs = { ...VIEW, version: 5, values: { ...VALUES, signup: "open" } } satisfies SettingsView;
  expect(toChange(theirs, draft)).toEqual({ version: 5, values: { magicLink: true } });
});

test.each([
  ["siete", "Escribe un número entero de días, sin decimales."],
  ["1,5", "Escribe un número entero de días, sin decimales."],
  ["", "Escribe un número entero de días, sin decimales."],
  ["0", "Elige entre 1 y 365 días."],
  ["366", "Elige entre 1 y 365 días."],
])("«%s» days: %s", (typed, error) => {
  expect(draftErrors(VIEW, { sessionIdleDays: typed })).toEqual({ sessionIdleDays: error });
});

test("limits that cross are told at the one that was changed", () => {
  expect(Object.keys(draftErrors(VIEW, { sessionIdleDays: "31" }))).toEqual(["sessionIdleDays"]);
  expect(Object.keys(draftErrors(VIEW, { sessionAbsoluteDays: "6" }))).toEqual(["sessionAbsoluteDays"]);
  expect(draftErrors(VIEW, { sessionIdleDays: "31", sessionAbsoluteDays: "60" })).toEqual({});
});
