import { CallFailure } from "@nv/web";
import { beforeEach, expect, test } from "vitest";
import type { UploadTools } from "./carry-uploads";
import { isUnderWay } from "./core/upload-view";
import type { Sender, SendListener } from "./send-file";
import { createUploads, type Uploads } from "./uploads";

const FILE_ID = "3f0c6a5e-0000-4000-8000-000000000001";
const MEGABYTE = 1_000_000;

/** Sender of one file: what goes to it, and what it is told to do. */
interface Sent {
  readonly name: string;
  readonly listener: SendListener;
  readonly orders: string[];
}

let sent: Sent[] = [];
let timers: { readonly ms: number; readonly then: () => void }[] = [];
let nowMs = 0;
let renews = 0;
let canRenew = false;
let online: () => void = () => undefined;
let take: UploadTools["takeUpload"];

const tools: UploadTools = {
  openSender(file, listener): Sender {
    const orders: string[] = [];
    sent.push({ name: file.name, listener, orders });
    const note = (order: string) => () => void orders.push(order);
    return {
      start: note("start"),
      stop: note("stop"),
      discard: async () => note("discard")(),
      forget: async () => note("forget")(),
    };
  },
  takeUpload: (taking) => take(taking),
  renew: async () => {
    renews += 1;
    return canRenew;
  },
  nowMs: () => nowMs,
  after(ms, then) {
    const timer = { ms, then };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  },
  onOnline: (listener) => {
    online = listener;
  },
};

const fileOf = (name: string, size = 4) => new File([new Uint8Array(size)], name);
const stagesOf = (uploads: Uploads) => uploads.list().map(({ name, stage }) => `${name} ${stage}`);
const senderOf = (name: string) => {
  const found = sent.find((one) => one.name === name);
  if (found === undefined) throw new Error(`nothing was sent of ${name}`);
  return found;
};
/** Lets everything that waits for nothing from outside happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  sent = [];
  timers = [];
  nowMs = 0;
  renews = 0;
  canRenew = false;
  take = async () => ({ fileId: FILE_ID, isKnown: false });
});

test("two go at once, the others wait for their turn, and one that is paused gives up its place", async () => {
  const uploads = createUploads(tools);
  const [first = ""] = uploads.add([fileOf("a.jpg"), fileOf("b.jpg"), fileOf("c.jpg")]);
  await settle();
  expect(stagesOf(uploads)).toEqual(["a.jpg sending", "b.jpg sending", "c.jpg waiting"]);
  uploads.pause(first);
  await settle();
  expect(stagesOf(uploads)).toEqual(["a.jpg paused", "b.jpg sending", "c.jpg sending"]);
  expect(senderOf("a.jpg").orders).toEqual(["start", "stop"]);
  uploads.goOn(first);
  await settle();
  expect(stagesOf(uploads)[0]).toBe("a.jpg waiting");
});

test("what need not be sent fails beside its name, and the others go on", async () => {
  const uploads = createUploads(tools);
  uploads.add([fileOf("vacia.jpg", 0), fileOf("b.jpg")]);
  await settle();
  expect(stagesOf(uploads)).toEqual(["vacia.jpg failed", "b.jpg sending"]);
  expect(uploads.list()[0]?.message).toBe("Está vacío.");
});

test("what arrived becomes a file, and is forgotten here", async () => {
  const uploads = createUploads(tools);
  const [id = ""] = uploads.add([fileOf("a.jpg")]);
  await settle();
  senderOf("a.jpg").listener.onSent("up-1");
  expect(await uploads.ended(id, new AbortController().signal)).toEqual({ fileId: FILE_ID, isKnown: false });
  expect(senderOf("a.jpg").orders).toEqual(["start", "forget"]);
});

test("without a connection it waits a while longer after each try, and goes on at once when it is back", async () => {
  const uploads = createUploads(tools);
  uploads.add([fileOf("a.mp4", MEGABYTE)]);
  await settle();
  const { listener, orders } = senderOf("a.mp4");
  listener.onFault({ kind: "away", message: "" });
  await settle();
  expect(stagesOf(uploads)).toEqual(["a.mp4 away"]);
  timers.at(-1)?.then();
  await settle();
  listener.onFault({ kind: "away", message: "" });
  await settle();
  expect(timers.map(({ ms }) => ms)).toEqual([500, 1000].slice(-timers.length));
  online();
  await settle();
  expect(orders).toEqual(["start", "start", "start"]);
  expect(stagesOf(uploads)).toEqual(["a.mp4 sending"]);
});

test("a server that answers, but cannot, is asked again a number of times and then it is said", async () => {
  const uploads = createUploads(tools);
  uploads.add([fileOf("a.mp4")]);
  await settle();
  for (let tries = 0; tries <= 20; tries += 1) {
    senderOf("a.mp4").listener.onFault({ kind: "away", message: "Algo ha fallado en el servidor." });
    await settle();
    timers.at(-1)?.then();
    await settle();
  }
  expect(uploads.list()[0]).toMatchObject({ stage: "failed", message: "Algo ha fallado en el servidor." });
});

test("a session that can be renewed is; otherwise it waits until somebody is in again", async () => {
  const uploads = createUploads(tools);
  uploads.add([fileOf("a.mp4")]);
  await settle();
  const { listener, orders } = senderOf("a.mp4");
  canRenew = true;
  listener.onFault({ kind: "locked-out" });
  await settle();
  expect([orders.length, renews, stagesOf(uploads)[0]]).toEqual([2, 1, "a.mp4 sending"]);
  listener.onFault({ kind: "locked-out" });
  await settle();
  expect(stagesOf(uploads)).toEqual(["a.mp4 locked-out"]);
  uploads.letIn();
  await settle();
  expect(stagesOf(uploads)).toEqual(["a.mp4 sending"]);
});

test("what the server refuses says why, and can be tried again without being sent again", async () => {
  const uploads = createUploads(tools);
  take = async () => {
    throw new CallFailure({ kind: "refused", sentence: "No es una imagen." });
  };
  const [id = ""] = uploads.add([fileOf("a.jpg")]);
  await settle();
  senderOf("a.jpg").listener.onSent("up-1");
  await settle();
  expect(uploads.list()[0]).toMatchObject({ stage: "failed", message: "No es una imagen." });
  take = async ({ uploadId }) => {
    expect(uploadId).toBe("up-1");
    return { fileId: FILE_ID, isKnown: true };
  };
  uploads.goOn(id);
  await settle();
  expect(uploads.list()[0]).toMatchObject({ stage: "done", taken: { isKnown: true } });
  expect(senderOf("a.jpg").orders).toEqual(["start", "forget"]);
});

test("it says how fast it goes and where it went on", async () => {
  const uploads = createUploads(tools);
  uploads.add([fileOf("a.mp4", MEGABYTE)]);
  await settle();
  const { listener } = senderOf("a.mp4");
  listener.onResumed(430_000);
  expect(uploads.list()[0]).toMatchObject({ resumedBytes: 430_000, sentBytes: 430_000 });
  listener.onProgress(430_000);
  nowMs = 1000;
  listener.onProgress(530_000);
  expect(uploads.list()[0]).toMatchObject({ bytesPerSecond: 100_000, sentBytes: 530_000 });
});

test("cancelled, what arrived goes and the next one comes", async () => {
  const uploads = createUploads(tools);
  const [first = ""] = uploads.add([fileOf("a.jpg"), fileOf("b.jpg"), fileOf("c.jpg")]);
  await settle();
  uploads.cancel(first);
  await settle();
  expect(senderOf("a.jpg").orders).toEqual(["start", "discard"]);
  expect(stagesOf(uploads)).toEqual(["b.jpg sending", "c.jpg sending"]);
  expect(uploads.list().every(isUnderWay)).toBe(true);
});

test("a folder goes as one archive, without what the computer left in it", async () => {
  const uploads = createUploads(tools);
  const file = (name: string) => ({ path: `ai2html-output/${name}`, file: fileOf(name) });
  uploads.addFolder({ name: "ai2html-output", files: [file("mapa.html"), file("mapa.png"), file(".DS_Store")] });
  await expect.poll(() => stagesOf(uploads)).toEqual(["ai2html-output.zip sending"]);
  uploads.addFolder({ name: "nada", files: [file(".DS_Store")] });
  expect(uploads.list()[1]).toMatchObject({ stage: "failed", message: "No hay nada dentro." });
});
