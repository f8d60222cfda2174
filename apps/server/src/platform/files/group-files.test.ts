import { FILES_API_PATH, PRESENCE_API_PATH } from "@nv/contracts";
import { type FileDetail, FileList, TakenUpload } from "@nv/contracts/schemas";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANA, type LibraryClient, libraryClient, until } from "../../../test/library.ts";
import {
  ADMINISTRATOR,
  createHarness,
  OF_GROUP,
  startProcess,
  type TestHarness,
  type TestProcess,
} from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { subscribeFromNow } from "../../../test/subscribe-from-now.ts";

const GROUP = "investigacion";
const OUTSIDE = [ANA, ADMINISTRATOR];
const NEVER = "3f0c6a5e-0000-4000-8000-0000000000ff";
const [{ createStore }] = STORES;

const picture = (colour: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Lists the subjects that people have open, as an open page hears of them, up to a given one. */
async function subjectsUpTo(page: Response, last: string): Promise<readonly string[]> {
  let heard = "";
  const decoder = new TextDecoder();
  for await (const chunk of page.body ?? []) {
    heard += decoder.decode(chunk, { stream: true });
    if (heard.includes(last)) break;
  }
  return [...heard.matchAll(/"subject":"(file:[^"]+)"/g)].map(([, subject = ""]) => subject);
}

describe.each(FEATURE_DIALECTS)("files of a group, on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let origin: string;
  let ana: LibraryClient;
  let carla: LibraryClient;
  let body: Buffer;
  /** The group's. */
  let file: FileDetail;
  let thumbnailUrl: string;

  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
    ana = libraryClient(() => ({ process, origin }));
    carla = libraryClient(() => ({ process, origin }), OF_GROUP);
    body = await picture("#123456");
    file = await carla.brought("Acta inventada.png", body, { group: GROUP });
    thumbnailUrl = await until(async () => (await carla.detail(file.id)).pictureUrl);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const call = (person: string, method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    process.call(method, `${FILES_API_PATH}${path}`, payload, person);

  const list = async (person: string, query = "") => FileList.parse((await call(person, "GET", query)).body);

  async function renditionPath(): Promise<string> {
    const derived = await until(async () => {
      const answer = await process.context.files
        .ofGroup(GROUP)
        .derive({ id: file.id, recipe: { recipe: "thumbnail" }, actor: { id: "", name: "" } });
      return answer.state === "made" ? answer : null;
    });
    return derived.files[0]?.url ?? "";
  }

  test("its people have it in a list of its own, and in the search", async () => {
    expect(file).toMatchObject({ group: GROUP, givenTo: [GROUP] });
    expect((await list(OF_GROUP, `?group=${GROUP}`)).items.map(({ id }) => id)).toEqual([file.id]);
    const found = await process.context.finding.find("acta", { groups: [GROUP], isAdministrator: false });
    expect(found).toMatchObject([
      { things: [{ id: file.id, facts: ["Imagen", `Grupo ${GROUP}`], picture: thumbnailUrl }] },
    ]);
    expect((await call(OF_GROUP, "GET", `/${file.id}/content`)).status).toBe(200);
    // What a browser kept would be there for who is of the group no more.
    const kept = await fetch(`${origin}${thumbnailUrl}`, { headers: { cookie: encodeURIComponent(OF_GROUP) } });
    expect(kept.headers.get("cache-control")).toBe("private, no-store");
  });

  test("the list of everybody has none of it, for its people either: what is picked there is for everybody to open", async () => {
    for (const person of [...OUTSIDE, OF_GROUP]) expect((await list(person)).items).toEqual([]);
    for (const person of OUTSIDE) {
      expect((await list(person)).groups).toEqual([]);
      expect((await call(person, "GET", `?group=${GROUP}`)).body).toMatchObject({ code: "GROUP_NOT_FOUND" });
      expect((await call(person, "GET", "?group=nunca-fue")).body).toMatchObject({ code: "GROUP_NOT_FOUND" });
    }
    expect(await process.context.finding.find("acta", { groups: ["otro"], isAdministrator: true })).toEqual([]);
  });

  test.each(OUTSIDE)("by every address, for %s it is a file that never was", async (person) => {
    const words = { name: "Mía", altText: "", credit: "", licence: "", source: "", rightsUntil: "" };
    const { hash, version } = file;
    const calls = [
      ["GET", ""],
      ["GET", "/content"],
      ["GET", "/thumbnail"],
      ["GET", "/waveform"],
      ["GET", "/model"],
      ["PUT", "", { ...words, version }],
      ["PUT", "/group", { version, group: "" }],
      ["POST", "/restore", { version, hash }],
      ["DELETE", ""],
    ] as const;
    for (const [method, path, payload] of calls) {
      const there = await call(person, method, `/${file.id}${path}`, payload);
      expect({ path, ...there }).toEqual({ path, ...(await call(person, method, `/${NEVER}${path}`, payload)) });
      expect(there.body).toMatchObject({ code: "FILE_NOT_FOUND" });
    }
    expect(await carla.detail(file.id)).toMatchObject({ version, name: "Acta inventada" });
  });

  test("what was made of it has no address for others, although an address of that kind needs no file's id", async () => {
    const path = await renditionPath();
    expect(path).toContain(file.hash);
    const statusFor = async (person: string) => (await process.call("GET", path, undefined, person)).status;
    expect([await statusFor(OF_GROUP), await statusFor(ANA), await statusFor(ADMINISTRATOR)]).toEqual([200, 404, 404]);
  });

  test("nobody outside puts anything in its place, or brings into the group", async () => {
    const url = await ana.begin("otra.png", 4);
    await ana.send(url, 0, new Uint8Array(4));
    const uploadId = url.split("/").at(-1);
    const replaces = { id: file.id, version: file.version };
    expect((await call(ANA, "POST", "", { uploadId, replaces })).body).toMatchObject({ code: "FILE_NOT_FOUND" });
    expect((await call(ANA, "POST", "", { uploadId, group: GROUP })).body).toMatchObject({ code: "GROUP_NOT_FOUND" });
    await ana.tus("DELETE", url);
  });

  test("the same bytes brought by others are a file of their own: nobody learns that the group has them", async () => {
    const job = await ana.bring("Acta inventada.png", body);
    const taken = TakenUpload.parse(job.result);
    expect(taken.isKnown).toBe(false);
    expect(taken.fileId).not.toBe(file.id);
    // Each is told of its own alone when the same comes again.
    expect(TakenUpload.parse((await ana.bring("otra vez.png", body)).result)).toEqual({ ...taken, isKnown: true });
    const again = await carla.bring("otra vez.png", body, { group: GROUP });
    expect(TakenUpload.parse(again.result)).toEqual({ fileId: file.id, isKnown: true });
    expect((await call(ANA, "DELETE", `/${taken.fileId}`)).status).toBe(204);
    expect((await call(OF_GROUP, "GET", `/${file.id}/content`)).status).toBe(200);
  });

  test("nothing that everybody opens can use it, not even by the hand of its people", async () => {
    for (const person of [OF_GROUP, ANA]) {
      const drop = { title: "Acta", fileId: file.id, days: 0 };
      expect((await process.call("POST", "/api/drops", drop, person)).status).toBe(422);
    }
    expect(await process.context.files.find(file.id)).toBeNull();
    expect((await process.context.files.ofGroup(GROUP).find(file.id))?.id).toBe(file.id);
  });

  test("the work on it is nobody else's, and its events neither", async () => {
    const { items } = JSON.parse((await process.call("GET", `/api/jobs?subject=${file.id}`, undefined, OF_GROUP)).text);
    expect(items.length).toBeGreaterThan(0);
    for (const person of OUTSIDE) {
      expect((await process.call("GET", `/api/jobs?subject=${file.id}`, undefined, person)).body).toEqual({
        items: [],
      });
      for (const [method, path] of [
        ["GET", ""],
        ["POST", "/cancel"],
        ["POST", "/retry"],
      ] as const) {
        const answer = await process.call(method, `/api/jobs/${items[0].id}${path}`, undefined, person);
        expect(answer.body).toMatchObject({ code: "JOB_NOT_FOUND" });
      }
    }
    const heard: (string | undefined)[] = [];
    const { events, db } = process.context;
    const stop = await subscribeFromNow(events, db, ({ name, data, group }) => {
      if (name === "files" && data.id === file.id) heard.push(group);
    });
    const { version, name, altText, credit, licence, source, rightsUntil } = await carla.detail(file.id);
    const words = { name, altText, credit, licence, source, rightsUntil };
    await call(OF_GROUP, "PUT", `/${file.id}`, { ...words, altText: "Un acta inventada", version });
    await expect.poll(() => heard).toEqual([GROUP]);
    stop();
  });

  test("who has it open is told to the group alone, and who has open what never was, to nobody", async () => {
    const everybodys = await ana.brought("De todos.png", await picture("#654321"));
    const last = `file:${everybodys.id}`;
    const pages = await Promise.all(
      [ANA, ADMINISTRATOR, OF_GROUP].map(async (person) => {
        const page = await fetch(`${origin}/api/events`, { headers: { cookie: encodeURIComponent(person) } });
        return { heard: subjectsUpTo(page, last) };
      }),
    );
    const tab = { place: "", tab: "0123456789abcdef", isHere: true, asksWho: true };
    // Who cannot see it does not say so to the group either.
    for (const [person, id] of [
      [OF_GROUP, file.id],
      [ANA, file.id],
      [ADMINISTRATOR, file.id],
      [OF_GROUP, NEVER],
      [ANA, everybodys.id],
    ] as const) {
      const told = await process.call("POST", PRESENCE_API_PATH, { ...tab, subject: `file:${id}` }, person);
      expect(told.status).toBe(204);
    }
    expect(await Promise.all(pages.map(({ heard }) => heard))).toEqual([[last], [last], [`file:${file.id}`, last]]);
  });

  test("who brought it gives it to everybody and back, which the audit tells without its name; what is used stays", async () => {
    const { version } = await carla.detail(file.id);
    const give = (group: string, to: number) => call(OF_GROUP, "PUT", `/${file.id}/group`, { version: to, group });
    expect((await give("otro-grupo", version)).body).toMatchObject({ code: "GROUP_NOT_FOUND" });
    expect((await give("", version - 1)).body).toMatchObject({ code: "VERSION_CONFLICT" });
    expect((await give("", version)).body).toMatchObject({ group: "", version: version + 1 });
    expect(process.audited.at(-1)).toMatchObject({
      action: "file_given",
      details: { id: file.id, from: GROUP, group: "" },
    });
    expect((await call(ANA, "GET", `/${file.id}`)).status).toBe(200);
    expect((await call(ANA, "PUT", `/${file.id}/group`, { version: version + 1, group: "" })).body).toMatchObject({
      code: "FILE_OF_ANOTHER",
    });
    const drop = await process.call("POST", "/api/drops", { title: "Acta", fileId: file.id, days: 0 });
    expect(drop.status).toBe(201);
    expect((await give(GROUP, version + 1)).body).toMatchObject({ code: "FILE_IN_USE" });
  });
});
