import { IDENTITY_ERRORS, PASSWORD_LENGTH } from "@nv/contracts";
import { PASSKEY_CANCELLED, PASSKEY_IMPOSSIBLE, PASSKEY_KNOWN } from "@nv/identity-client";
import { describe, expect, test } from "vitest";
import { translate } from "../core/translate.ts";
import { SECOND_STEP_OVER } from "../store/factor-actions.ts";
import { PASSWORD_WANTED } from "../store/token-actions.ts";
import { loadCatalogue } from "./catalogues.ts";
import { type Catalogue, texts as en } from "./en.ts";
import { MENU_TEXTS } from "./menu-texts.ts";

/** Every language but English. Specification, section 3. */
const LOCALES = ["fr", "es", "hu", "pt", "pl", "cs", "sk"] as const;

const CATALOGUES = new Map<string, Catalogue>([["en", en]]);
for (const locale of LOCALES) CATALOGUES.set(locale, await loadCatalogue(locale));

/** Texts that two languages write alike, and no slip. */
const SHARED_ON_PURPOSE: Readonly<Record<string, readonly string[]>> = { field_required: ["cs", "sk"] };

/** Letters that a longer text of each language cannot do without. */
const ITS_LETTERS: Readonly<Record<string, RegExp>> = {
  fr: /[éèàçê’]/,
  es: /[áéíóúñ¿]/,
  hu: /[őűáéíóöü]/,
  pt: /[ãõçáéíó]/,
  pl: /[ąćęłńóśźż]/,
  cs: /[ěřůžščýáí]/,
  sk: /[ľťňôäžščýáí]/,
};

describe.each(LOCALES)("in %s", (locale) => {
  const catalogue = CATALOGUES.get(locale) ?? en;

  test("there are exactly the keys of English, in the same order", () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(en));
    expect(catalogue.lang).toBe(locale);
  });

  test("no text is empty, badly spaced, or left in English", () => {
    const english = new Set(Object.values(en));
    for (const [key, text] of Object.entries(catalogue)) {
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toMatch(/^$|\s{2}|\.\.\.|"/);
      expect(english.has(text), `${key}: ${text}`).toBe(false);
    }
  });

  test("no text is the key, and sentences end as the English ones do", () => {
    for (const [key, text] of Object.entries(catalogue)) {
      expect(text, key).not.toBe(key);
      const english = String(Object.entries(en).find(([name]) => name === key)?.[1]);
      if (english.endsWith("…")) expect(text, key).toMatch(/…$/);
      if (/\w{2}\. /.test(english)) expect(text, key).toMatch(/\.$/);
    }
  });

  test("the accents of the language are there", () => {
    const long = Object.values(catalogue).filter((text) => text.length > 60);
    const accented = long.filter((text) => ITS_LETTERS[locale]?.test(text));
    expect(accented.length / long.length).toBeGreaterThan(0.7);
  });

  test("no text is another language's", () => {
    for (const [other, theirs] of CATALOGUES) {
      if (other === locale || other === "en") continue;
      const same = Object.entries(catalogue).filter(
        ([key, text]) =>
          text.length > 12 &&
          Object.entries(theirs).some(([name, their]) => name === key && their === text) &&
          !SHARED_ON_PURPOSE[key]?.includes(locale),
      );
      expect(
        same.map(([key, text]) => `${key}: ${text}`).filter((line) => !/priklad\.org|przyklad/.test(line)),
      ).toEqual([]);
    }
  });
});

test("the words that pages know the sign-in by stay as they were", () => {
  expect([...CATALOGUES].map(([locale, { log_in }]) => `${locale} ${log_in}`)).toEqual([
    "en Log in",
    "fr Connexion",
    "es Iniciar sesión",
    "hu Bejelentkezés",
    "pt Entrar",
    "pl Zaloguj się",
    "cs Přihlásit se",
    "sk Prihlásiť sa",
  ]);
});

test.each([...CATALOGUES])(
  "what menus and buttons say at once in %s is what the catalogue says",
  (locale, catalogue) => {
    expect(catalogue).toMatchObject(MENU_TEXTS[locale] ?? { log_in: "nothing" });
  },
);

test("a locale that the widget does not speak is English", async () => {
  expect(await loadCatalogue("tlh")).toBe(en);
});

/** Codes that the service answers to programs and administrators, never to a person at the dialog. */
const NOT_FOR_THE_DIALOG: readonly string[] = [
  ...[
    "BODY_UNREADABLE",
    "BODY_TOO_LARGE",
    "BODY_TOO_COMPLEX",
    "HOST_UNKNOWN",
    "CONTENT_TYPE_UNSUPPORTED",
    "NOT_FOUND",
    "METHOD_NOT_ALLOWED",
  ],
  ...[
    "METADATA_TOO_LARGE",
    "METADATA_TOO_COMPLEX",
    "GRANT_UNSUPPORTED",
    "REFRESH_TOKEN_REQUIRED",
    "VERIFY_TOKEN_REQUIRED",
  ],
  ...["VERIFY_TYPE_REQUIRED", "BEARER_REQUIRED", "AUDIENCE_MISMATCH", "AUDIENCE_UNKNOWN", "APP_METADATA_FORBIDDEN"],
  ...[
    "USER_INVALID",
    "ADMIN_INVALID",
    "ADMIN_REQUIRED",
    "USER_ID_INVALID",
    "SEARCH_TOO_LONG",
    "PAGE_INVALID",
    "SORT_INVALID",
    "LOGOUT_SCOPE_INVALID",
  ],
  ...["AUDIT_QUERY_INVALID", "LAST_ADMINISTRATOR", "BAN_DURATION_INVALID"],
  ...[
    "PERSON_CHANGED",
    "ROLE_INVALID",
    "PERSON_STATE_INVALID",
    "AUDIT_TIME_INVALID",
    "USER_CONFIRMED",
    "USER_SHUT_OUT",
    "LOGOUT_TOKEN_INVALID",
  ],
];

/** Codes that only the account page meets; its own catalogue has them. */
const ON_THE_ACCOUNT_PAGE =
  /^(SESSION_NOT_FOUND|REAUTHENTICATION_|TOTP_(ACTIVE|NOT)|PASSKEY_(INVALID|LIMIT|NAME|NOT)|IDENTITY_NOT|LAST_WAY)/;

const MET = Object.entries(IDENTITY_ERRORS).flatMap(([code, { msg }]) =>
  NOT_FOR_THE_DIALOG.includes(code) || ON_THE_ACCOUNT_PAGE.test(code) ? [] : [{ code, msg }],
);

test.each(MET)("what the service says with $code has a text in every language", ({ msg }) => {
  const { min, max } = PASSWORD_LENGTH;
  const said = msg.replace("{min}", String(min)).replace("{max}", String(max)).replace("{provider}", "google");
  for (const locale of LOCALES) expect(translate(CATALOGUES.get(locale) ?? {}, said), locale).not.toBe(said);
});

test("the widget knows the service's words for a second step that is over", () => {
  expect(SECOND_STEP_OVER).toBe(IDENTITY_ERRORS.MFA_TOKEN_INVALID.msg);
});

test("what a browser says about passkeys has a text in every language", () => {
  for (const said of [PASSKEY_CANCELLED, PASSKEY_IMPOSSIBLE, PASSKEY_KNOWN]) {
    for (const [locale, catalogue] of CATALOGUES) expect(translate(catalogue, said), locale).not.toBe(said);
  }
});

test("the widget knows the service's words for a confirmation that wants a password", () => {
  expect(PASSWORD_WANTED).toBe(IDENTITY_ERRORS.INVITE_PASSWORD_REQUIRED.msg);
});
