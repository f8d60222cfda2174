import { expect, test } from "vitest";
import { createPersonalColumns } from "./personal-columns.ts";

const foundIn = (column: string, cells: readonly string[]) => {
  const columns = createPersonalColumns();
  for (const cell of cells) columns.look(column, cell);
  return columns.found();
};

test.each<[string, readonly string[]]>([
  ["teléfono", ["912345678", "600123123", ""]],
  ["Tel. de contacto", ["91 234 56 78"]],
  ["MOVIL", ["612345678", "1234"]],
  ["dato", ["600123123", "612345678", "911111111"]],
  ["", ["Llama al 600 123 123"]],
])("under «%s», %j are telephones", (column, cells) => {
  expect(foundIn(column, cells)).toMatchObject([{ kind: "phone" }]);
});

test.each<[string, readonly string[]]>([
  ["población", ["6751251", "612345678", "47385107"]],
  ["importe", ["612.345.678", "612.345.679"]],
  ["presupuesto_2025", ["700000000"]],
  ["cusec", ["601501001", "601501002", "701501001"]],
  ["valor", ["612345678"]],
  ["dato", ["612.345.678", "1.345.678", "45.678", "345.678.901"]],
  ["municipio", ["28079", "08019"]],
  ["dato", ["912345678"]],
])("under «%s», %j are not", (column, cells) => {
  expect(foundIn(column, cells)).toEqual([]);
});

test("each kind is counted over all columns, whatever they are called", () => {
  const columns = createPersonalColumns();
  for (const [column, cell] of [
    ["valor", "12345678Z"],
    ["nota", "ana@example.org y luis@example.org"],
    ["valor", "ES91 2100 0418 4502 0005 1332"],
    ["población", "+34 600 123 123"],
  ] as const)
    columns.look(column, cell);
  expect(columns.found()).toEqual([
    { kind: "email", count: 2 },
    { kind: "identity", count: 1 },
    { kind: "account", count: 1 },
    { kind: "phone", count: 1 },
  ]);
});

test("a list with a name for each row is looked through as well", () => {
  const columns = createPersonalColumns();
  for (let at = 0; at < 5000; at += 1) columns.look(`clave-${at}`, "texto");
  columns.look("otra", "ana@example.org");
  expect(columns.found()).toEqual([{ kind: "email", count: 1 }]);
});
