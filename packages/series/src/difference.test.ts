import { expect, test } from "vitest";
import { HOUSE, observed, RATE } from "../test/invented.ts";
import { changesSentence, countChanges, seriesDifference } from "./difference.ts";
import { mergeObservations } from "./observations.ts";

test("what is new, other and gone, by day, each with what it was", () => {
  const before = [observed("2026-01-01", 1), observed("2026-02-01", 2), observed("2026-03-01", 3)];
  const after = [
    observed("2026-01-01", 1),
    observed("2026-03-01", 3.5, { isProvisional: true }),
    observed("2026-04-01", 4),
  ];
  const changes = seriesDifference([RATE], before, after);
  expect(changes.map(({ key, fields }) => [key, fields])).toEqual([
    ["2026-02-01", []],
    ["2026-03-01", ["rate", "isProvisional"]],
    ["2026-04-01", []],
  ]);
  expect(changes[1]).toMatchObject({ before: { values: { rate: 3 } }, after: { values: { rate: 3.5 } } });
  expect(countChanges(changes)).toEqual({ added: 1, changed: 1, removed: 1 });
  expect(seriesDifference([RATE], after, after)).toEqual([]);
});

test("polls of one day are told apart by who made them, whatever their order", () => {
  const of = (house: string, rate: number) => observed("2026-01-01", rate, { values: { house } });
  const columns = [HOUSE, RATE];
  expect(seriesDifference(columns, [of("A", 1), of("B", 2)], [of("B", 2), of("A", 1)])).toEqual([]);
  expect(countChanges(seriesDifference(columns, [of("A", 1)], [of("A", 1), of("B", 2)]))).toMatchObject({ added: 1 });
});

test("a column that the series got later is no change where it has nothing", () => {
  const old = { ...observed("2026-01-01", 1), values: {} };
  expect(seriesDifference([RATE], [old], [observed("2026-01-01", null)])).toEqual([]);
});

test("what an office gives of its last months goes over what there was, and the rest stays", () => {
  const before = [observed("2026-01-01", 1), observed("2026-02-01", 2)];
  const merged = mergeObservations([RATE], before, [observed("2026-03-01", 3), observed("2026-02-01", 2.1)]);
  expect(merged.map(({ date, values }) => [date, values.rate])).toEqual([
    ["2026-01-01", 1],
    ["2026-02-01", 2.1],
    ["2026-03-01", 3],
  ]);
});

test.each([
  [{ added: 1, changed: 0, removed: 0 }, "1 observación nueva. La última, del 1 de octubre de 2026."],
  [
    { added: 3, changed: 1, removed: 2 },
    "3 observaciones nuevas, 1 corregida, 2 que desaparecen. La última, del 1 de octubre de 2026.",
  ],
  [{ added: 0, changed: 2, removed: 0 }, "2 observaciones corregidas. La última, del 1 de octubre de 2026."],
  [{ added: 0, changed: 0, removed: 1 }, "1 observación que desaparece. La última, del 1 de octubre de 2026."],
  [{ added: 0, changed: 0, removed: 0 }, "Nada ha cambiado."],
])("%j in words", (counts, sentence) => {
  expect(changesSentence(counts, "2026-10-01")).toBe(sentence);
});

test("series in order are merged and compared as sets of days are, in whatever order they come", () => {
  // Days by a step that meets some of the others, so that all that may happen does.
  const daysOf = (step: number, count: number, first: number) =>
    Array.from({ length: count }, (_none, at) =>
      observed(new Date(Date.UTC(2026, 0, first + at * step)).toISOString().slice(0, 10), (at * step) % 5),
    );
  for (const [one, other] of [
    [daysOf(1, 40, 1), daysOf(2, 30, 5)],
    [daysOf(3, 20, 1), daysOf(1, 10, 70)],
    [daysOf(2, 9, 30), daysOf(5, 4, 1)],
    [daysOf(1, 5, 1), []],
    [[], daysOf(1, 5, 1)],
  ] as const) {
    const rates = (list: readonly { readonly date: string; readonly values: Readonly<Record<string, unknown>> }[]) =>
      Object.fromEntries(list.map(({ date, values }) => [date, values.rate]));
    const merged = mergeObservations([RATE], one, other);
    expect(rates(merged)).toEqual({ ...rates(one), ...rates(other) });
    expect(merged.map(({ date }) => date)).toEqual(Object.keys({ ...rates(one), ...rates(other) }).sort());
    expect(mergeObservations([RATE], one.toReversed(), other.toReversed())).toEqual(merged);
    expect(seriesDifference([RATE], one.toReversed(), other)).toEqual(seriesDifference([RATE], one, other));
    const changed = Object.entries({ ...rates(one), ...rates(other) }).filter(
      ([day]) => rates(one)[day] !== rates(other)[day],
    );
    expect(seriesDifference([RATE], one, other).map(({ key }) => key)).toEqual(changed.map(([day]) => day).sort());
  }
});
