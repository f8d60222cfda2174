import type { Visit } from "./visit.ts";

/** Which service a flow needs. */
export type ServiceKind = "open" | "autoconfirm" | "invite" | "provider";

/** One way through a widget, the same for every widget. */
export interface Flow {
  readonly name: string;
  readonly service: ServiceKind;
  run(visit: Visit): Promise<void>;
}

const PASSWORD = "una-frase-larga-y-tranquila";
const OTHER_PASSWORD = "otra-frase-igual-de-larga";

const call = (visit: Visit, code: string) => visit.page.evaluate(`netlifyIdentity.${code}`);

async function open(visit: Visit, action = "login") {
  await call(visit, `open(${JSON.stringify(action)})`);
  await visit.settle();
}

async function person(visit: Visit, name: string): Promise<string> {
  const email = visit.address(name);
  await visit.service.addPerson(email, PASSWORD);
  return email;
}

async function signedIn(visit: Visit, name: string): Promise<string> {
  const email = await person(visit, name);
  await visit.go();
  await open(visit);
  await visit.send({ email, password: PASSWORD });
  return email;
}

async function signUp(visit: Visit, name: string): Promise<string> {
  const email = visit.address(name);
  await visit.go();
  await open(visit, "signup");
  await visit.send({ name: "Nuria Gil", email, password: PASSWORD });
  return email;
}

/** Asks for another address as a page does, and gives the token of the mail. */
async function askForAddress(visit: Visit, name: string): Promise<string> {
  await signedIn(visit, name);
  const email = visit.address(`${name}-new`);
  await call(visit, `gotrue.currentUser().update({ email: ${JSON.stringify(email)} })`);
  return visit.service.mailedToken(email, "email_change");
}

/** Every flow of the specification's sections 2, 4 and 8. */
export const FLOWS: readonly Flow[] = [
  { name: "load, signed out", service: "open", run: (visit) => visit.go() },
  {
    name: "open",
    service: "open",
    async run(visit) {
      await visit.go();
      await open(visit);
    },
  },
  {
    name: "open, close, open",
    service: "open",
    async run(visit) {
      await visit.go();
      await open(visit);
      await call(visit, "close()");
      await open(visit, "signup");
    },
  },
  {
    name: "sign in",
    service: "open",
    async run(visit) {
      const email = await person(visit, "in");
      await visit.go();
      await open(visit);
      await visit.send({ email, password: PASSWORD });
    },
  },
  {
    name: "sign in, wrong, then right",
    service: "open",
    async run(visit) {
      const email = await person(visit, "wrong");
      await visit.go();
      await open(visit);
      await visit.send({ email, password: "equivocada" });
      await visit.send({ email, password: PASSWORD });
    },
  },
  {
    name: "sign in, wrong",
    service: "open",
    async run(visit) {
      await visit.go();
      await open(visit);
      await visit.send({ email: visit.address("nobody"), password: "equivocada" });
    },
  },
  {
    name: "sign in, wrong, close",
    service: "open",
    async run(visit) {
      await visit.go();
      await open(visit);
      await visit.send({ email: visit.address("nobody"), password: "equivocada" });
      await call(visit, "close()");
    },
  },
  {
    name: "load, signed in",
    service: "open",
    async run(visit) {
      await signedIn(visit, "back");
      await visit.startRecording();
      await visit.go();
    },
  },
  {
    name: "sign out",
    service: "open",
    async run(visit) {
      await signedIn(visit, "out");
      await visit.startRecording();
      await call(visit, "logout()");
    },
  },
  { name: "sign up, by mail", service: "open", run: async (visit) => void (await signUp(visit, "up")) },
  {
    name: "sign up, confirmed without mail",
    service: "autoconfirm",
    run: async (visit) => void (await signUp(visit, "auto")),
  },
  {
    name: "sign up, closed",
    service: "invite",
    async run(visit) {
      await visit.go();
      await open(visit, "signup");
    },
  },
  {
    name: "confirm, same browser",
    service: "open",
    async run(visit) {
      const email = await signUp(visit, "same");
      const token = await visit.service.mailedToken(email, "confirmation");
      await visit.startRecording();
      await visit.go(`#confirmation_token=${token}`);
    },
  },
  {
    name: "confirm, another browser",
    service: "open",
    async run(visit) {
      const email = await signUp(visit, "other");
      const token = await visit.service.mailedToken(email, "confirmation");
      await visit.changeBrowser();
      await visit.startRecording();
      await visit.go(`#confirmation_token=${token}`);
    },
  },
  { name: "confirm, wrong link", service: "open", run: (visit) => visit.go("#confirmation_token=no-such-token") },
  {
    name: "ask for recovery",
    service: "open",
    async run(visit) {
      const email = await person(visit, "ask");
      await visit.go();
      await open(visit);
      await visit.dialog.locator(".forgotPasswordLink").click();
      await visit.send({ email });
    },
  },
  {
    name: "recover",
    service: "open",
    async run(visit) {
      const email = await person(visit, "recover");
      await visit.service.ask("POST", "/recover", { json: { email } });
      const token = await visit.service.mailedToken(email, "recovery");
      await visit.go(`#recovery_token=${token}`);
      await visit.send({ password: OTHER_PASSWORD });
    },
  },
  {
    name: "recover, left before the password",
    service: "open",
    async run(visit) {
      const email = await person(visit, "left");
      await visit.service.ask("POST", "/recover", { json: { email } });
      const token = await visit.service.mailedToken(email, "recovery");
      await visit.go(`#recovery_token=${token}`);
    },
  },
  { name: "recover, wrong link", service: "open", run: (visit) => visit.go("#recovery_token=no-such-token") },
  {
    name: "accept an invitation",
    service: "invite",
    async run(visit) {
      const email = visit.address("invited");
      await visit.service.invite(email);
      const token = await visit.service.mailedToken(email, "invite");
      await visit.go(`#invite_token=${token}`);
      await visit.send({ password: PASSWORD });
    },
  },
  {
    name: "invitation, and the page opens the dialog",
    service: "invite",
    async run(visit) {
      const email = visit.address("opened");
      await visit.service.invite(email);
      const token = await visit.service.mailedToken(email, "invite");
      await visit.go(`#invite_token=${token}`);
      await open(visit);
    },
  },
  {
    name: "change of e-mail, signed in",
    service: "open",
    async run(visit) {
      const token = await askForAddress(visit, "change");
      await visit.startRecording();
      await visit.go(`#email_change_token=${token}`);
    },
  },
  {
    name: "change of e-mail, signed out",
    service: "open",
    async run(visit) {
      const token = await askForAddress(visit, "late");
      await call(visit, "logout()");
      await visit.changeBrowser();
      await visit.startRecording();
      await visit.go(`#email_change_token=${token}`);
      await visit.send({ email: visit.address("late"), password: PASSWORD });
    },
  },
  {
    name: "sign in by a provider",
    service: "provider",
    async run(visit) {
      await visit.go();
      await open(visit);
      await visit.throughProvider();
    },
  },
  {
    name: "back from a provider",
    service: "open",
    async run(visit) {
      const email = await person(visit, "provider");
      await visit.go();
      const tokens = await visit.page.evaluate(async (username) => {
        const body = new URLSearchParams({ grant_type: "password", username, password: "una-frase-larga-y-tranquila" });
        const answer = await fetch("/.netlify/identity/token", { method: "POST", body });
        return answer.json();
      }, email);
      await visit.changeBrowser();
      await visit.startRecording();
      const { access_token, refresh_token } = tokens;
      await visit.go(`#access_token=${access_token}&token_type=bearer&expires_in=3600&refresh_token=${refresh_token}`);
    },
  },
  {
    name: "refused by a provider",
    service: "invite",
    run: (visit) => visit.go("#error=access_denied&error_description=403"),
  },
  {
    name: "settings fail",
    service: "open",
    async run(visit) {
      await visit.page.route("**/.netlify/identity/settings", (route) => route.fulfill({ status: 500, json: {} }));
      await visit.go();
      await open(visit);
    },
  },
  {
    name: "init again, in another language",
    service: "open",
    async run(visit) {
      await visit.go();
      await call(visit, 'init({ locale: "fr" })');
      await visit.settle();
      await open(visit);
    },
  },
];
