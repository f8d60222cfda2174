import { expect, test } from "vitest";
import { namesByPlace, notePresence, presentNames, SILENCE_MS, stillPresent } from "./presence.ts";

const ana = { tab: "a", by: "Ana", byId: "1", place: "", isHere: true };
const eva = { tab: "e", by: "Eva", byId: "2", place: "", isHere: true };
const names = (tabs: ReturnType<typeof notePresence>) => tabs.map(({ by }) => by);

test("who says it is here is known once, until it goes or falls silent", () => {
  const both = notePresence(notePresence(notePresence([], ana, 0), eva, 10), ana, 20);
  expect(names(both)).toEqual(["Eva", "Ana"]);
  expect(names(notePresence(both, { ...ana, isHere: false }, 30))).toEqual(["Eva"]);
  expect(names(stillPresent(both, 10 + SILENCE_MS))).toEqual(["Ana"]);
  expect(stillPresent(both, 20 + SILENCE_MS)).toEqual([]);
});

test("people are told apart by their account, not by their name", () => {
  const namesake = { tab: "n", by: "Ana", byId: "3", place: "", isHere: true };
  const secondTab = { ...ana, tab: "b" };
  const tabs = [ana, secondTab, namesake, eva].reduce(
    (known, one) => notePresence(known, one, 0),
    notePresence([], eva, 0),
  );
  expect(presentNames(tabs, { id: "1", name: "tú" })).toEqual(["Ana", "Eva", "tú"]);
  expect(presentNames(tabs, { id: "3", name: "tú" })).toEqual(["Ana", "Eva", "tú"]);
});

test("a crowd is remembered up to a point, the last ones", () => {
  const crowd = Array.from({ length: 50 }, (_, place) => ({ ...ana, tab: String(place) })).reduce(
    (tabs, one, place) => notePresence(tabs, one, place),
    notePresence([], eva, 0),
  );
  expect([crowd.length, crowd.at(-1)?.tab]).toEqual([20, "49"]);
});

test("who goes from one part to another is in the last one alone", () => {
  const moves = [
    { ...ana, place: "a1" },
    { ...eva, place: "a1" },
    { ...ana, place: "b2" },
    { ...ana, tab: "b", place: "a1" },
  ];
  const tabs = moves.reduce((known, one) => notePresence(known, one, 0), notePresence([], { ...eva, tab: "x" }, 0));
  expect([...namesByPlace(tabs, { id: "1", name: "tú, en otra pestaña" })]).toEqual([
    ["a1", ["Eva", "tú, en otra pestaña"]],
    ["b2", ["tú, en otra pestaña"]],
  ]);
});
