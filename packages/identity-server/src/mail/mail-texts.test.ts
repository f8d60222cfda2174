import { describe, expect, test } from "vitest";
import { mailLocale } from "./mail-locale.ts";
import { MAIL_LOCALES, type MailLocale, NOTES } from "./mail-texts.ts";
import { createMessages } from "./messages.ts";
import { MAIL_TEXTS, mailText, writeMail } from "./write-mail.ts";

const MESSAGES = createMessages("https://site.example", "Narrativas de Muestra");
const SENT = [
  MESSAGES.confirmation("T"),
  MESSAGES.invitation("T", "jefa@diario.example"),
  MESSAGES.recovery("T"),
  MESSAGES.magicLink("T"),
  MESSAGES.emailChange("T", "nueva@diario.example"),
  MESSAGES.emailChangeNotice("nueva@diario.example"),
  MESSAGES.emailChanged("nueva@diario.example"),
  MESSAGES.repeatedSignup(),
  MESSAGES.newSignIn({ device: "Firefox · Linux", address: "192.0.2.7", atMs: Date.UTC(2026, 0, 12, 9) }),
  MESSAGES.passwordChanged(),
  MESSAGES.factorNotice("second_factor_activated"),
  MESSAGES.factorNotice("second_factor_removed"),
  MESSAGES.factorNotice("second_factor_failed"),
  MESSAGES.factorNotice("recovery_code_used"),
  MESSAGES.factorNotice("recovery_codes_renewed"),
  MESSAGES.factorNotice("passkey_added"),
  MESSAGES.factorNotice("passkey_removed"),
  MESSAGES.providerLinked("GitHub"),
  MESSAGES.providerUnlinked("GitHub"),
  MESSAGES.mailTest("jefa@diario.example"),
  MESSAGES.proposalAnswered({ outcome: "accepted", title: "Mapas", path: "/docs/maps" }),
  MESSAGES.proposalAnswered({ outcome: "rejected", title: "Mapas", path: "/docs/maps" }),
  MESSAGES.descriptionsDigest({ missing: 3, wrong: 1, stale: 0, titles: ["Paro de Ejemplo"], path: "/docs/x" }),
  MESSAGES.deskNotice({ title: "Paro de Ejemplo", sentence: "Ana te pide el visto bueno.", path: "/docs/x" }),
  MESSAGES.magicCode("T", "123456"),
];

/** Every text of a language with the place where it stands. */
function textsOf(locale: MailLocale): Map<string, string> {
  const { shared, messages } = MAIL_TEXTS[locale];
  const texts = new Map(Object.entries(shared).map(([key, text]) => [`shared.${key}`, text]));
  for (const [name, { subject, paragraphs, label }] of Object.entries(messages)) {
    texts.set(`${name}.subject`, subject);
    paragraphs.forEach((text, i) => {
      texts.set(`${name}.paragraphs.${i}`, text);
    });
    if (label !== undefined) texts.set(`${name}.label`, label);
  }
  return texts;
}

const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test("the tests send every mail there is", () => {
  expect(SENT.map(({ name }) => name).sort()).toEqual(Object.keys(NOTES).sort());
});

describe.each(MAIL_LOCALES)("the mails in %s", (locale) => {
  const english = textsOf("en");
  const own = textsOf(locale);

  test("has every text, and no other", () => {
    expect([...own.keys()]).toEqual([...english.keys()]);
  });

  test.each([...own])("%s is written, fills the same places as English, and has no typewriter marks", (key, text) => {
    expect(text.trim()).toBe(text);
    expect(text).not.toBe("");
    expect(text).not.toMatch(/['"]|\.\.\.| {2}/);
    expect(placesIn(text)).toEqual(placesIn(english.get(key) ?? ""));
    // A label alone, of places and marks, is the same everywhere.
    if (locale !== "en" && !/^\{device\}/.test(text)) expect(text, key).not.toBe(english.get(key));
  });

  test.each(SENT.map((message) => [message.name, message] as const))("%s has nothing left open", (_name, message) => {
    const mail = writeMail(message, locale, "Europe/Madrid");
    const text = mailText(mail);
    expect(`${mail.subject}\n${text}`).not.toMatch(/[{}]|undefined|null/);
    expect(mail.subject.length).toBeLessThanOrEqual(60);
    if (message.url !== null) expect(text).toContain(message.url);
    expect(text).toContain("site.example");
  });
});

test.each([
  ["pt-BR", "pt"],
  ["es_ES", "es"],
  ["FR", "fr"],
  ["de", "sk"],
  ["", "sk"],
  ["__proto__", "sk"],
  [undefined, "sk"],
  [{ toLowerCase: "x" }, "sk"],
  [7, "sk"],
])("mailLocale: %s -> %s where Slovak is the default", (wish, locale) => {
  expect(mailLocale(wish, "sk")).toBe(locale);
});

test("the new sign-in tells device, address and time where the newspaper is", () => {
  const [, place] = writeMail(SENT[8] ?? MESSAGES.passwordChanged(), "es", "Europe/Madrid").paragraphs;
  expect(place).toBe("Firefox · Linux, dirección 192.0.2.7, 12 de enero de 2026 a las 10:00:00 CET.");
  const unknown = MESSAGES.newSignIn({ device: "", address: "::1", atMs: 0 });
  expect(writeMail(unknown, "es", "Europe/Madrid").paragraphs[1]).toMatch(/^Dispositivo desconocido, dirección ::1/);
});

test("an invitation says who invites and to what, and whose mail it is", () => {
  const { subject, paragraphs, sender } = writeMail(MESSAGES.invitation("T", "Elena Prueba"), "es", "Europe/Madrid");
  expect([subject, sender]).toEqual([
    "Elena Prueba te invita a Narrativas de Muestra",
    "Narrativas de Muestra · site.example",
  ]);
  expect(paragraphs[0]).toMatch(/^Elena Prueba te invita a entrar en Narrativas de Muestra\./);
  const byAddress = writeMail(MESSAGES.invitation("T", "jefa@diario.example"), "es", "Europe/Madrid");
  expect(byAddress.paragraphs[0]).toMatch(/^jefa@/);
});

test("a mail that an earlier version queued knows the host alone, and is whole", () => {
  const queued = { name: "invitation", values: { host: "site.example" }, url: "https://site.example/#x" } as const;
  expect(writeMail(queued, "es", "Europe/Madrid")).toMatchObject({
    subject: "site.example te invita a site.example",
    sender: "site.example",
  });
});
