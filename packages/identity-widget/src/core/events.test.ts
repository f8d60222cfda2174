import { expect, test } from "vitest";
import { createEmitter } from "./events.ts";

type Events = { tick: [count: number]; stop: [] };

test("the same handler added twice is called once", () => {
  const events = createEmitter<Events>();
  const heard: number[] = [];
  const listener = (count: number) => heard.push(count);
  events.on("tick", listener);
  events.on("tick", listener);
  events.emit("tick", 1);
  expect(heard).toEqual([1]);
});

test("off with a handler removes that one, off without one removes all of that event", () => {
  const events = createEmitter<Events>();
  const heard: string[] = [];
  const first = () => heard.push("first");
  events.on("tick", first);
  events.on("tick", () => heard.push("second"));
  events.on("stop", () => heard.push("stop"));
  events.off("tick", first);
  events.emit("tick", 1);
  events.off("tick");
  events.emit("tick", 2);
  events.emit("stop");
  expect(heard).toEqual(["second", "stop"]);
});

test("removing what was never added is no error", () => {
  const events = createEmitter<Events>();
  expect(() => events.off("stop", () => {})).not.toThrow();
});

test("a handler that adds another is not followed by it in the same round", () => {
  const events = createEmitter<Events>();
  const heard: string[] = [];
  events.on("stop", () => {
    heard.push("first");
    events.on("stop", () => heard.push("late"));
  });
  events.emit("stop");
  expect(heard).toEqual(["first"]);
});
