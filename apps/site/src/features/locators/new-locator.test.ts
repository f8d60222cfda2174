import { HOUSE_MAP_STYLE } from "@nv/geography";
import { coloursOf, LOCATOR_PALETTES } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { houseStyleOf } from "../../maps/house-style";
import { newLocator } from "./new-locator";

const current = {
  ...{
    id: "3f0c6a5e-0000-4000-8000-000000000001",
    title: "Otoño",
    revision: "r1",
    publicUrl: "/map/style/otono/r1.json",
  },
  style: { ...HOUSE_MAP_STYLE, colors: { ...HOUSE_MAP_STYLE.colors, water: "#0a0b0c" } },
};

test("a new map is painted with the style that the house has chosen, as plain colours", () => {
  const house = houseStyleOf({ current });
  expect(house).toMatchObject({ state: "chosen", name: "Otoño" });
  const config = newLocator(house);
  expect(config.colours?.water).toBe("#0a0b0c");
  expect(config.marks).not.toEqual([]);
});

test.each([houseStyleOf({ current: null }), { state: "failed" } as const, null])(
  "without one (%j) it is painted as ever",
  (house) => {
    expect(coloursOf(newLocator(house))).toEqual(LOCATOR_PALETTES.claro);
  },
);
