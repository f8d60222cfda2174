import { expect, test } from "vitest";
import { Problem } from "../../http/problem.ts";
import type { OutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { nameInAddress } from "./core/name-in-address.ts";
import { createFetchPhoto } from "./fetch-photo.ts";

const ADDRESS = "https://agencia.example/fotos/plaza.jpg";
const ANSWER = { url: ADDRESS, status: 200, headers: { "content-type": "image/jpeg" }, isCut: false };

const fetchWith = (answer: Partial<Awaited<ReturnType<OutsideFetch>>>) =>
  createFetchPhoto({ outsideFetch: async () => ({ ...ANSWER, body: Buffer.from("x"), ...answer }), now: () => 0 });

test("a picture comes with a name, and with whose it is", async () => {
  expect(await fetchWith({})("ana", ADDRESS)).toEqual({
    bytes: Buffer.from("x"),
    name: "plaza.jpg",
    host: "agencia.example",
  });
});

test.each([
  { name: "is there no more", answer: { status: 404 }, says: "ya no hay nada" },
  { name: "asks who one is", answer: { status: 403 }, says: "pide entrar" },
  { name: "fails", answer: { status: 500 }, says: "(500)" },
  { name: "is a page", answer: { headers: { "content-type": "text/html; charset=utf-8" } }, says: "una página" },
  { name: "has no end", answer: { isCut: true }, says: "50 MB" },
])("what $name is told", async ({ answer, says }) => {
  await expect(fetchWith(answer)("ana", ADDRESS)).rejects.toThrow(says);
});

test.each(["FETCH_REFUSED", "FETCH_FAILED"] as const)("%s is told as a sentence of the address", async (code) => {
  const outsideFetch: OutsideFetch = async () => {
    throw new Problem(code);
  };
  await expect(createFetchPhoto({ outsideFetch, now: () => 0 })("ana", ADDRESS)).rejects.toMatchObject({
    name: "PhotoNotThere",
    message: new Problem(code).message,
  });
});

test("nobody uses it to knock at doors", async () => {
  const fetchPhoto = fetchWith({});
  const tries = await Promise.allSettled(Array.from({ length: 21 }, () => fetchPhoto("ana", ADDRESS)));
  expect(tries.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "TOO_MANY_TRIES" } }]);
  expect((await fetchPhoto("berta", ADDRESS)).name).toBe("plaza.jpg");
});

test.each([
  ["https://a.example/fotos/plaza%20mayor.jpg?w=1", "image/jpeg", "plaza mayor.jpg"],
  ["https://a.example/imagen/42", "image/png", "42.png"],
  ["https://a.example/", "image/webp", "imagen.webp"],
  ["https://a.example/..%2f..%2fetc%2fpasswd", "", "etc-passwd"],
  ["https://a.example/%E0%A4%A", "image/gif", "E0-A4-A.gif"],
  [`https://a.example/${"a".repeat(300)}.png`, "image/png", `${"a".repeat(196)}.png`],
])("%s is called %s: %s", (address, mediaType, name) => {
  expect(nameInAddress(address, mediaType, 200)).toBe(name);
});
