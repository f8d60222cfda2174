import type { FrameLocator, Page } from "playwright-core";
import {
  ENROLMENT_WANTED,
  offerAccount,
  offerActiveFactor,
  PASSKEY_WANTED,
  PROOF_WANTED,
  SECOND_FACTOR_WANTED,
  TOTP_SETUP,
  WRONG_CODE,
} from "./account-service.ts";
import type { FakeIdentity } from "./fake-identity.ts";

/** One look of the dialog, and how to reach it. */
export interface DialogState {
  readonly name: string;
  /** Fragment of the page's address. */
  readonly hash?: string;
  /** Options of `init`, over the tests' own; `undefined` takes one away. */
  readonly init?: Record<string, unknown>;
  /** Prepares the service before the page loads. */
  readonly before?: (fake: FakeIdentity) => void;
  /** Goes there once the page is loaded. */
  readonly go: (page: Page, dialog: FrameLocator) => Promise<void>;
}

/** Opens the dialog as a page does. */
export function open(page: Page, action?: "login" | "signup" | "error"): Promise<void> {
  return page.evaluate((name) => window.netlifyIdentity.open(name), action);
}

/** Id of the owner of the tokens that the address brings. */
const PERSON_ID = "3f0c6a5e-0000-4000-8000-000000000001";

const never = () => new Promise<null>(() => {});
const submit = (dialog: FrameLocator) => dialog.locator("button[type=submit]").click();

async function signIn(page: Page, dialog: FrameLocator, password = "correcta-caballo") {
  await open(page);
  await dialog.locator("[name=email]").fill("ana@ejemplo.org");
  await dialog.locator("[name=password]").fill(password);
  await submit(dialog);
}

async function fillSignup(page: Page, dialog: FrameLocator) {
  await open(page, "signup");
  await dialog.locator("[name=name]").fill("Nuria Gil");
  await dialog.locator("[name=email]").fill("nuria@ejemplo.org");
  await dialog.locator("[name=password]").fill("una-frase-larga");
}

const disableSignup = (fake: FakeIdentity) => {
  fake.settings.disable_signup = true;
};

const wantSecondFactor = (fake: FakeIdentity) => void fake.intercept.set("/token", () => SECOND_FACTOR_WANTED);

export async function showAccount(page: Page, dialog: FrameLocator) {
  await signIn(page, dialog);
  await dialog.locator(".account").waitFor();
  await page.evaluate(() => window.netlifyIdentity.openAccount());
  await dialog.locator("#sessions-title").waitFor();
  await dialog.locator("#two-step-title").waitFor();
}

/** An account that is signed in on twenty devices. */
export function offerManySessions(fake: FakeIdentity) {
  offerAccount(fake);
  const sessions = Array.from({ length: 20 }, (_, index) => ({
    id: `session-${index}`,
    device: index % 2 === 0 ? "Firefox · Linux" : "Chrome · Android",
    address: `192.0.2.${index + 1}`,
    last_used_at: "2026-03-01T08:00:00Z",
    current: index === 7,
  }));
  fake.intercept.set("/sessions", () => ({ status: 200, json: { sessions } }));
}

/** Names buttons by what they do, in the language that the states are reached in. */
const press = (dialog: FrameLocator, name: string) => dialog.getByRole("button", { name, exact: true }).click();

/** Every page of the dialog in every state that it is drawn in. */
export const STATES: readonly DialogState[] = [
  { name: "login", go: (page) => open(page) },
  { name: "login, by invitation", before: disableSignup, go: (page) => open(page) },
  {
    name: "login, providers",
    before: (fake) => {
      fake.settings.external = { google: true, github: true, gitlab: true, bitbucket: true, saml: true };
      fake.settings.external_labels = { saml: "la cuenta del periódico" };
    },
    go: (page) => open(page),
  },
  {
    name: "login, empty sent",
    go: async (page, dialog) => {
      await open(page);
      await submit(dialog);
      await dialog.locator(".fieldProblem").first().waitFor();
    },
  },
  {
    name: "login, wrong",
    go: async (page, dialog) => {
      await signIn(page, dialog, "equivocada");
      await dialog.locator(".flashMessage.error").waitFor();
    },
  },
  {
    name: "login, saving",
    before: (fake) => fake.intercept.set("/token", never),
    go: async (page, dialog) => {
      await signIn(page, dialog);
      await dialog.locator(".form.disabled").waitFor();
    },
  },
  {
    name: "login, service down",
    before: (fake) => fake.intercept.set("/token", () => ({ status: 503, text: "<h1>503</h1>" })),
    go: async (page, dialog) => {
      await signIn(page, dialog);
      await dialog.locator(".flashMessage.error").waitFor();
    },
  },
  {
    name: "login, settings failed",
    before: (fake) => fake.intercept.set("/settings", () => ({ status: 500, text: "no" })),
    go: async (page, dialog) => {
      await open(page);
      await dialog.locator(".flashMessage.error").waitFor();
    },
  },
  { name: "signup", go: (page) => open(page, "signup") },
  { name: "signup, disabled", before: disableSignup, go: (page) => open(page, "signup") },
  {
    name: "signup, done",
    go: async (page, dialog) => {
      await fillSignup(page, dialog);
      await submit(dialog);
      await dialog.locator(".flashMessage.success").waitFor();
    },
  },
  {
    name: "amnesia",
    go: async (page, dialog) => {
      await open(page);
      await dialog.locator(".forgotPasswordLink").click();
    },
  },
  {
    name: "amnesia, done",
    go: async (page, dialog) => {
      await open(page);
      await dialog.locator("[name=email]").fill("ana@ejemplo.org");
      await dialog.locator(".forgotPasswordLink").click();
      await submit(dialog);
      await dialog.locator(".flashMessage.success").waitFor();
    },
  },
  { name: "recovery", hash: "#recovery_token=good", go: async () => {} },
  {
    name: "recovery, refused password shown",
    hash: "#recovery_token=good",
    before: (fake) => {
      fake.settings.password_min_length = 8;
      fake.intercept.set("/verify", () => ({
        status: 422,
        json: { code: 422, msg: "Password must be 8 to 128 characters long" },
      }));
    },
    go: async (_, dialog) => {
      await dialog.locator("[name=password]").fill("corta");
      await dialog.locator(".btnPasswordToggle").click();
      await submit(dialog);
      await dialog.locator(".flashMessage.error").waitFor();
    },
  },
  { name: "recovery, old link", hash: "#recovery_token=bad", go: (_, dialog) => dialog.locator(".error").waitFor() },
  {
    name: "arrival, tokens of somebody",
    hash: `#access_token=h.${Buffer.from(JSON.stringify({ sub: PERSON_ID, exp: 4_102_444_800 })).toString("base64url")}.s&refresh_token=r`,
    before: ({ people: [first] }) => void Object.assign(first ?? {}, { id: PERSON_ID }),
    go: (_, dialog) => dialog.locator(".infoTextEmail").waitFor(),
  },
  {
    name: "arrival, link to sign in",
    hash: "#magiclink_token=good",
    go: (_, dialog) => dialog.locator(".infoTextEmail").waitFor(),
  },
  { name: "invite", hash: "#invite_token=good", go: async () => {} },
  { name: "invite, first administrator", hash: "#invite_token=good&ask=email", go: async () => {} },
  {
    name: "confirmation, wrong link",
    hash: "#confirmation_token=bad",
    go: (_, dialog) => dialog.locator(".error").waitFor(),
  },
  {
    name: "confirmation, checking",
    hash: "#confirmation_token=good",
    before: (fake) => fake.intercept.set("/verify", never),
    go: async () => {},
  },
  {
    name: "account",
    go: async (page, dialog) => {
      await signIn(page, dialog);
      await dialog.locator(".account").waitFor();
    },
  },
  {
    name: "account, e-mail changed",
    hash: "#email_change_token=good",
    go: async (page, dialog) => {
      await signIn(page, dialog);
      await dialog.locator(".flashMessage.success").waitFor();
    },
  },
  { name: "message", go: (page) => open(page, "error") },
  {
    name: "login, passkey and link",
    before: (fake) => Object.assign(fake.settings, { passkeys: true, magic_link: true }),
    go: async (page, dialog) => {
      await open(page);
      await dialog.locator(".waysLink").waitFor();
    },
  },
  {
    name: "magic link",
    before: (fake) => Object.assign(fake.settings, { magic_link: true }),
    go: async (page, dialog) => {
      await open(page);
      await dialog.locator(".waysLink").click();
    },
  },
  {
    name: "magic link, done",
    before: (fake) => {
      fake.settings.magic_link = true;
      fake.intercept.set("/magiclink", () => ({ status: 200, json: {} }));
    },
    go: async (page, dialog) => {
      await open(page);
      await dialog.locator(".waysLink").click();
      await dialog.locator("[name=email]").fill("ana@ejemplo.org");
      await submit(dialog);
      await dialog.locator(".flashMessage.success").waitFor();
    },
  },
  {
    name: "second step",
    before: wantSecondFactor,
    go: async (page, dialog) => {
      await signIn(page, dialog);
      await dialog.locator("[name=code]").waitFor();
    },
  },
  {
    name: "second step, wrong",
    before: wantSecondFactor,
    go: async (page, dialog) => {
      await signIn(page, dialog);
      await page.route("**/token", (route) =>
        route.fulfill({ status: 400, json: { error: "invalid_grant", error_description: "Wrong or used code" } }),
      );
      await dialog.locator("[name=code]").fill(WRONG_CODE);
      await submit(dialog);
      await dialog.locator(".flashMessage.error").waitFor();
    },
  },
  {
    name: "second step, passkey",
    before: (fake) => void fake.intercept.set("/token", () => PASSKEY_WANTED),
    go: async (page, dialog) => {
      await signIn(page, dialog);
      await dialog.getByText("usa tu llave de acceso").waitFor();
    },
  },
  {
    name: "second step, set up on the way in",
    before: (fake) => {
      fake.settings.passkeys = true;
      fake.intercept.set("/token", () => ENROLMENT_WANTED);
      fake.intercept.set("/factors/enrolment", () => TOTP_SETUP);
    },
    go: async (page, dialog) => {
      await signIn(page, dialog);
      await dialog.locator(".qrCode").waitFor();
    },
  },
  {
    name: "back from a provider, failed",
    hash: "#error=server_error&error_description=Unable+to+exchange+external+code+for+google+provider",
    go: (_, dialog) => dialog.locator(".flashMessage.error").waitFor(),
  },
  { name: "development settings", init: { APIUrl: undefined }, go: (page) => open(page) },
  {
    name: "development settings, no such service",
    init: { APIUrl: undefined },
    go: async (page, dialog) => {
      await open(page);
      await dialog.locator("[name=url]").fill("http://127.0.0.1:9");
      await submit(dialog);
      await dialog.locator(".clearSiteUrl").waitFor();
    },
  },
  { name: "account, whole", before: offerAccount, go: showAccount },
  {
    name: "account, twenty sessions",
    before: offerManySessions,
    go: async (page, dialog) => {
      await showAccount(page, dialog);
      await dialog.locator(".moreSessions").waitFor();
    },
  },
  {
    name: "account, twenty sessions shown",
    before: offerManySessions,
    go: async (page, dialog) => {
      await showAccount(page, dialog);
      await dialog.locator(".moreSessions").click();
    },
  },
  {
    name: "account, second step on, passkey being removed",
    before: offerActiveFactor,
    go: async (page, dialog) => {
      await showAccount(page, dialog);
      await dialog.getByRole("button", { name: "Quitar Teléfono" }).click();
      await press(dialog, "Desactivar");
    },
  },
  {
    name: "account, setting up the second step",
    before: offerAccount,
    go: async (page, dialog) => {
      await showAccount(page, dialog);
      await press(dialog, "Configurar");
      await dialog.locator(".qrCode").waitFor();
    },
  },
  {
    name: "account, recovery codes",
    before: offerAccount,
    go: async (page, dialog) => {
      await showAccount(page, dialog);
      await press(dialog, "Configurar");
      await dialog.locator("#totp-code").fill("123456");
      await press(dialog, "Activar");
      await dialog.locator(".codeList").waitFor();
    },
  },
  {
    name: "account, proof wanted",
    before: (fake) => {
      offerAccount(fake);
      fake.intercept.set("/factors/totp", () => PROOF_WANTED);
    },
    go: async (page, dialog) => {
      await showAccount(page, dialog);
      await press(dialog, "Configurar");
      await dialog.locator(".proof").waitFor();
    },
  },
];
