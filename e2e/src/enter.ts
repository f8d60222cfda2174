import { IDENTITY_PATH } from "@nv/contracts";
import { openSession, passwordKey, type SessionKey } from "@nv/test-kit";
import type { Page } from "@playwright/test";
import { PASSWORD } from "./dialog.ts";
import type { TestServer } from "./server.ts";

const EMAIL = "ana@ejemplo.org";

/** A page of ours with nothing in it: enough to speak to the service as a page does. */
const BARE_PAGE = "/robots.txt";

/** Servers whose first administrator has come. */
const administered = new WeakSet<TestServer>();

const passwordOf = (email: string) => passwordKey(email, PASSWORD);

/** Returns what lets the first administrator in: the first time the invitation, then the password. */
function keyOf(server: TestServer): SessionKey {
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

/** Opens a session without the dialog, which has journeys of its own: others need only somebody inside. */
async function openBareSession(page: Page, server: TestServer, key: SessionKey): Promise<void> {
  await page.goto(`${server.url}${BARE_PAGE}`);
  await openSession(page, IDENTITY_PATH, key);
}

/** Signs the first administrator in at this browser. No page of the site is open yet: most tests begin at one of their own. */
export function becomeFirstAdministrator(page: Page, server: TestServer): Promise<void> {
  return openBareSession(page, server, keyOf(server));
}

/** The same for somebody whose account is there already. */
export function enterAs(page: Page, server: TestServer, email: string): Promise<void> {
  return openBareSession(page, server, passwordOf(email));
}
