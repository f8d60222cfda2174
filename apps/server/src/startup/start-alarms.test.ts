import { expect, test } from "vitest";
import { startAlarms } from "./start-alarms.ts";

const WELL = {
  storeState: { kind: "s3", address: "https://s3.example/cubo", read: async () => "" },
  peers: { read: async () => ({ others: 1, apart: 0 }), close: async () => undefined },
} as const;

test("all is well", async () => {
  expect(await startAlarms(WELL)).toEqual([]);
});

test("a store that does not answer is told with what it says", async () => {
  const storeState = { ...WELL.storeState, read: async () => "NoSuchBucket" };
  expect(await startAlarms({ ...WELL, storeState })).toMatchInlineSnapshot(`
    [
      "El almacén de STORAGE_URL (https://s3.example/cubo) no responde: «NoSuchBucket». Hasta que lo haga no se puede publicar ni traer archivos. Comprueba la dirección, el cubo y las claves (docs/runbooks/storage.md).",
    ]
  `);
});

test("a process with other files is told, unless it was only starting", async () => {
  const apart = { ...WELL.peers, read: async () => ({ others: 1, apart: 1 }) };
  expect(await startAlarms({ ...WELL, peers: apart })).toEqual([expect.stringContaining("STORAGE_URL en todos")]);
  let looks = 0;
  const starting = { ...WELL.peers, read: async () => ({ others: 1, apart: looks++ === 0 ? 1 : 0 }) };
  expect(await startAlarms({ ...WELL, peers: starting })).toEqual([]);
});
