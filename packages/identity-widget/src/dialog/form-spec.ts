import type { FieldName } from "../core/error-fields.ts";
import type { MessageKey } from "../i18n/en.ts";
import type { Message, Page } from "../store/state.ts";
import type { Store } from "../store/store.ts";

/** One field of a form. Every field is required. Specification, section 5. */
export interface FieldSpec {
  readonly name: FieldName;
  readonly autoComplete: string;
  readonly label: MessageKey;
  readonly placeholder?: string;
  /** The password is being chosen: the service's rule stands beside it, where it has told one. */
  readonly isNewPassword?: boolean;
}

/** One page with a form, as data: what it asks, how its states are called, and what sends it. */
export interface FormSpec {
  readonly id: Page | "site_url" | "confirmation" | "second_step" | "arrival" | "mail_code";
  readonly title: MessageKey;
  readonly hint?: MessageKey;
  /** The form came with a link: under the hint stands whose account it opens. */
  readonly tellsOwner?: boolean;
  readonly note?: MessageKey;
  readonly fields: readonly FieldSpec[];
  readonly submit: MessageKey;
  readonly saving: MessageKey;
  readonly link?: { readonly text: MessageKey; readonly page: Page };
  readonly hasProviders?: boolean;
  send(store: Store, values: Readonly<Record<FieldName, string>>): Promise<void>;
}

const EMAIL: FieldSpec = {
  name: "email",
  autoComplete: "username webauthn",
  label: "form_email_label",
  placeholder: "form_email_placeholder",
};

const NAME: FieldSpec = {
  name: "name",
  autoComplete: "name",
  label: "form_name_label",
  placeholder: "form_name_placeholder",
};

const NEW_PASSWORD: FieldSpec = {
  name: "password",
  autoComplete: "new-password",
  label: "form_password_label",
  isNewPassword: true,
};

const BACK_TO_LOGIN = { text: "never_mind", page: "login" } as const;

const LOGIN: FormSpec = {
  id: "login",
  title: "log_in",
  fields: [EMAIL, { name: "password", autoComplete: "current-password", label: "form_password_label" }],
  submit: "log_in",
  saving: "logging_in",
  link: { text: "forgot_password", page: "amnesia" },
  hasProviders: true,
  send: (store, { email, password }) => store.login(email, password),
};

const SIGNUP: FormSpec = {
  id: "signup",
  title: "sign_up",
  fields: [NAME, EMAIL, NEW_PASSWORD],
  submit: "sign_up",
  saving: "signing_up",
  hasProviders: true,
  send: (store, { name, email, password }) => store.signup(name, email, password),
};

const AMNESIA: FormSpec = {
  id: "amnesia",
  title: "recover_password",
  hint: "recovery_hint",
  fields: [EMAIL],
  submit: "send_recovery_email",
  saving: "sending_recovery_email",
  link: BACK_TO_LOGIN,
  send: (store, { email }) => store.requestPasswordRecovery(email),
};

const RECOVERY: FormSpec = {
  id: "recovery",
  title: "recover_password",
  hint: "new_password_hint",
  tellsOwner: true,
  fields: [{ ...NEW_PASSWORD, label: "form_new_password_label" }],
  submit: "update_password",
  saving: "updating_password",
  link: BACK_TO_LOGIN,
  send: (store, { password }) => store.updatePassword(password),
};

const INVITE: FormSpec = {
  id: "invite",
  title: "complete_your_signup",
  hint: "complete_signup_hint",
  tellsOwner: true,
  fields: [NEW_PASSWORD],
  submit: "sign_up",
  saving: "signing_up",
  link: BACK_TO_LOGIN,
  hasProviders: true,
  send: (store, { password }) => store.acceptInvite(password),
};

/** The first administrator's invitation is printed, not mailed: nobody knows the address yet. */
const OPEN_INVITE: FormSpec = {
  ...INVITE,
  fields: [NAME, EMAIL, NEW_PASSWORD],
  hasProviders: false,
  send: (store, { name, email, password }) => store.acceptInvite(password, { name, email }),
};

/** The link of a sign-up, opened in another browser: a stranger may have typed the first password. */
const CONFIRMATION: FormSpec = {
  ...INVITE,
  id: "confirmation",
  title: "confirm_your_account",
  hint: "confirm_account_hint",
  fields: [{ ...NEW_PASSWORD, label: "form_new_password_label" }],
  submit: "confirm_account",
  saving: "confirming_account",
  hasProviders: false,
};

const MAGIC_LINK: FormSpec = {
  id: "magiclink",
  title: "magic_link_title",
  hint: "magic_link_hint",
  fields: [EMAIL],
  submit: "send_magic_link",
  saving: "sending_magic_link",
  link: BACK_TO_LOGIN,
  send: (store, { email }) => store.requestMagicLink(email),
};

const SECOND_STEP: FormSpec = {
  id: "second_step",
  title: "second_step",
  hint: "second_step_hint",
  fields: [{ name: "code", autoComplete: "one-time-code", label: "form_code_label" }],
  submit: "confirm_code",
  saving: "confirming_code",
  link: BACK_TO_LOGIN,
  send: (store, { code }) => store.sendCode(code),
};

/** Nobody types anything: the browser asks. */
const PASSKEY_STEP: FormSpec = {
  ...SECOND_STEP,
  hint: "passkey_hint",
  fields: [],
  submit: "passkey_login",
  saving: "logging_in",
  send: (store) => store.sendPasskey(),
};

/** A link opens an account, and anybody can write a link: the person sees whose it is, and decides. */
const ARRIVAL: FormSpec = {
  id: "arrival",
  title: "arrival_title",
  hint: "arrival_hint",
  tellsOwner: true,
  note: "arrival_note",
  fields: [],
  submit: "arrival_submit",
  saving: "logging_in",
  link: BACK_TO_LOGIN,
  send: (store) => store.acceptArrival(),
};

const SITE_URL: FormSpec = {
  id: "site_url",
  title: "site_url_title",
  hint: "site_url_message",
  fields: [{ name: "url", autoComplete: "url", label: "site_url_label", placeholder: "site_url_placeholder" }],
  submit: "site_url_submit",
  saving: "site_url_submit",
  send: (store, { url }) => store.setSiteURL(url),
};

const FORMS: Readonly<Partial<Record<Page, FormSpec>>> = {
  login: LOGIN,
  signup: SIGNUP,
  amnesia: AMNESIA,
  magiclink: MAGIC_LINK,
  recovery: RECOVERY,
  invite: INVITE,
};

/** Messages after which everything goes on in the mailbox. */
const MAILED: readonly Message[] = ["confirm", "password_mail", "magic_mail"];

/** View that the dialog shows. */
export type View =
  | { readonly kind: "form"; readonly form: FormSpec }
  /** `disabled`: accounts are by invitation. `message`: nothing but the store's error or message. */
  | { readonly kind: "verifying" | "enrolment" | "done" | "user" | "account" | "message" | "disabled" };

/**
 * Chooses what the dialog shows. Specification, sections 2 and 4.
 *
 * Who is signed in sees the account on every page, but for the links that set a password.
 */
export function viewOf(store: Store): View {
  const { page } = store.modal;
  if (store.isLocal && !store.gotrue) return { kind: "form", form: SITE_URL };
  if (store.isVerifying) return { kind: "verifying" };
  // Nothing can answer yet: the second factor is set up here and now.
  if (store.second_step?.factors.length === 0) return { kind: "enrolment" };
  if (store.second_step) {
    const { factors, form } = store.second_step;
    return { kind: "form", form: form ?? (factors.includes("totp") ? SECOND_STEP : PASSKEY_STEP) };
  }
  if (store.arrival) return { kind: "form", form: ARRIVAL };
  if (page === "invite" && store.isAskingEmail) return { kind: "form", form: OPEN_INVITE };
  if (page === "invite" || page === "recovery") return { kind: "form", form: page === "invite" ? INVITE : RECOVERY };
  if (page === "signup" && store.confirmation_token) return { kind: "form", form: CONFIRMATION };
  if (store.user) return { kind: page === "account" ? "account" : "user" };
  if (store.message && MAILED.includes(store.message)) return { kind: "done" };
  if (page === "signup" && store.settings?.disable_signup) return { kind: store.message ? "message" : "disabled" };
  const form = FORMS[page];
  return form ? { kind: "form", form } : { kind: "message" };
}
