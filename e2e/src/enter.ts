import { IDENTITY_PATH } from "@nv/contracts";
import type { Page } from "@playwright/test";
import { PASSWORD } from "./dialog.ts";
import type { TestServer } from "./server.ts";

const EMAIL = "ana@ejemplo.org";

/** A page of ours with nothing in it: enough to speak to the service as a page does. */
const BARE_PAGE = "/robots.txt";

/** Servers whose first administrator has come. */
const administered = new WeakSet<TestServer>();

/** Request that opens a session. */
interface Key {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

function passwordOf(email: string): Key {
  const body = new URLSearchParams({ grant_type: "password", username: email, password: PASSWORD });
  return { path: "/token", type: "application/x-www-form-urlencoded", body: body.toString() };
}

/** Returns what lets the first administrator in: the first time the invitation, then the password. */
function keyOf(server: TestServer): Key {
  if (administered.has(server)) return passwordOf(EMAIL);
  administered.add(server);
  const token = new URLSearchParams(new URL(server.firstAdministratorLink()).hash.slice(1)).get("invite_token");
  const person = { email: EMAIL, password: PASSWORD, data: { full_name: "Ana Muestra" } };
  return {
    path: "/verify",
    type: "application/json",
    body: JSON.stringify({ type: "signup", token, ...person }),
  };
}

/** Opens a session as the dialog does, without its looks: the dialog has journeys of its own, and others need only somebody inside. */
async function openSession(page: Page, server: TestServer, key: Key): Promise<void> {
  await page.goto(`${server.url}${BARE_PAGE}`);
  await page.evaluate(
    async ({ service, key }) => {
      const opened = await fetch(service + key.path, {
        method: "POST",
        headers: { "content-type": key.type },
        body: key.body,
      });
      if (!opened.ok) throw new Error(await opened.text());
      const tokens = await opened.json();
      const person = await fetch(`${service}/user`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
      const session = {
        ...(await person.json()),
        url: service,
        audience: "",
        token: { ...tokens, expires_at: Date.now() + tokens.expires_in * 1000 },
      };
      localStorage.setItem("gotrue.user", JSON.stringify(session));
    },
    { service: IDENTITY_PATH, key },
  );
}

/** Signs the first administrator in at this browser. No page of the site is open yet: most tests begin at one of their own. */
export function becomeFirstAdministrator(page: Page, server: TestServer): Promise<void> {
  return openSession(page, server, keyOf(server));
}

/** The same for somebody whose account is there already. */
export function enterAs(page: Page, server: TestServer, email: string): Promise<void> {
  return openSession(page, server, passwordOf(email));
}
