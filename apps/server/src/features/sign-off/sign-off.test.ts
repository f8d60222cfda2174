import { GraphicDetail, IncludeDetail, SignOffRules, SignOffView } from "@nv/contracts/schemas";
import { DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  ADMINISTRATOR,
  createHarness,
  startProcess,
  type TestAnswer,
  type TestHarness,
  type TestProcess,
} from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { publishRecord } from "../../platform/records/publish-record.ts";
import { includesContext } from "../includes/includes-context.ts";

const [{ createStore }] = STORES;

const ANA = "Ana Muestra";
const BRUNO = "Bruno Prueba";
const BRUNO_ID = "00000000-0000-4000-8000-000000000001";
const ANA_ID = "00000000-0000-4000-8000-000000000000";

describe.each(DIALECTS)("sign-off by two on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const { call } = { call: (...args: Parameters<TestProcess["call"]>) => process.call(...args) };
  async function choose(...kinds: readonly string[]): Promise<SignOffRules> {
    const { version } = SignOffRules.parse((await call("GET", "/api/admin/sign-off", undefined, ADMINISTRATOR)).body);
    const answer = await call("PUT", "/api/admin/sign-off", { version, kinds, note: "Entre dos" }, ADMINISTRATOR);
    expect(answer.status, answer.text).toBe(200);
    return SignOffRules.parse(answer.body);
  }
  async function add(title: string): Promise<IncludeDetail> {
    const answer = await call("POST", "/api/includes", { title, body: "Así se hizo." }, ANA);
    expect(answer.status, answer.text).toBe(201);
    return IncludeDetail.parse(answer.body);
  }
  const now = async (id: string) => IncludeDetail.parse((await call("GET", `/api/includes/${id}`)).body);
  /** An order about an include as it is now. */
  async function act(name: string, { id }: Pick<IncludeDetail, "id">, person: string, more: object = {}) {
    return call("POST", `/api/includes/${id}/${name}`, { version: (await now(id)).version, ...more }, person);
  }
  async function write({ id }: Pick<IncludeDetail, "id">, body: string, person: string): Promise<void> {
    const { version, title } = await now(id);
    const answer = await call("PUT", `/api/includes/${id}`, { version, title, body }, person);
    expect(answer.status, answer.text).toBe(200);
  }
  async function ask(name: string, { id }: Pick<IncludeDetail, "id">, person: string, more: object = {}) {
    return call("POST", `/api/sign-off/${id}/${name}`, { version: (await now(id)).version, ...more }, person);
  }
  const view = async ({ id }: Pick<IncludeDetail, "id">, person: string) =>
    SignOffView.parse((await call("GET", `/api/sign-off/${id}`, undefined, person)).body);
  const refusal = ({ status, body }: TestAnswer) => ({ status, body });
  const NEEDED = { status: 422, body: { code: "SIGN_OFF_NEEDED" } };

  test("an administrator chooses what takes two people while it runs; nobody else does, nor over a choice that is not theirs", async () => {
    expect((await call("PUT", "/api/admin/sign-off", { version: 0, kinds: [], note: "" }, ANA)).status).toBe(403);
    const rules = await choose("includes");
    expect(rules.kinds.filter(({ isOn }) => isOn)).toEqual([
      { kind: "includes", label: "Includes", group: "Textos y enlaces", isOn: true },
    ]);
    expect(rules.kinds.find(({ kind }) => kind === "graphics:story")).toMatchObject({
      group: "Historias",
      isOn: false,
    });
    const late = { version: rules.version - 1, kinds: [], note: "" };
    expect(await call("PUT", "/api/admin/sign-off", late, ADMINISTRATOR)).toMatchObject({
      ...{ status: 409, body: { code: "SIGN_OFF_RULES_CHANGED" } },
    });
    const unknown = { version: rules.version, kinds: ["nada"], note: "" };
    expect((await call("PUT", "/api/admin/sign-off", unknown, ADMINISTRATOR)).status).toBe(422);
    expect(process.audited.map(({ action }) => action)).toContain("sign_off_rules_changed");
  });

  test("what one wrote goes out once another has signed, and who asked is told", async () => {
    await choose("includes");
    const draft = await add("Créditos");
    expect(refusal(await act("publish", draft, ANA))).toMatchObject(NEEDED);
    expect(await ask("give", draft, ANA)).toMatchObject({ status: 403, body: { code: "SIGN_OFF_OWN" } });
    expect((await view(draft, ANA)).people.map(({ name }) => name)).toEqual([BRUNO, "Carla Ejemplo", "Dora Muestra"]);
    const asked = await ask("ask", draft, ANA, { person: BRUNO_ID, note: "Mira los nombres" });
    expect(asked.body).toMatchObject({ asked: { by: ANA, of: BRUNO, note: "Mira los nombres" }, isFree: false });
    expect(process.notices.at(-1)).toEqual({
      personId: BRUNO_ID,
      title: "Créditos",
      sentence: "Ana Muestra te pide el visto bueno de «Créditos». «Mira los nombres»",
      path: `/docs/Extensiones/Includes?include=${draft.id}`,
    });
    expect(await view(draft, BRUNO)).toMatchObject({ refusal: "", isFree: false });
    expect((await ask("give", draft, BRUNO)).body).toMatchObject({ given: { by: BRUNO }, isFree: true });
    expect(process.notices.at(-1)).toMatchObject({ personId: ANA_ID, title: "Créditos" });
    expect((await act("publish", draft, ANA)).status).toBe(200);
    const told = process.told.flatMap((one) => (one.kind === "signoff" ? [`${one.name} ${one.signOff.title}`] : []));
    expect(told).toEqual(["asked Créditos", "given Créditos"]);
    expect(process.audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["sign_off_asked", "sign_off_given", "record_published"]),
    );
  });

  test("a change after the signature withdraws it, whoever made it, and so does whoever signed", async () => {
    await choose("includes");
    const draft = await add("Cambiado");
    await ask("give", draft, BRUNO);
    await write(draft, "Otra cosa.", ANA);
    expect(await view(draft, ANA)).toMatchObject({
      given: null,
      isFree: false,
      lost: expect.stringContaining("cambiado"),
    });
    expect(refusal(await act("publish", draft, BRUNO))).toMatchObject(NEEDED);
    // Taken back to what was signed, it has to be signed all the same.
    await write(draft, "Así se hizo.", ANA);
    expect(refusal(await act("publish", draft, BRUNO))).toMatchObject(NEEDED);
    await ask("give", draft, BRUNO);
    await ask("withdraw", draft, BRUNO, { reason: "Falta la fuente" });
    expect((await view(draft, ANA)).lost).toBe("Bruno Prueba lo ha quitado: Falta la fuente");
    expect(refusal(await act("publish", draft, ANA))).toMatchObject(NEEDED);
    expect(await ask("withdraw", draft, BRUNO)).toMatchObject({ status: 422, body: { code: "SIGN_OFF_NOT_ASKED" } });
  });

  test("of what two wrote, neither signs; nor does anybody a version that they did not see", async () => {
    await choose("includes");
    const draft = await add("A medias");
    await write(draft, "Con otra mano.", BRUNO);
    for (const person of [ANA, BRUNO])
      expect(await ask("give", draft, person)).toMatchObject({ status: 403, body: { code: "SIGN_OFF_OWN" } });
    expect(await ask("ask", draft, ANA, { person: BRUNO_ID })).toMatchObject({
      ...{ status: 422, body: { fields: [{ field: "person" }] } },
    });
    const stale = await call("POST", `/api/sign-off/${draft.id}/give`, { version: 1 }, ADMINISTRATOR);
    expect(stale).toMatchObject({ status: 409, body: { code: "VERSION_CONFLICT" } });
    expect((await ask("give", draft, ADMINISTRATOR)).status).toBe(200);
    expect((await act("publish", draft, BRUNO)).status).toBe(200);
  });

  test("of two who write by turns, whose savings are one version of the history, neither signs", async () => {
    await choose("includes");
    const draft = await add("Por turnos");
    await ask("give", draft, ADMINISTRATOR);
    await act("publish", draft, ANA);
    for (const [at, person] of [BRUNO, ADMINISTRATOR, BRUNO, ADMINISTRATOR].entries())
      await write(draft, `Turno ${at}.`, person);
    for (const person of [BRUNO, ADMINISTRATOR])
      expect(await ask("give", draft, person)).toMatchObject({ body: { code: "SIGN_OFF_OWN" } });
    expect((await ask("give", draft, ANA)).status).toBe(200);
  });

  test("what is out goes out again as it is, is taken away by one, and comes back with two", async () => {
    await choose("includes");
    const draft = await add("Otra vez");
    await ask("give", draft, BRUNO);
    await act("publish", draft, ANA);
    expect((await act("publish", draft, ANA)).status).toBe(200);
    expect((await act("unpublish", draft, ANA)).status).toBe(200);
    expect(refusal(await act("publish", draft, ANA))).toMatchObject(NEEDED);
    expect(await ask("give", draft, ANA)).toMatchObject({ body: { code: "SIGN_OFF_OWN" } });
    expect((await ask("give", draft, BRUNO)).status).toBe(200);
    expect((await act("publish", draft, ANA)).status).toBe(200);
    await act("retire", draft, ANA, { isConfirmed: true });
    await act("restore", draft, ANA);
    expect(refusal(await act("publish", draft, ANA))).toMatchObject(NEEDED);
  });

  test("readers go back by one alone to what two had signed, and to nothing else", async () => {
    await choose();
    const draft = await add("Vuelta");
    await act("publish", draft, ANA);
    const alone = (await now(draft.id)).revision;
    await choose("includes");
    await write(draft, "Firmado.", ANA);
    await ask("give", draft, BRUNO);
    await act("publish", draft, ANA);
    const signed = (await now(draft.id)).revision;
    await write(draft, "Firmado otra vez.", ANA);
    await ask("give", draft, BRUNO);
    await act("publish", draft, ANA);
    expect(await act("rollback", draft, ANA, { revision: alone })).toMatchObject({
      ...{ status: 422, body: { code: "SIGN_OFF_FORMER" } },
    });
    expect((await act("rollback", draft, ANA, { revision: signed })).status).toBe(200);
    // What is written is another than what readers have: it needs a signature of its own.
    expect(refusal(await act("publish", draft, ANA))).toMatchObject(NEEDED);
  });

  test("what follows its data goes out by itself, and approves nothing of what somebody wrote meanwhile", async () => {
    await choose("includes");
    const draft = await add("Seguida");
    await ask("give", draft, BRUNO);
    await act("publish", draft, ANA);
    await write(draft, "Pendiente de Ana.", ANA);
    await write(draft, "Pendiente de Bruno.", BRUNO);
    const { records } = includesContext(process.context);
    const written = await now(draft.id);
    const request = { id: draft.id, version: written.version, actor: { id: "", name: "Calendario" } };
    const renewed = { title: "Seguida", body: "Así se hizo, con el dato de hoy.", note: "" };
    const make = async () => ({ files: [{ path: "index.html", body: Buffer.from(renewed.body) }] });
    // The same by a person's hand, as what is written, is refused.
    await expect(publishRecord(records, request, make)).rejects.toMatchObject({ code: "SIGN_OFF_NEEDED" });
    await publishRecord(records, request, make, renewed);
    expect((await process.read(`/i/${written.slug}/`)).body).toContain("el dato de hoy");
    expect((await now(draft.id)).body).toBe("Pendiente de Bruno.");
    expect(refusal(await act("publish", draft, ANA))).toMatchObject(NEEDED);
    for (const person of [ANA, BRUNO])
      expect(await ask("give", draft, person)).toMatchObject({ body: { code: "SIGN_OFF_OWN" } });
  });

  test("each type has its switch, and what was out before goes on as it is", async () => {
    await choose();
    const config = { type: "external", source: "https://a.example/uno" };
    const added = await call("POST", "/api/graphics", { title: "Uno", altText: "Uno", sourceLine: "INE", config }, ANA);
    const { id, version } = GraphicDetail.parse(added.body);
    const out = await call("POST", `/api/graphics/${id}/publish`, { version }, ANA);
    expect(out.status, out.text).toBe(200);
    await choose("graphics:story");
    const again = await call("POST", `/api/graphics/${id}/publish`, { version: version + 1 }, ANA);
    expect(again.status, again.text).toBe(200);
    await choose("graphics:external");
    expect((await call("POST", `/api/graphics/${id}/publish`, { version: version + 2 }, ANA)).status).toBe(200);
    expect(process.context.signOff.pathOf({ ...(await row(id)) })).toBe(`/embed_data?grafico=${id}`);
  });

  const row = (id: string) =>
    process.context.records.db.selectFrom("records").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
});
