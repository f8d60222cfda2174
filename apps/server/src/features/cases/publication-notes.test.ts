import { CASES_NOTES_PATH, CASES_PUBLICATION_PATH } from "@nv/contracts";
import { CasesPublication } from "@nv/contracts/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Caller, type CasesProcess, inventedCase, startCases } from "../../../test/cases-process.ts";
import { createHarness, type TestHarness } from "../../../test/registry.ts";
import { storedTexts } from "../../../test/stored-texts.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";

const RIGHT = "Se añaden dos casos de los años setenta.";

describe.each(FEATURE_PLACES)("notes for readers on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: CasesProcess;
  beforeEach(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startCases(harness);
    await process.approve(inventedCase("R-1"));
  });
  afterEach(async () => {
    await process.close();
    await harness.drop();
  });

  const write = (who: Caller, note: string, number = 0) =>
    process.call(who, "PUT", `${CASES_NOTES_PATH}/${number}`, { note });
  const approve = (who: Caller, note: string, number: number) =>
    process.call(who, "POST", `${CASES_NOTES_PATH}/${number}/approve`, { note });
  const publish = async (who: Caller, note: string, noteReason?: string) => {
    const { version } = await process.publication();
    return process.call(who, "POST", CASES_PUBLICATION_PATH, { version, note, noteReason, isDecreaseMeant: false });
  };
  const notesTold = async (): Promise<readonly string[]> => {
    const { changes } = (await process.read("/data/abusos/resumen.json")).json();
    return changes.map(({ note }: { note: string }) => note);
  };

  test.each([
    ["a telephone", "Se añade el caso, teléfono 612 345 678", "un teléfono"],
    ["a number of identity", "Se corrige lo de 12345678Z", "un DNI o un NIE"],
    ["a name and a telephone", "Se añade el caso de Juan Pérez García, teléfono 612 345 678", "«Juan Pérez"],
    ["a word that no court has said", "Otro pederasta en la diócesis", "«pederasta»"],
  ])("%s is kept by nobody, whatever is given for it", async (_name, note, said) => {
    const answer = await write("ana", note);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(said)]);
    expect((await publish("berta", note)).status).not.toBe(200);
    expect((await process.publication()).note).toBeNull();
    expect((await process.read("/data/abusos/")).statusCode).toBe(404);
  });

  test("who wrote a note does not give it to readers; somebody else does, as it is kept", async () => {
    expect((await publish("berta", RIGHT)).body).toMatchObject({ code: "CASES_NOTE_UNREAD" });
    const kept = CasesPublication.parse((await write("berta", RIGHT)).body);
    expect(kept.note).toMatchObject({ text: RIGHT, isMine: true });
    expect((await publish("berta", RIGHT)).body).toMatchObject({ code: "CASES_NOTE_OWN" });
    expect((await publish("carla", `${RIGHT} Y otro.`)).body).toMatchObject({ code: "CASES_NOTE_UNREAD" });
    expect((await process.publication()).note).toMatchObject({ text: RIGHT, isMine: false });
    expect((await publish("carla", RIGHT)).status).toBe(200);
    expect(await notesTold()).toEqual([RIGHT]);
    expect((await process.publication()).note).toBeNull();
  });

  test("what may be a name goes out by the reason of the person who gives it, which quotes it, and the audit is told", async () => {
    const note = "Se añade el Colegio Bellaterra Calahorrano y la Obra Zubizargi Etxaniz.";
    const { note: kept } = CasesPublication.parse((await write("ana", note)).body);
    expect(kept?.doubts).toEqual(["Zubizargi Etxaniz"]);
    for (const reason of ["", "Es una obra de la diócesis", "«Zubizargi Etxaniz» sí"])
      expect((await publish("berta", note, reason)).body).toMatchObject({
        code: "FIELDS_INVALID",
        fields: [{ field: "noteReason", message: expect.stringContaining("«Zubizargi Etxaniz»") }],
      });
    expect((await process.read("/data/abusos/")).statusCode).toBe(404);
    const reason = "«Zubizargi Etxaniz» es una obra social de la diócesis";
    expect((await publish("ana", note, reason)).body).toMatchObject({ code: "CASES_NOTE_OWN" });
    expect((await publish("berta", note, reason)).status).toBe(200);
    expect(await notesTold()).toEqual([note]);
    expect((await process.publication()).notes).toMatchObject([{ number: 1, text: note, reason, faults: [] }]);
    expect(process.audited.filter(({ action }) => action === "cases_note_explained")).toMatchObject([
      { actor: { id: "user-berta" } },
    ]);
    for (const [, text] of await storedTexts(harness.store)) expect(text).not.toContain("obra social");
  });

  test("a correction that may name somebody asks for the same, and without it the former note stays", async () => {
    await process.publish("Una nota.");
    const note = "Se añade la Obra Zubizargi Etxaniz.";
    await write("ana", note, 1);
    expect((await approve("berta", note, 1)).body).toMatchObject({ code: "FIELDS_INVALID" });
    expect(await notesTold()).toEqual(["Una nota."]);
    const noteReason = "«Zubizargi Etxaniz» es una obra social de la diócesis";
    const path = `${CASES_NOTES_PATH}/1/approve`;
    expect((await process.call("berta", "POST", path, { note, noteReason })).status).toBe(200);
    expect((await process.publication()).notes).toMatchObject([{}, { text: note, reason: noteReason }]);
  });

  test("without a note one person publishes what two have approved", async () => {
    await write("berta", RIGHT);
    expect((await publish("berta", "")).status).toBe(200);
    expect(await notesTold()).toEqual([""]);
    // What waits, waits for the next publication.
    expect((await process.publication()).note).toMatchObject({ text: RIGHT });
  });

  test("going back asks for the same: no note of one's own", async () => {
    const { revision } = await process.publish();
    await process.approve(inventedCase("R-2"));
    const { version } = await process.publish();
    await write("berta", RIGHT);
    const body = { version, revision, note: RIGHT, isDecreaseMeant: true };
    const path = `${CASES_PUBLICATION_PATH}/roll-back`;
    expect((await process.call("berta", "POST", path, body)).body).toMatchObject({ code: "CASES_NOTE_OWN" });
    expect((await process.call("ana", "POST", path, body)).status).toBe(200);
  });

  test("a note that is out is corrected by two, and no address nor file holds what it said", async () => {
    const first = await process.publish();
    await process.approve(inventedCase("R-2"));
    const wrong = "Se añade un caso del colegio de la plaza";
    const second = await process.publish(wrong);
    await process.approve(inventedCase("R-3"));
    const third = await process.publish("Otro caso.");
    expect((await write("ana", "Se añade un caso.", 2)).status).toBe(200);
    expect((await process.publication()).notes).toMatchObject([
      { number: 3, text: "Otro caso.", correction: null },
      { number: 2, text: wrong, correction: { text: "Se añade un caso.", isMine: true } },
    ]);
    expect((await approve("ana", "Se añade un caso.", 2)).body).toMatchObject({ code: "CASES_NOTE_OWN" });
    expect((await approve("berta", "Otra cosa.", 2)).body).toMatchObject({ code: "CASES_NOTE_UNREAD" });
    expect((await approve("berta", "Se añade un caso.", 2)).status).toBe(200);
    expect(await notesTold()).toEqual([
      "Se corrige el texto de una nota anterior.",
      "Otro caso.",
      "Se añade un caso.",
      "",
    ]);
    for (const { revision } of [second, third])
      expect((await process.read(`/data/abusos/${revision}/resumen.json`)).statusCode).toBe(410);
    expect((await process.read(`/data/abusos/${first.revision}/resumen.json`)).statusCode).toBe(200);
    const holding = [...(await storedTexts(harness.store))].filter(([, text]) => text.includes(wrong));
    expect(holding).toEqual([]);
    expect((await process.publication()).after).toEqual({ cases: 3, victims: 12 });
    expect(process.audited.at(-1)).toMatchObject({ action: "cases_note_corrected", actor: { id: "user-berta" } });
  });

  test("words that are to go are gone at once, by one person", async () => {
    const { revision } = await process.publish("Una nota de más.");
    expect((await write("carla", "", 1)).status).toBe(200);
    expect(await notesTold()).toEqual(["Se corrige el texto de una nota anterior.", ""]);
    expect((await process.read(`/data/abusos/${revision}/resumen.json`)).statusCode).toBe(410);
  });

  test("a note of a publication that is none, or that said nothing, is not corrected", async () => {
    await process.publish();
    for (const number of [1, 7])
      expect((await write("ana", "Algo.", number)).body).toMatchObject({ code: "CASES_NOTE_NOT_FOUND" });
    expect((await process.call("ana", "PUT", `${CASES_NOTES_PATH}/x`, { note: "" })).status).toBe(404);
  });

  test("of two who approve a correction at once, one does", async () => {
    await process.publish("Una nota.");
    await write("ana", "Una nota mejor.", 1);
    const answers = await Promise.all([approve("berta", "Una nota mejor.", 1), approve("carla", "Una nota mejor.", 1)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await process.publication()).version).toBe(2);
  });
});
