import type { Page } from "playwright-core";

/** Request that opens a session at the identity service. */
export interface SessionKey {
  /** Path below the service: `/token`, `/verify`. */
  readonly path: string;
  /** Media type of the body. */
  readonly type: string;
  readonly body: string;
}

/** Returns the request that opens a session by a password. */
export function passwordKey(email: string, password: string): SessionKey {
  const body = new URLSearchParams({ grant_type: "password", username: email, password });
  return { path: "/token", type: "application/x-www-form-urlencoded", body: body.toString() };
}

/**
 * Opens a session in a browser as the dialog does, without its looks.
 *
 * @param page - Open at any page of the site that has nothing in it.
 * @param service - Path of the identity service.
 */
export async function openSession(page: Page, service: string, key: SessionKey): Promise<void> {
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
    { service, key },
  );
}
