import { expect, test } from "vitest";
import { snapshotChanges } from "./snapshot-changes.ts";

test("a long list of figures is one change, told by its beginning, wherever in it the difference is", () => {
  const line = Array.from({ length: 400 }, (_, at) => at / 4);
  const of = (parts: readonly number[]) => ({ config: { shapes: [{ parts: [parts] }] } });
  const words = { labels: { config: "Contenido" } };
  expect(snapshotChanges(of(line), of([...line.slice(0, -1), 7]), words)).toEqual([
    {
      field: "config.shapes.0.parts.0",
      label: "Contenido: shapes.0.parts.0",
      before: "0, 0.25, 0.5, 0.75, 1, 1.25… (400 cifras)",
      after: "0, 0.25, 0.5, 0.75, 1, 1.25… (400 cifras)",
    },
  ]);
  expect(snapshotChanges(of(line), of(line), words)).toEqual([]);
});
