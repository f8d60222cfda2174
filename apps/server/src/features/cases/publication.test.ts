import { CASES_API_PATH, CASES_GROUP, CASES_PREVIEW_PATH, CASES_PUBLICATION_PATH } from "@nv/contracts";
import { type CaseFields, CasesPublication, CaseView } from "@nv/contracts/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CasesProcess, inventedCase, startCases } from "../../../test/cases-process.ts";
import { createHarness, type TestHarness } from "../../../test/registry.ts";
import { storedTexts } from "../../../test/stored-texts.ts";
import { ONE_PLACE } from "../../../test/stores.ts";
import { pastOf } from "./cases.repository.ts";
import { publishCases } from "./publish-cases.ts";
import { reconcileCases } from "./reconcile-cases.ts";
import { retireCase } from "./retire-cases.ts";

const BERTA = { id: "user-berta", name: "Berta" };
const NOTE = { note: "", noteReason: "", isDecreaseMeant: false };

describe.each(ONE_PLACE)("what readers get of cases on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: CasesProcess;
  beforeEach(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startCases(harness);
  });
  afterEach(async () => {
    await process.close();
    await harness.drop();
  });
  const live = async () => (await process.read("/data/abusos/resumen.json")).json();
  const post = (path: string, body: object) => process.call("berta", "POST", CASES_PUBLICATION_PATH + path, body);
  const marked = (ref: string, summary: string, more: Partial<CaseFields> = {}) =>
    inventedCase(ref, { summary, ...more });
  /** Names in the store that hold a text. */
  const holding = async (text: string) =>
    [...(await storedTexts(harness.store))].filter(([, held]) => held.includes(text)).map(([key]) => key);
  /** Every file of a revision, and what readers are answered for it. */
  const statusesOf = async (revision: string) => {
    const names = ["casos.json", "casos.csv", "resumen.json", "index.html", "", "otro.json"];
    const answers = await Promise.all(names.map((name) => process.read(`/data/abusos/${revision}/${name}`)));
    return answers.map(({ statusCode }) => statusCode);
  };
  const retire = async (id: string) => process.move("ana", await process.view(id), "retired", "Lo pide la víctima");
  const contextWithout = (broken: "movePointer" | "writeRevision" | "removeRevision") => {
    const { context } = process;
    const data = {
      ...context.publishing.sections.data,
      [broken]: () => Promise.reject(new Error("the process was killed")),
    };
    return { ...context, publishing: { ...context.publishing, sections: { ...context.publishing.sections, data } } };
  };

  test("readers get a page, and the same page stands under an address of its own", async () => {
    await process.approve(inventedCase("R-1"));
    const { revision, pageUrl } = await process.publish();
    const page = await process.read("/data/abusos/");
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toContain(`/data/abusos/${revision}/casos.csv`);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(new URL(pageUrl).pathname).toBe("/data/abusos/");
    expect((await process.read(`/data/abusos/${revision}/`)).body).toBe(page.body);
    expect((await process.read("/data/abusos/latest.csv")).headers["content-type"]).toBe("text/csv; charset=utf-8");
  });

  test("the team sees what readers would get, in an origin of nobody, and nobody keeps it", async () => {
    await process.approve(marked("R-1", "Una frase de muestra"));
    const preview = await process.call("ana", "GET", CASES_PREVIEW_PATH);
    expect(preview.text).toContain("Una frase de muestra");
    expect(preview.text).not.toContain("R-1");
    expect(preview.headers).toMatchObject({ "cache-control": "no-store" });
    expect(preview.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox allow-scripts$/);
    expect(await holding("Una frase de muestra")).toEqual([]);
    expect((await process.read("/data/abusos/")).statusCode).toBe(404);
  });

  test("after a case is retired nothing that readers can ask for has it, nor the store", async () => {
    const kept = await process.approve(marked("R-1", "Se queda", { province: "X2" }));
    await process.publish();
    const gone = await process.approve(marked("R-2", "Palabras que se retiran"));
    const first = await process.publish();
    await process.approve(marked("R-3", "Viene después", { province: "X3" }));
    const second = await process.publish();
    expect(await holding("Palabras que se retiran")).not.toEqual([]);
    expect((await retire(gone.id)).body).toMatchObject({ state: "retired", hasChanges: false });
    const publication = await process.publication();
    expect(await live()).toMatchObject({ totals: { cases: 2, victims: 8 } });
    for (const revision of [first.revision, second.revision])
      expect(await statusesOf(revision ?? "")).toEqual([410, 410, 410, 410, 410, 410]);
    expect(await holding("Palabras que se retiran")).toEqual([]);
    expect(await holding("Se queda")).not.toEqual([]);
    for (const path of ["/data/abusos/", "/data/abusos/latest.json", "/data/abusos/latest.csv", "/data/index.json"])
      expect((await process.read(path)).body).not.toContain("Palabras que se retiran");
    expect(publication.revisions.map(({ canReturn }) => canReturn)).toEqual([false, false, true]);
    expect((await process.view(kept.id)).state).toBe("published");
    const list = (await process.read("/data/purged.json")).json();
    expect(list.purged.map(({ url }: { url: string }) => url.split("/").at(-2)).toSorted()).toEqual(
      [first.revision, second.revision].toSorted(),
    );
    expect((await process.read(`/oembed.json?url=${encodeURIComponent(publication.pageUrl)}`)).statusCode).toBe(404);
    expect((await process.read("/arc/content/data/abusos")).statusCode).toBe(404);
    const back = { ...NOTE, version: publication.version, isDecreaseMeant: true };
    expect((await post("/roll-back", { ...back, revision: second.revision })).body).toMatchObject({
      code: "CASES_REVISION_WITHDRAWN",
    });
  });

  test("bytes that somebody else keeps too stay where they are kept", async () => {
    const one = await process.approve(marked("R-1", "Se retira"));
    await process.publish();
    const csv = (await process.read("/data/abusos/latest.csv")).rawPayload;
    const place = process.context.publishing.sections.d;
    await place.writeRevision("copia", "1-0123456789", [{ path: "copia.csv", body: csv }]);
    await retire(one.id);
    expect((await place.readFile("copia", "1-0123456789", "copia.csv"))?.equals(csv)).toBe(true);
  });

  test("when the last case is retired, nothing is left under any address", async () => {
    const one = await process.approve(inventedCase("R-1"));
    const { revision } = await process.publish();
    await retire(one.id);
    expect(await statusesOf(revision ?? "")).toEqual([410, 410, 410, 410, 410, 410]);
    expect((await process.read("/data/abusos/")).statusCode).toBe(410);
    expect((await process.publication()).revision).toBeNull();
    await process.approve(inventedCase("R-2"));
    await process.publish();
    expect((await process.read("/data/abusos/")).statusCode).toBe(200);
    expect(await statusesOf(revision ?? "")).toEqual([410, 410, 410, 410, 410, 410]);
  });

  test("readers go back to an earlier revision, and what was approved since waits again", async () => {
    const one = await process.approve(inventedCase("R-1"));
    const first = await process.publish();
    await process.approve(inventedCase("R-2", { victims: 7 }));
    const second = await process.publish();
    const body = { ...NOTE, version: second.version, revision: first.revision };
    expect((await post("/roll-back", body)).body).toMatchObject({ code: "CASES_DECREASE" });
    const answer = await post("/roll-back", { ...body, isDecreaseMeant: true });
    const rolled = CasesPublication.parse(answer.body);
    expect(rolled).toMatchObject({ revision: first.revision, version: 3, added: [{ ref: "R-2" }] });
    expect(await live()).toMatchObject({ totals: { cases: 1, victims: 4 } });
    expect((await process.view(one.id)).state).toBe("published");
    expect((await process.publish()).after).toEqual({ cases: 2, victims: 11 });
    expect((await post("/roll-back", { ...body, version: 4, revision: "9-0000000000" })).body).toMatchObject({
      code: "REVISION_NOT_FOUND",
    });
  });

  test("readers who went back do not get what waits, and an edit of it needs other eyes", async () => {
    await process.approve(inventedCase("R-0"));
    const first = await process.publish();
    const one = await process.approve(inventedCase("R-1"));
    const { version } = await process.publish();
    await post("/roll-back", { note: "", isDecreaseMeant: true, version, revision: first.revision });
    const waiting = await process.view(one.id);
    expect(waiting.state).toBe("publishable");
    const body = { ...inventedCase("R-1", { victims: 6 }), version: waiting.version };
    await process.call("carla", "PUT", `${CASES_API_PATH}/${one.id}`, body);
    const draft = await process.view(one.id);
    const reviewing = CaseView.parse((await process.move("carla", draft, "reviewing")).body);
    expect((await process.move("carla", reviewing, "verified")).body).toMatchObject({ code: "CASE_OWN" });
  });

  test("what is not ready, not new or not what was looked at is not published", async () => {
    const version = 0;
    expect((await post("", { ...NOTE, version })).body).toMatchObject({ code: "CASES_UNCHANGED" });
    await process.approve(marked("R-1", "El pederasta era profesor"));
    expect((await post("", { ...NOTE, version })).body).toMatchObject({ code: "CASES_NOT_READY" });
    expect((await post("", { ...NOTE, version: 4 })).body).toMatchObject({ code: "CASES_CHANGED" });
    const { faults } = await process.publication();
    expect(faults).toMatchObject([{ ref: "R-1" }]);
    expect((await process.read("/data/abusos/")).statusCode).toBe(404);
  });

  test("fewer victims than readers have are published when that is meant", async () => {
    const one = await process.approve(inventedCase("R-1", { victims: 9 }));
    const { version } = await process.publish();
    const body = { ...inventedCase("R-1", { victims: 5 }), version: (await process.view(one.id)).version };
    let next = CaseView.parse((await process.call("ana", "PUT", `${CASES_API_PATH}/${one.id}`, body)).body);
    for (const to of ["reviewing", "verified", "publishable"] as const)
      next = CaseView.parse((await process.move("berta", next, to)).body);
    expect((await post("", { ...NOTE, version })).body).toMatchObject({ code: "CASES_DECREASE" });
    expect((await process.publish("", true)).after.victims).toBe(5);
  });

  test("of two who publish at once, one does", async () => {
    await process.approve(inventedCase("R-1"));
    const answers = await Promise.all([post("", { ...NOTE, version: 0 }), post("", { ...NOTE, version: 0 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await process.publication()).version).toBe(1);
  });

  test("of two who approve and edit at once, nobody approves what they did not see", async () => {
    const one = await process.enter("ana", inventedCase("R-1"));
    const reviewing = CaseView.parse((await process.move("ana", one, "reviewing")).body);
    const body = { ...inventedCase("R-1", { victims: 99 }), version: reviewing.version };
    const [approved, edited] = await Promise.all([
      process.move("berta", reviewing, "verified"),
      process.call("berta", "PUT", `${CASES_API_PATH}/${one.id}`, body),
    ]);
    expect([approved.status, edited.status].toSorted()).toEqual([200, 409]);
    const now = await process.view(one.id);
    expect(now.state === "verified" ? now.fields.victims : now.state).toBe(now.state === "verified" ? 4 : "draft");
  });

  test("who may approve a case as it was looked at does not hang on what was done to it since", async () => {
    const one = await process.enter("ana", inventedCase("R-1"));
    const reviewing = CaseView.parse((await process.move("ana", one, "reviewing")).body);
    const body = { ...inventedCase("R-1", { victims: 99 }), version: reviewing.version };
    const edited = CaseView.parse((await process.call("berta", "PUT", `${CASES_API_PATH}/${one.id}`, body)).body);
    const { db } = process.context;
    expect((await pastOf(db, reviewing)).map(({ byId }) => byId)).not.toContain(BERTA.id);
    expect((await pastOf(db, edited)).map(({ byId }) => byId)).toContain(BERTA.id);
    expect((await process.move("berta", reviewing, "verified")).body).toMatchObject({ code: "VERSION_CONFLICT" });
  });

  test("of two sessions of one person, neither approves what the other entered", async () => {
    const one = await process.enter("ana", inventedCase("R-1"));
    const reviewing = CaseView.parse((await process.move("ana", one, "reviewing")).body);
    const { ana } = process.sessions;
    if (ana === undefined) throw new Error("Ana has no session");
    process.sessions.ana = { ...ana, sessionId: "another", name: "Otro nombre", email: "otra@ejemplo.org" };
    expect((await process.move("ana", reviewing, "verified")).body).toMatchObject({ code: "CASE_OWN" });
  });

  test("a process that is killed between the decision and the store is followed by another", async () => {
    await process.approve(marked("R-1", "Se queda", { province: "X2" }));
    const two = await process.approve(marked("R-2", "Se va del todo"));
    await publishCases(contextWithout("movePointer"), { ...NOTE, version: 0 }, BERTA);
    expect((await process.read("/data/abusos/")).statusCode).toBe(404);
    await reconcileCases(process.context);
    expect(await live()).toMatchObject({ totals: { cases: 2 } });
    const order = { id: two.id, reason: "Sí", actor: BERTA };
    await expect(retireCase(contextWithout("removeRevision"), order, async () => undefined)).rejects.toThrow("killed");
    expect(await live()).toMatchObject({ totals: { cases: 1 } });
    expect(await holding("Se va del todo")).not.toEqual([]);
    await reconcileCases(process.context);
    expect(await holding("Se va del todo")).toEqual([]);
  });

  test("a store that is away changes nothing", async () => {
    const one = await process.approve(inventedCase("R-1"));
    await expect(publishCases(contextWithout("writeRevision"), { ...NOTE, version: 0 }, BERTA)).rejects.toThrow(
      "killed",
    );
    expect((await process.publication()).version).toBe(0);
    expect((await process.view(one.id)).state).toBe("publishable");
  });

  test("examples come as drafts, are never published beside real cases, and go from readers too", async () => {
    const examples = `${CASES_API_PATH}/examples`;
    expect((await process.call("ana", "POST", examples, {})).status).toBe(204);
    expect((await process.call("ana", "POST", examples, {})).status).toBe(204);
    const { body } = await process.call("ana", "GET", CASES_API_PATH);
    expect(body).toMatchObject({ counts: { draft: 60 }, cases: [{ isExample: true }, ...Array(49).fill({})] });
    await process.context.db.updateTable("cases").set({ state: "publishable" }).where("ref", "<", "EJ-00010").execute();
    await process.publish();
    expect((await process.read("/data/abusos/")).body).toContain("DATOS DE EJEMPLO");
    await process.approve(inventedCase("R-1"));
    expect((await process.publication()).faults).toMatchObject([{ message: expect.stringContaining("ejemplo") }]);
    expect((await process.call("ana", "DELETE", examples)).status).toBe(204);
    expect((await process.read("/data/abusos/")).statusCode).toBe(410);
    expect((await process.publish()).after.cases).toBe(1);
  });

  test("the group's open pages are told that something is out, and nothing of what; other systems, nothing at all", async () => {
    await process.approve(marked("REF-SECRETA", "Texto del caso"));
    await process.publish();
    const { heard } = process;
    // The platform's own daily work is told too. From PostgreSQL it may come after the answer.
    await expect
      .poll(() => heard.filter(({ name }) => name !== "job"))
      .toEqual([{ name: "published", group: CASES_GROUP, data: { section: "data", slug: "abusos" } }]);
    expect(process.told).toEqual([]);
    const said = JSON.stringify([heard, process.audited]);
    for (const text of ["REF-SECRETA", "Texto del caso", "Ejemplo Alfa"]) expect(said).not.toContain(text);
  });
});
