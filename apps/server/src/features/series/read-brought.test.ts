import { SERIES_LIMITS } from "@nv/contracts";
import { SeriesFields, TableMapping } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { turnsDuring } from "../../../test/turns-during.ts";
import { readFetched } from "./read-imported.ts";

const KEYS = Array.from({ length: 8 }, (_, at) => `c${at}`);
const BY = SeriesFields.parse({
  title: "Serie de Ejemplo",
  period: "day",
  columns: KEYS.map((key) => ({ key, label: key, kind: "number" })),
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example" },
});

test("the largest table that a series takes is read while others have their turns", async () => {
  const day = (at: number) => new Date(Date.UTC(1960, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);
  const rows = Array.from(
    { length: SERIES_LIMITS.observations },
    (_, at) => `${day(at)};${KEYS.map((_, column) => `${(at % 40) + column},5`).join(";")}`,
  );
  const bytes = Buffer.from(`fecha;${KEYS.join(";")}\n${rows.join("\n")}`);
  const turns = await turnsDuring(async () => {
    const observations = await readFetched(bytes, BY, TableMapping.parse({}));
    expect(observations).toHaveLength(SERIES_LIMITS.observations);
    expect(observations.at(-1)?.values.c7).toBe(((SERIES_LIMITS.observations - 1) % 40) + 7.5);
  });
  // A piece of five hundred rows after another, and eight columns.
  expect(turns).toBeGreaterThanOrEqual(SERIES_LIMITS.observations / 500 + KEYS.length);
});
