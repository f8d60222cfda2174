import { IDENTITY_PATH, INCLUDES_API_PATH } from "@nv/contracts";
import { IncludeDetail } from "@nv/contracts/schemas";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  enterFirstAdministrator,
  OWN_PAGE,
  type SignedIn,
  startWholeServer,
  type WholeServer,
} from "../../../test/whole-server.ts";

const Entries = z.array(
  z.object({ payload: z.object({ action: z.string(), details: z.record(z.string(), z.unknown()).optional() }) }),
);

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe.each(DIALECTS)("on $name, the audit", ({ create }) => {
  let testDatabase: TestDatabase;
  let server: WholeServer;
  let jefa: SignedIn;

  beforeAll(async () => {
    testDatabase = await create();
    server = await startWholeServer(testDatabase);
    jefa = await enterFirstAdministrator(server, "jefa@diario.example");
  });
  afterAll(async () => {
    await server.close();
    await testDatabase.drop();
  });

  async function post(path: string, body: object): Promise<IncludeDetail> {
    const headers = { ...OWN_PAGE, cookie: jefa.cookie, "content-type": "application/json", "user-agent": FIREFOX };
    const call = { method: "POST", path: INCLUDES_API_PATH + path, headers, body: JSON.stringify(body) };
    const answer = await server.call(call);
    expect(answer.status, answer.body).toBeLessThan(300);
    return IncludeDetail.parse(JSON.parse(answer.body));
  }
  async function audit(query: string): Promise<string> {
    const headers = { ...OWN_PAGE, authorization: `Bearer ${jefa.accessToken}` };
    return (await server.call({ path: `${IDENTITY_PATH}/admin/audit?${query}`, headers })).body;
  }

  test("tells every publication, roll back, taking back, retirement and restoration, with what it was done to", async () => {
    const draft = await post("", { title: "Créditos", body: "Equipo" });
    const live = await post(`/${draft.id}/publish`, { version: draft.version });
    const { revision } = live;
    const back = await post(`/${draft.id}/rollback`, { version: live.version, revision });
    const hidden = await post(`/${draft.id}/unpublish`, { version: back.version });
    const retired = await post(`/${draft.id}/retire`, { version: hidden.version });
    await post(`/${draft.id}/restore`, { version: retired.version });

    const about = { collection: "includes", id: draft.id, title: "Créditos" };
    expect(Entries.parse(JSON.parse(await audit("query=type:content"))).map(({ payload }) => payload)).toEqual([
      { action: "record_restored", details: about },
      { action: "record_retired", details: about },
      { action: "record_unpublished", details: about },
      { action: "record_rolled_back", details: { ...about, revision } },
      { action: "record_published", details: { ...about, revision } },
    ]);
    expect(JSON.parse(await audit("action=record_published"))).toMatchObject([
      { payload: { actor_email: "jefa@diario.example", ip_address: "127.0.0.1", device: "Firefox · Linux" } },
    ]);
  });

  test("does not tell what was not done", async () => {
    const draft = await post("", { title: "Aviso", body: "Texto" });
    const headers = { ...OWN_PAGE, cookie: jefa.cookie, "content-type": "application/json" };
    const path = `${INCLUDES_API_PATH}/${draft.id}/unpublish`;
    const body = JSON.stringify({ version: draft.version });
    expect((await server.call({ method: "POST", path, headers, body })).status).toBe(409);
    expect(await audit("query=type:content")).not.toContain(draft.id);
  });
});
