import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fragmentOf, openBrowser, pageOf } from "./provider-browser.ts";
import { PREFIX, SITE, startTestIdentity, type TestIdentity } from "./test-identity.ts";
import { type OpenIdServer, startOpenIdServer } from "./test-provider.ts";

const ANA = {
  sub: "google-1",
  email: "ana@diario.example",
  email_verified: true,
  name: "Ana Ruiz",
  picture: "https://pictures.example/ana.png",
};

describe.each(FEATURE_DIALECTS)("Google on $name", (dialect) => {
  let google: OpenIdServer;
  let service: TestIdentity;
  beforeEach(async () => {
    google = await startOpenIdServer(ANA);
    service = await startTestIdentity(dialect, {
      providers: { google: { clientId: "site", clientSecret: "secreto", url: google.url } },
    });
  });
  afterEach(async () => {
    await service.close();
    await google.close();
  });

  test("G35: the browser is sent with our address, a state, a nonce and a PKCE challenge", async () => {
    const url = await openBrowser(service).leave("Google");
    expect(url.origin).toBe(google.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      redirect_uri: `${SITE}${PREFIX}/callback`,
      client_id: "site",
      response_type: "code",
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{22}$/),
      nonce: expect.stringMatching(/^_[\w-]{22}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  });

  test("G37: a first sign-in makes the account, signs in and goes back to the page where it started", async () => {
    const browser = openBrowser(service);
    const answer = await browser.signIn("google", { referer: `${SITE}/admin?tab=1` });
    expect(answer.statusCode, answer.body).toBe(302);
    expect(pageOf(answer)).toBe("/admin?tab=1");
    const fragment = fragmentOf(answer);
    expect(Object.keys(fragment)).toEqual(["access_token", "expires_in", "refresh_token", "token_type"]);
    expect(fragment).toMatchObject({ expires_in: "3600", token_type: "bearer" });
    const user = (await service.call("GET", "/user", { bearer: fragment.access_token ?? "" })).json();
    expect(user).toMatchObject({
      email: ANA.email,
      app_metadata: { provider: "google", providers: ["google"] },
      user_metadata: { full_name: "Ana Ruiz", avatar_url: ANA.picture },
      confirmed_at: expect.any(String),
    });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    expect(await service.identity.readSession(cookie)).toMatchObject({ email: ANA.email, name: "Ana Ruiz" });
  });

  test("a second sign-in opens the same account, even when the address changed at the service", async () => {
    const first = fragmentOf(await openBrowser(service).signIn("google"));
    google.person = { ...ANA, email: "otra@diario.example" };
    const second = fragmentOf(await openBrowser(service).signIn("google"));
    const [one, two] = await Promise.all(
      [first, second].map(({ access_token = "" }) => service.call("GET", "/user", { bearer: access_token })),
    );
    expect(two?.json().id).toBe(one?.json().id);
    expect(two?.json().email).toBe(ANA.email);
  });
});
