import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { TestServer } from "./server.ts";

/** Wait for a mail that the server writes to its outbox in its own time. Milliseconds. */
const MAIL_MS = 10_000;

/** Opens a part of the administration and waits for its heading. */
export async function openAdministration(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

/** Opens the page of a person from the list, looking for them as an administrator would. */
export async function openPerson(page: Page, search: string, name: string): Promise<void> {
  await openAdministration(page, "/admin/people", "Personas");
  await page.getByRole("searchbox", { name: "Buscar" }).fill(search);
  await expect(page).toHaveURL(/buscar=/);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** The text of a mail without the marks that its transport puts at the ends of lines. */
function unfolded(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
}

/** Waits for the invitation of an address and gives its link. */
export async function invitationLink({ dataDir, url }: TestServer, email: string): Promise<string> {
  const outbox = join(dataDir, "outbox");
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        // The folder comes with the first mail; one that is still being written has another ending.
        const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
        const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
        const mail = mails
          .map(unfolded)
          .find((text) => text.includes(`To: ${email}`) && text.includes("#invite_token="));
        link = new RegExp(`${url}/#invite_token=[\\w-]+`).exec(mail ?? "")?.[0];
        return link;
      },
      { timeout: MAIL_MS },
    )
    .toBeDefined();
  return link ?? "";
}
