import { createHash } from "node:crypto";
import { SERIES_LIMITS } from "@nv/contracts";
import type { Observation } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { turnsDuring } from "../../../test/turns-during.ts";
import { keptOf, readKept } from "./kept-observations.ts";

const of = (date: string, values: Observation["values"]): Observation => ({
  ...{ date, values, source: "Oficina de Ejemplo", sourceUrl: "", isProvisional: false, note: "" },
});

test("the same observations are the same text, in whatever order their values came", async () => {
  const [one, other] = [of("2026-01-01", { index: 1, yearly: 2 }), of("2026-01-01", { yearly: 2, index: 1 })];
  const text =
    '[{"date":"2026-01-01","values":{"index":1,"yearly":2},"source":"Oficina de Ejemplo","sourceUrl":"","isProvisional":false,"note":""}]';
  for (const observation of [one, other])
    expect(await keptOf([observation])).toEqual({ hash: createHash("sha256").update(text).digest("hex"), text });
  expect(await readKept(text)).toEqual([one]);
  expect(await keptOf([])).toMatchObject({ text: "[]" });
});

/** @see docs/adr/0063-memory-that-is-given-back.md */
test("as many observations as a series may have are written and read while others have their turns", async () => {
  const values = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`c${at}`, at + 0.5]));
  const many = Array.from({ length: SERIES_LIMITS.observations }, () => of("2026-01-01", values));
  let text = "";
  const writing = await turnsDuring(async () => {
    ({ text } = await keptOf(many));
  });
  const reading = await turnsDuring(async () => expect(await readKept(text)).toEqual(many));
  expect([writing, reading].map((turns) => turns >= 20)).toEqual([true, true]);
});
