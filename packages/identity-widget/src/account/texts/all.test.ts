import { IDENTITY_ERRORS } from "@nv/contracts";
import { expect, test } from "vitest";
import { translate } from "../../core/translate.ts";
import { loadCatalogue } from "../../i18n/catalogues.ts";
import { loadAccountTexts } from "./all.ts";
import { texts as en } from "./en.ts";

const LOCALES = ["fr", "es", "hu", "pt", "pl", "cs", "sk"] as const;

test.each(LOCALES)("in %s the account page has every text, none in English", async (locale) => {
  const texts = await loadAccountTexts(locale);
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  const english = new Set(Object.values(en));
  for (const [key, text] of Object.entries(texts)) {
    expect(text.trim(), key).toBe(text);
    expect(text, key).not.toMatch(/^$|\s{2}|\.\.\.|"/);
    expect(english.has(text), `${key}: ${text}`).toBe(false);
  }
});

test("another language is English", async () => {
  expect(await loadAccountTexts("tlh")).toBe(en);
});

/** Errors that a change of an account can be answered with. */
const MET = Object.entries(IDENTITY_ERRORS).filter(([code]) =>
  /^(SESSION_NOT_FOUND|REAUTHENTICATION_|TOTP_|PASSKEY_|CURRENT_PASSWORD|PASSWORD_|EMAIL_|RATE_LIMITED|IDENTITY_NOT|LAST_WAY|PROVIDER_REQUIRED)/.test(
    code,
  ),
);

/** The service's own limits of passkeys, as it fills them in. */
const FILLED: Readonly<Record<string, string>> = { PASSKEY_LIMIT: "20", PASSKEY_NAME_INVALID: "64" };

test.each(MET)("what the service says with %s has a text in every language", async (code, { msg }) => {
  const said = msg.replace("{min}", "8").replace("{max}", FILLED[code] ?? "128");
  for (const locale of LOCALES) {
    const own = translate(await loadAccountTexts(locale), said);
    expect(own === said ? translate(await loadCatalogue(locale), said) : own, locale).not.toBe(said);
  }
});
