import { expect, test } from "vitest";
import { toMercator } from "./mercator.ts";

test("web maps do not show the poles", () => {
  expect(toMercator({ lon: 0, lat: 86 })).toBeNull();
  expect(toMercator({ lon: 180, lat: 0 })?.map(Math.round)).toEqual([20037508, 0]);
});
