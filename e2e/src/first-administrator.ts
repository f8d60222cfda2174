import { IDENTITY_PATH } from "@nv/contracts";
import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "./dialog.ts";
import type { TestServer } from "./server.ts";

/** A page of ours with nothing in it: enough to speak to the service as a page does. */
const BARE_PAGE = "/robots.txt";

/**
 * Makes the person at this page the first administrator, signed in, in the site's own home.
 *
 * What the dialog does, without its looks: the dialog has journeys of its own, and others need only somebody inside.
 */
export async function becomeFirstAdministrator(page: Page, server: TestServer): Promise<void> {
  const token = new URL(server.firstAdministratorLink()).hash.match(/invite_token=([\w-]+)/)?.[1];
  const person = { email: "ana@ejemplo.org", password: PASSWORD, data: { full_name: "Ana Muestra" } };
  await page.goto(`${server.url}${BARE_PAGE}`);
  await page.evaluate(
    async ({ service, invitation }) => {
      const opened = await fetch(`${service}/verify`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-use-cookie": "1" },
        body: JSON.stringify(invitation),
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
    { service: IDENTITY_PATH, invitation: { type: "signup", token, ...person } },
  );
  await page.goto(`${server.url}/`);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
}
