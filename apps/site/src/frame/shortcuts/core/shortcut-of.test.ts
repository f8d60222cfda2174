import { expect, test } from "vitest";
import { type KeyboardState, type KeyPress, shortcutOf } from "./shortcut-of";

const PRESS: KeyPress = { key: "a", hasCommand: false, hasAlt: false, isTyping: false };
const STATE: KeyboardState = { hasSingleKeys: true, isGoing: false };
const actionOf = (press: Partial<KeyPress>, state: Partial<KeyboardState> = {}) =>
  shortcutOf({ ...PRESS, ...press }, { ...STATE, ...state }).action;

test.each([
  { name: "/", press: { key: "/" }, action: "search" },
  { name: "Ctrl K", press: { key: "k", hasCommand: true }, action: "search" },
  { name: "Ctrl K while typing", press: { key: "K", hasCommand: true, isTyping: true }, action: "search" },
  { name: "?", press: { key: "?" }, action: "help" },
  { name: "/ while typing", press: { key: "/", isTyping: true }, action: null },
  { name: "k alone", press: { key: "k" }, action: null },
  { name: "Ctrl /", press: { key: "/", hasCommand: true }, action: null },
  {
    name: "Ctrl Alt K, which types a letter on some keyboards",
    press: { key: "k", hasCommand: true, hasAlt: true },
    action: null,
  },
])("$name: $action", ({ press, action }) => {
  expect(actionOf(press)).toBe(action);
});

test("g waits for the place to go to, and any other key forgets it", () => {
  expect(shortcutOf({ ...PRESS, key: "g" }, STATE)).toEqual({ action: null, isGoing: true });
  expect(actionOf({ key: "d" }, { isGoing: true })).toBe("docs");
  expect(shortcutOf({ ...PRESS, key: "x" }, { ...STATE, isGoing: true })).toEqual({ action: null, isGoing: false });
});

test("with keys alone turned off only those with Ctrl are left", () => {
  const off = { hasSingleKeys: false };
  expect(actionOf({ key: "/" }, off)).toBeNull();
  expect(actionOf({ key: "d" }, { ...off, isGoing: true })).toBeNull();
  expect(actionOf({ key: "k", hasCommand: true }, off)).toBe("search");
});
