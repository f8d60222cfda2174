import { FEATURE_DIALECTS } from "@nv/test-kit";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enforceAccess } from "../../http/access.ts";
import type { Session } from "../../http/session.ts";
import { eventsRoutes } from "./events.routes.ts";
import { presenceRoutes } from "./presence.routes.ts";
import { openSiteEvents, type SiteEvents } from "./site-events.ts";

const CASE = "3f0c6a5e-0000-4000-8000-000000000001";

describe.each(FEATURE_DIALECTS)("what open pages hear of a group, on $name", ({ create }) => {
  let app: FastifyInstance;
  let events: SiteEvents;
  let origin: string;
  /** Groups of each person; who is missing has no session. */
  let people: Record<string, readonly string[]>;
  let close: () => Promise<void>;
  let tell: (name: string, group?: string) => Promise<void>;

  beforeEach(async () => {
    people = { carla: ["investigacion"], berta: [], dora: ["fotografia"], jefa: [] };
    const testDatabase = await create();
    const database = await testDatabase.open();
    events = await openSiteEvents(database);
    tell = (name, group) =>
      events.publish(database.kysely, { name, data: { id: CASE }, ...(group !== undefined && { group }) });
    const readSession = (cookie: string | undefined): Session | null => {
      const groups = people[cookie ?? ""];
      if (cookie === undefined || groups === undefined) return null;
      const [userId, isAdministrator] = [`user-${cookie}`, cookie === "jefa"];
      return { userId, sessionId: cookie, email: `${cookie}@ejemplo.org`, name: cookie, groups, isAdministrator };
    };
    app = Fastify({ forceCloseConnections: true });
    enforceAccess(app, { readSession, siteOrigin: "http://localhost:3000", ownRules: "/.netlify" });
    await app.register(eventsRoutes, { events, readSession, onSessionsChanged: () => () => undefined });
    await app.register(presenceRoutes, {
      announce: (presence, group) =>
        events.publish(database.kysely, { name: "presence", data: presence, ...(group !== undefined && { group }) }),
      ownerOf: async (kind) => (kind === "case" ? "investigacion" : ""),
      now: Date.now,
    });
    origin = await app.listen({ port: 0, host: "127.0.0.1" });
    close = async () => {
      await app.close();
      await events.close();
      await database.close();
      await testDatabase.drop();
    };
  });
  afterEach(() => close());

  /** Opens a page of somebody. @returns The names of all that it hears up to «fin». */
  async function openPage(whose: string): Promise<{ readonly heard: Promise<readonly string[]> }> {
    const response = await fetch(`${origin}/api/events`, { headers: { cookie: whose } });
    expect(response.status).toBe(200);
    async function listen() {
      let heard = "";
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        heard += decoder.decode(chunk, { stream: true });
        if (heard.includes("event: fin")) break;
      }
      return [...heard.matchAll(/^event: (.*)$/gm)].map(([, name = ""]) => name);
    }
    return { heard: listen() };
  }
  async function openPages() {
    const whose = ["carla", "berta", "dora", "jefa"];
    const pages = await Promise.all(whose.map(openPage));
    return () => Promise.all(pages.map(({ heard }) => heard));
  }

  const announce = (whose: string, subject: string) =>
    fetch(`${origin}/api/events/presence`, {
      method: "POST",
      headers: { cookie: whose, "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ subject, place: "", tab: "0123456789abcdef", isHere: true, asksWho: true }),
    });

  test("what belongs to a group is told to its people alone, whoever administers included", async () => {
    const heard = await openPages();
    await tell("case", "investigacion");
    await tell("graphic");
    await tell("fin");
    expect(await heard()).toEqual([
      ["case", "graphic", "fin"],
      ["graphic", "fin"],
      ["graphic", "fin"],
      ["graphic", "fin"],
    ]);
  });

  test("who leaves the group hears nothing more of it by the page that was open, and who enters hears from then on", async () => {
    const [leaving, entering] = await Promise.all([openPage("carla"), openPage("berta")]);
    people = { ...people, carla: [], berta: ["investigacion"] };
    await tell("after", "investigacion");
    await tell("fin");
    expect(await leaving.heard).not.toContain("after");
    expect(await entering.heard).toContain("after");
  });

  test("a session that ends takes the events of its group along, before its connection does", async () => {
    const page = await openPage("carla");
    people = {};
    await tell("case", "investigacion");
    await tell("fin");
    expect(await page.heard).toEqual(["fin"]);
  });

  test("who has a thing of a group open is told to the group alone, and by nobody outside it", async () => {
    const heard = await openPages();
    expect((await announce("berta", `case:${CASE}`)).status).toBe(204);
    expect((await announce("jefa", `case:${CASE}`)).status).toBe(204);
    await tell("so-far");
    expect((await announce("carla", `case:${CASE}`)).status).toBe(204);
    expect((await announce("berta", `graphic:${CASE}`)).status).toBe(204);
    await tell("fin");
    expect(await heard()).toEqual([
      ["so-far", "presence", "presence", "fin"],
      ["so-far", "presence", "fin"],
      ["so-far", "presence", "fin"],
      ["so-far", "presence", "fin"],
    ]);
  });
});
