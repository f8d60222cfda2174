import { expect, test } from "vitest";
import { Problem } from "../../http/problem.ts";
import type { OutsideFetchOptions } from "../../platform/outside/outside-fetch.ts";
import type { OutsideAnswer } from "../../platform/outside/reach-outside.ts";
import { createReadClient } from "./read-client.ts";

const ID = "https://asistente.example/ficha.json";
const DOCUMENT = {
  ...{ client_id: ID, client_name: "Asistente", redirect_uris: ["https://asistente.example/vuelta"] },
  token_endpoint_auth_method: "none",
};

const answer = (body: unknown, part: Partial<OutsideAnswer> = {}): OutsideAnswer => ({
  ...{ url: ID, status: 200, headers: {}, isCut: false },
  body: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)),
  ...part,
});

/** Reads what one answer says of an assistant, and notes how it was asked for. */
function reading(given: OutsideAnswer | Error) {
  const asked: (OutsideFetchOptions | undefined)[] = [];
  const read = createReadClient(async (_url, options) => {
    asked.push(options);
    if (given instanceof Error) throw given;
    return given;
  });
  return { read, asked };
}

test("a description that names itself is read, without following where it leads", async () => {
  const { read, asked } = reading(answer(DOCUMENT));
  expect(await read(ID)).toEqual({
    ...{ id: ID, name: "Asistente", host: "asistente.example" },
    redirectUris: ["https://asistente.example/vuelta"],
  });
  expect(asked).toEqual([{ mostBytes: 5120, mostRedirects: 0 }]);
});

test.each([
  { name: "Bueno\u202eolaM\n\u0000", shown: "BuenoolaM" },
  { name: "x".repeat(150), shown: "x".repeat(60) },
  { name: " ", shown: "asistente.example" },
  { name: undefined, shown: "asistente.example" },
])("the name $name is shown as $shown", async ({ name, shown }) => {
  const { read } = reading(answer({ ...DOCUMENT, client_name: name }));
  expect((await read(ID)).name).toBe(shown);
});

test.each([
  { name: "that names another", given: answer({ ...DOCUMENT, client_id: "https://asistente.example/otra.json" }) },
  { name: "that has a secret", given: answer({ ...DOCUMENT, token_endpoint_auth_method: "client_secret_basic" }) },
  { name: "without an address to go back to", given: answer({ ...DOCUMENT, redirect_uris: [] }) },
  { name: "that is no JSON", given: answer("<h1>hola</h1>") },
  { name: "that is too long", given: answer(DOCUMENT, { isCut: true }) },
  { name: "that is not there", given: answer(DOCUMENT, { status: 404 }) },
  { name: "that leads elsewhere", given: new Problem("FETCH_FAILED") },
  { name: "inside the house", given: new Problem("FETCH_REFUSED") },
])("a description $name is none", async ({ given }) => {
  await expect(reading(given).read(ID)).rejects.toMatchObject({ code: "ASSISTANT_UNKNOWN" });
});
