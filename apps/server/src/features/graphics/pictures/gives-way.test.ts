import { expect, test } from "vitest";
import { createGivingWay } from "./gives-way.ts";

const KEY_MS = 900;

test("pictures wait while somebody writes, and come once nobody has for two seconds", () => {
  let nowMs = 0;
  const way = createGivingWay(() => nowMs);
  expect(way.isAsked()).toBe(false);
  for (let key = 0; key < 20; key += 1) {
    way.note();
    expect(way.isAsked()).toBe(true);
    nowMs += KEY_MS;
    expect(way.isAsked()).toBe(true);
  }
  nowMs += 2000;
  expect(way.isAsked()).toBe(false);
});

test("who writes without rest leaves pictures a turn each minute", () => {
  let nowMs = 0;
  const way = createGivingWay(() => nowMs);
  const waits: boolean[] = [];
  for (; nowMs < 140_000; nowMs += KEY_MS) {
    way.note();
    waits.push(way.isAsked());
  }
  const turns = waits.filter((isAsked) => !isAsked).length * KEY_MS;
  expect(turns).toBeGreaterThan(8000);
  expect(turns).toBeLessThan(12_000);
});
