import type { Browser, Page } from "@playwright/test";
import { PASSWORD } from "./dialog.ts";
import { enterAs } from "./enter.ts";
import type { TestServer } from "./server.ts";

/**
 * Brings somebody else in, with a browser of their own.
 *
 * @param administrator - A page of ours that administers: it creates the account.
 * @param person - Who comes; two people may have one name.
 */
export async function bringIn(
  browser: Browser,
  server: TestServer,
  administrator: Page,
  person: { readonly email: string; readonly name: string },
): Promise<Page> {
  await administrator.evaluate(
    async ({ email, name, password }) => {
      const { access_token: token } = JSON.parse(localStorage.getItem("gotrue.user") ?? "{}").token;
      const answer = await fetch("/.netlify/identity/admin/users", {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ email, password, confirm: true, user_metadata: { full_name: name } }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    { ...person, password: PASSWORD },
  );
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await enterAs(page, server, person.email);
  return page;
}
