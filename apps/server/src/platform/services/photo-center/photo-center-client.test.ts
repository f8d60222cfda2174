import { createHash } from "node:crypto";
import { PhotoWords } from "@nv/contracts/schemas";
import { type FakePhotoCenter, startFakePhotoCenter } from "@nv/doubles";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ansOfPhoto } from "./core/ans-of-photo.ts";
import { arcIdOf } from "./core/arc-id.ts";
import { waitBeforeRetry } from "./core/wait-before-retry.ts";
import { createPhotoCenter, type PhotoToSend } from "./photo-center-client.ts";

const ID = arcIdOf("00112233-4455-6677-8899-aabbccddeeff");
const JPEG = Uint8Array.from(Buffer.from("ffd8ffe000104a464946", "hex"));
const WORDS = PhotoWords.parse({
  caption: "La plaza",
  byline: "Ana Muestra",
  agency: "Diario de Ejemplo",
  source: "Ayuntamiento de Ejemplo",
  keywords: ["plaza"],
  takenOn: "2026-11-22",
  altText: "Una plaza vacía",
  headline: "Noche en la plaza",
  title: "plaza-noche",
  copyright: "© Diario",
  city: "Villa Ejemplo",
});
const TOLD = { arcId: ID, words: WORDS, section: "Local", kind: "photograph", fileName: "plaza.jpg" } as const;

test("an id of Arc's form is 26 letters and figures, always the same", () => {
  expect(ID).toBe("AAISEM2EKVTHPCEZVK54ZXPO74");
  expect(ID).toMatch(/^[A-Z2-7]{26}$/);
});

test("what a picture tells is where Photo Center keeps it", () => {
  expect(ansOfPhoto({ ...TOLD, org: "ejemplo" })).toEqual({
    _id: ID,
    version: "0.10.7",
    type: "image",
    owner: { id: "ejemplo" },
    image_type: "photograph",
    caption: "La plaza",
    alt_text: "Una plaza vacía",
    subtitle: "Noche en la plaza",
    slug: "plaza-noche",
    credits: {
      by: [{ type: "author", name: "Ana Muestra", affiliation: "Diario de Ejemplo" }],
      affiliation: [{ type: "organization", name: "Diario de Ejemplo" }],
    },
    taxonomy: { keywords: ["plaza"], tags: [{ text: "plaza" }] },
    taken_on: "2026-11-22T12:00:00Z",
    address: { locality: "Villa Ejemplo" },
    copyright: "© Diario",
    additional_properties: { originalName: "plaza.jpg", iptc_source: "Ayuntamiento de Ejemplo", section: "Local" },
  });
});

test.each([
  { tries: 1, askedS: undefined, chance: 0, waitMs: 250 },
  { tries: 1, askedS: undefined, chance: 1, waitMs: 500 },
  { tries: 4, askedS: undefined, chance: 1, waitMs: 4000 },
  { tries: 60, askedS: undefined, chance: 1, waitMs: 20_000 },
  { tries: 1, askedS: 7, chance: 0, waitMs: 7000 },
  { tries: 1, askedS: 86_400, chance: 0, waitMs: 120_000 },
])("before try $tries, asked to wait $askedS s, $waitMs ms are waited", ({ tries, askedS, chance, waitMs }) => {
  expect(waitBeforeRetry(tries, askedS, chance)).toBe(waitMs);
});

describe("Photo Center", () => {
  let fake: FakePhotoCenter;
  let waits: number[];
  let nowMs: number;

  beforeEach(async () => {
    fake = await startFakePhotoCenter();
    [waits, nowMs] = [[], 1_795_000_000_000];
  });
  afterEach(() => fake.stop());

  const open = (token = fake.env.ARC_TOKEN) =>
    createPhotoCenter(
      { mode: "fake", base: fake.url, org: "ejemplo", token, environment: "sandbox" },
      {
        now: () => nowMs,
        chance: () => 1,
        async pause(delayMs) {
          waits.push(delayMs);
          nowMs += delayMs;
        },
      },
    );
  const { signal } = new AbortController();
  const photo: PhotoToSend = { ...TOLD, bytes: JPEG, mediaType: "image/jpeg", signal, onWait: async () => undefined };
  const orders = () => fake.asked.map(({ order }) => order.replace(`/photo/api/v2/photos/${ID}`, "…"));

  test("takes a picture with what is told of it", async () => {
    expect(await open().send(photo)).toEqual({ arcId: ID, url: `https://cloudfront.example/ejemplo/${ID}.jpg` });
    const [kept] = fake.photos();
    expect(kept?.hash).toBe(createHash("sha256").update(JPEG).digest("hex"));
    expect(kept?.ans).toEqual(JSON.parse(JSON.stringify(ansOfPhoto({ ...TOLD, org: "ejemplo" }))));
  });

  test("that says to wait is asked again when it says", async () => {
    fake.failNext(429, 2, 3);
    await open().send(photo);
    expect(waits.filter((waitMs) => waitMs > 100)).toEqual([3000, 3000]);
    expect(orders()).toEqual(["POST …", "POST …", "POST …"]);
  });

  test.each([408, 500, 503, "cut"] as const)(
    "that fails (%s) is asked whether it has it, and then again",
    async (failure) => {
      fake.failNext(failure);
      await open().send(photo);
      expect(orders()).toEqual(["POST …", "GET …", "POST …"]);
      expect(fake.photos()).toHaveLength(1);
    },
  );

  test("that took a picture and did not say so is not sent it again", async () => {
    fake.failNext("cut-after");
    expect(await open().send(photo)).toMatchObject({ arcId: ID });
    expect(orders()).toEqual(["POST …", "GET …"]);
  });

  test("that has the id already says what it has", async () => {
    await open().send(photo);
    expect(await open().send(photo)).toMatchObject({ arcId: ID });
    expect(fake.photos()).toHaveLength(1);
  });

  test.each([401, 403, 413, 415] as const)("that refuses (%s) is not asked again", async (status) => {
    fake.failNext(status);
    await expect(open().send(photo)).rejects.toMatchObject({ status });
    expect(fake.asked).toHaveLength(1);
  });

  test("that goes on failing is left after six tries, the waits growing", async () => {
    fake.failNext(503, 99);
    await expect(open().send(photo)).rejects.toMatchObject({ code: "SERVICE_FAILED" });
    expect(waits.filter((waitMs) => waitMs > 100)).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  test("that answers a page in place of a picture is asked what it has", async () => {
    fake.failNext("garbled");
    expect(await open().send(photo)).toMatchObject({ arcId: ID });
    expect(orders()).toEqual(["POST …", "GET …", "POST …"]);
  });

  test("is asked ten times a second at most", async () => {
    const center = open();
    await Promise.all(Array.from({ length: 12 }, () => center.find(ID, signal)));
    expect(waits).toEqual(Array.from({ length: 11 }, () => 100));
  });

  test("tells other texts of a picture, and takes it away", async () => {
    const center = open();
    await center.send(photo);
    await center.tell({ ...TOLD, words: { ...WORDS, caption: "Otra plaza" } }, signal);
    expect(fake.photos()[0]?.ans).toMatchObject({ caption: "Otra plaza" });
    await center.remove(ID, signal);
    await center.remove(ID, signal);
    expect(await center.find(ID, signal)).toBeNull();
  });

  test("without a token is off, and with a wrong one says so", async () => {
    await expect(open("otro").send(photo)).rejects.toMatchObject({ code: "SERVICE_REFUSED" });
    const settings = { mode: "off", base: fake.url, org: "", token: undefined, environment: "sandbox" } as const;
    const off = createPhotoCenter(settings, { now: () => 0, chance: () => 0, pause: async () => undefined });
    await expect(off.send(photo)).rejects.toMatchObject({ code: "SERVICE_OFF" });
  });

  test("is not waited for by who gives up", async () => {
    const controller = new AbortController();
    controller.abort(new Error("given up"));
    await expect(open().send({ ...photo, signal: controller.signal })).rejects.toThrow("given up");
    expect(fake.photos()).toHaveLength(0);
  });
});
