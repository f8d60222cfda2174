import { ONE_DIALECT } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CertifiedDirectory, startCertifiedDirectory } from "./certified-directory.ts";
import { fragmentOf, openBrowser, pageOf } from "./provider-browser.ts";
import { actingBy, PREFIX, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const MINUTE_MS = 60_000;
const ANA = { email: "ana@diario.example", name: "Ana Ruiz", groups: ["g-sucesos"] };

describe.each(ONE_DIALECT)("a certified server as the house's directory, on $name", (dialect) => {
  let house: CertifiedDirectory;
  let service: TestIdentity;
  /** Time that has passed for us: the directory's own clock goes on by itself. */
  let passedMs: number;

  async function start(givesRefreshTokens: boolean): Promise<void> {
    passedMs = 0;
    house = await startCertifiedDirectory({
      givesRefreshTokens,
      async tell(form) {
        const told = await service.call("POST", "/oidc/logout", {
          form: Object.fromEntries(new URLSearchParams(form)),
        });
        expect(told.statusCode, told.body).toBe(200);
      },
    });
    house.people.set("u-1", ANA);
    house.at = "u-1";
    const { url, clientId, clientSecret } = house;
    service = await startTestIdentity(dialect, {
      now: () => Date.now() + passedMs,
      signup: "open",
      providers: { oidc: { url, clientId, clientSecret, label: "Casa", emailDomains: ["diario.example"] } },
    });
  }
  afterEach(async () => {
    await service.close();
    await house.close();
  });

  /** Comes in by the directory with a browser of both. */
  async function enter() {
    const [ours, theirs] = [openBrowser(service), house.openBrowser()];
    const answer = await ours.comeBack(
      await theirs.visit(await ours.leave("oidc", { referer: "https://site.example/docs" })),
    );
    expect(pageOf(answer)).toBe("/docs");
    return { ours, theirs, bearer: fragmentOf(answer).access_token ?? "" };
  }
  const isIn = async ({ ours }: Pick<Awaited<ReturnType<typeof enter>>, "ours">) =>
    (await service.identity.readSession(ours.cookie())) !== null;

  /** The gate asks the directory through the browser; gives the page at which it ends. */
  async function askSilently({ ours, theirs }: Pick<Awaited<ReturnType<typeof enter>>, "ours" | "theirs">) {
    const begun = await service.identity.silentSignIn(ours.cookie(), "/docs/mapas");
    const url = new URL(begun ?? "", "https://site.example");
    const answer = await service.call("GET", url.pathname.replace(PREFIX, "") + url.search, {
      headers: { cookie: ours.cookie() },
    });
    for (const { name, value } of answer.cookies) ours.cookies.set(name, value);
    return ours.comeBack(await theirs.visit(new URL(String(answer.headers.location))));
  }

  describe("that gives refresh tokens", () => {
    beforeEach(() => start(true));

    test("says who somebody is at its second address, and the account opens with it", async () => {
      const { bearer } = await enter();
      expect((await service.call("GET", "/user", { bearer })).json()).toMatchObject({
        ...{ email: ANA.email, user_metadata: { full_name: ANA.name }, app_metadata: { provider: "oidc" } },
      });
    });

    test("is asked each half hour with a token that it changes each time, and vouches on", async () => {
      const ana = await enter();
      for (let halfHour = 0; halfHour < 4; halfHour += 1) {
        passedMs += 30 * MINUTE_MS;
        await service.identity.lookAtDirectory();
        expect(await isIn(ana)).toBe(true);
      }
      passedMs += 59 * MINUTE_MS;
      expect(await isIn(ana)).toBe(true);
    });

    test("who is of it no more is out at the next question", async () => {
      const ana = await enter();
      house.people.delete("u-1");
      passedMs += 30 * MINUTE_MS;
      await service.identity.lookAtDirectory();
      expect(await isIn(ana)).toBe(false);
    });

    test("whom it signs out is out at once, by its own token", async () => {
      const [ana, other] = [await enter(), await enter()];
      await ana.theirs.signOut();
      expect([await isIn(ana), await isIn(other)]).toEqual([false, true]);
    });

    test("its groups stand for ours, and change with it", async () => {
      const jefa = {
        address: "203.0.113.9",
        userAgent: "tests",
        ...actingBy(await service.administrator("jefa@otra.example")),
      };
      const { directory, groups } = service.identity.operations;
      await groups.make({ name: "sucesos", purpose: "Sucesos" }, jefa);
      await directory.linkGroup({ provider: "oidc", directoryGroup: "g-sucesos", group: "sucesos" }, jefa);
      const ana = await enter();
      expect(await service.identity.readSession(ana.ours.cookie())).toMatchObject({ groups: ["sucesos"] });
      house.people.set("u-1", { ...ANA, groups: [] });
      passedMs += 30 * MINUTE_MS;
      await service.identity.lookAtDirectory();
      expect(await service.identity.readSession(ana.ours.cookie())).toMatchObject({ groups: [] });
    });
  });

  describe("that gives none without asking the person", () => {
    beforeEach(() => start(false));

    test("is asked through the browser that it knows, which sees nothing of it", async () => {
      const ana = await enter();
      passedMs += 60 * MINUTE_MS;
      expect(await isIn(ana)).toBe(false);
      const answer = await askSilently(ana);
      expect([pageOf(answer), fragmentOf(answer)]).toEqual(["/docs/mapas", {}]);
      expect(await isIn(ana)).toBe(true);
    });

    test("whom it signed out there is out at once, and is asked about no more", async () => {
      const ana = await enter();
      await ana.theirs.signOut();
      expect(await isIn(ana)).toBe(false);
      expect(await service.identity.silentSignIn(ana.ours.cookie(), "/docs")).toBeNull();
    });

    test("somebody else in the browser does not renew the session of who was there", async () => {
      const ana = await enter();
      house.people.set("u-2", { ...ANA, email: "eva@diario.example" });
      house.at = "u-2";
      const { theirs } = await enter();
      passedMs += 60 * MINUTE_MS;
      expect(fragmentOf(await askSilently({ ours: ana.ours, theirs }))).toEqual({});
      expect(await isIn(ana)).toBe(false);
    });

    test("a browser that it does not know leads to the gate, and is not asked twice", async () => {
      const ana = await enter();
      passedMs += 60 * MINUTE_MS;
      const stranger = { ours: ana.ours, theirs: house.openBrowser() };
      expect(fragmentOf(await askSilently(stranger))).toEqual({});
      expect(await isIn(ana)).toBe(false);
      expect(await service.identity.silentSignIn(ana.ours.cookie(), "/docs")).toBeNull();
    });
  });
});
