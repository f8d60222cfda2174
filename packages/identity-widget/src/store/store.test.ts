import { GoTrue, type User } from "@nv/identity-client";
import { expect, test } from "vitest";
import { createStore } from "./store.ts";

/** A client that nobody is signed in to, and whose calls answer what a test says. */
class QuietClient extends GoTrue {
  override currentUser(): User | null {
    return null;
  }
}

function setUp() {
  const left: string[] = [];
  const host = {
    navigate: (url: string) => void left.push(url),
    setJwtCookie() {},
    saveSiteUrl() {},
    readSiteUrl: () => null,
  };
  const handle = createStore({ host, createClient: () => new QuietClient() });
  const told: string[] = [];
  handle.events.on("init", (user) => told.push(`init ${user}`));
  handle.events.on("login", (user) => told.push(`login ${user.email}`));
  handle.events.on("logout", () => told.push("logout"));
  handle.events.on("error", (error) => told.push(`error ${error instanceof Error ? error.message : error}`));
  handle.events.on("open", (page) => told.push(`open ${page}`));
  handle.events.on("close", () => told.push("close"));
  return { ...handle, told, left };
}

/** A user as far as the store looks at it. */
async function someone(email: string): Promise<User> {
  const { User } = await import("@nv/identity-client");
  const client = new QuietClient();
  const tokens = { access_token: `x.${btoa('{"exp":4102444800}')}.x`, refresh_token: "r" };
  return new User(client.api, tokens)._saveUserData({ email });
}

test("writing the user tells at once who came and that they left, once each", async () => {
  const { store, told } = setUp();
  const ana = await someone("ana@ejemplo.org");
  store.user = ana;
  store.user = ana;
  store.user = null;
  store.user = null;
  expect(told).toEqual(["login ana@ejemplo.org", "logout"]);
});

test("the client's arrival is told before who is signed in", () => {
  const { store, told } = setUp();
  store.init(new QuietClient());
  expect(told).toEqual(["init null"]);
});

test("opening tells the page, a change of page tells nothing, closing comes before the error is cleared", () => {
  const { store, told } = setUp();
  store.openModal("login");
  store.openModal("signup");
  store.error = new Error("no");
  store.saving = true;
  store.closeModal();
  expect(told).toEqual(["open login", "error no", "close", "error null"]);
  expect(store).toMatchObject({ message: null, saving: false, modal: { page: "signup", isOpen: false } });
});

test("a change of one setting is heard", () => {
  const { store, subscribe } = setUp();
  store.settings = { autoconfirm: false, disable_signup: false, external: {}, external_labels: {} };
  let changes = 0;
  subscribe(() => {
    changes += 1;
  });
  store.settings.disable_signup = true;
  expect(changes).toBe(1);
});

test("an unknown kind of token is an error with the words that pages know", async () => {
  const { store } = setUp();
  store.init(new QuietClient());
  await store.verifyToken("magic", "abc");
  expect(store.error).toEqual(new Error("Unkown token type"));
});

test("an outside sign-in leaves with the invitation when there is one", () => {
  const { store, left } = setUp();
  store.init(new QuietClient());
  store.externalLogin("google");
  store.invite_token = "abc";
  store.externalLogin("saml");
  expect(left).toEqual([
    "/.netlify/identity/authorize?provider=google",
    "/.netlify/identity/authorize?provider=saml&invite_token=abc",
  ]);
});

test("an e-mail change that arrives signed out waits on the login page", async () => {
  const { store } = setUp();
  store.init(new QuietClient());
  await store.verifyToken("email_change", "abc");
  expect(store).toMatchObject({ email_change_token: "abc", modal: { page: "login" }, saving: false });
});

test.each([
  { name: "waits for the mail", confirmed_at: undefined, expected: { message: "confirm", user: null } },
  { name: "is signed in when the service has confirmed it", confirmed_at: "2026-03-01", expected: { message: null } },
])("a sign-up whose settings cannot be asked $name", async ({ confirmed_at, expected }) => {
  const { store } = setUp();
  const ana = await someone("ana@ejemplo.org");
  class Client extends QuietClient {
    override settings(): Promise<never> {
      return Promise.reject(new TypeError("Failed to fetch"));
    }
    override async signup(_email: string, email: string) {
      return { id: "1", email, ...(confirmed_at ? { confirmed_at } : {}) };
    }
    override login(): Promise<User> {
      return Promise.resolve(ana);
    }
  }
  store.init(new Client());
  await store.signup("Ana", "ana@ejemplo.org", "una-frase-larga");
  expect(store).toMatchObject({ ...expected, error: null, saving: false });
  if (confirmed_at) expect(store.user).toBe(ana);
});

test("an action can be begun from outside, as in the original", () => {
  const { store } = setUp();
  store.error = new Error("no");
  store.message = "confirm";
  store.startAction();
  expect(store).toMatchObject({ saving: true, error: null, message: null });
});

test("a client of somebody else's, which follows no tabs, serves", () => {
  const { store, told } = setUp();
  const client = new QuietClient();
  Object.assign(client, { onOtherTab: undefined });
  store.init(client);
  expect(told).toEqual(["init null"]);
});

test("without a client a form's request is an error, not a crash", async () => {
  const { store } = setUp();
  await store.login("ana@ejemplo.org", "x");
  expect(store.error).toEqual(new Error("Call init() first."));
  expect(store.saving).toBe(false);
});
