import type { FoundThing } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { createFinding, type Findable } from "./finding.ts";

const thing = (title: string): FoundThing => ({ id: title, title, facts: [] });

const offer = (kind: Findable["kind"], access: Findable["access"], titles: readonly string[]): Findable => ({
  kind,
  access,
  find: async (query, limit) =>
    titles
      .filter((title) => title.includes(query))
      .map(thing)
      .slice(0, limit),
});

function findingOf(...findables: readonly Findable[]) {
  const finding = createFinding();
  for (const findable of findables) finding.offer(findable);
  return finding;
}

test("what is found comes by kind, in the order of the offers, without the kinds that have no answer", async () => {
  const finding = findingOf(
    offer("graphics", "session", ["El paro", "El IPC"]),
    offer("includes", "session", ["Créditos"]),
    offer("people", "administrator", ["Paro Prueba"]),
  );
  expect(await finding.find("paro", { groups: [], isAdministrator: false })).toEqual([
    { kind: "graphics", things: [thing("El paro")], hasMore: false },
  ]);
});

test("what is for administrators is found by nobody else", async () => {
  const finding = findingOf(offer("people", "administrator", ["Ana"]));
  expect(await finding.find("Ana", { groups: [], isAdministrator: false })).toEqual([]);
  expect(await finding.find("Ana", { groups: [], isAdministrator: true })).toMatchObject([{ kind: "people" }]);
});

test("five of a kind are shown, and that there are more is said", async () => {
  const titles = ["a1", "a2", "a3", "a4", "a5", "a6", "a7"];
  const [group] = await findingOf(offer("graphics", "session", titles)).find("a", {
    groups: [],
    isAdministrator: false,
  });
  expect([group?.things.length, group?.hasMore]).toEqual([5, true]);
});
