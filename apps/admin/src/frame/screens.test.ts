import { ADMIN_SCREENS } from "@nv/contracts";
import { expect, test } from "vitest";
import { SCREENS } from "./screens.tsx";

test("administrators find every screen that opens by itself, and none that does not exist", () => {
  const opens = SCREENS.map(({ path }) => path).filter((path) => !path.includes(":"));
  expect(ADMIN_SCREENS.map(({ path }) => path).toSorted()).toEqual(opens.toSorted());
});

test("a screen of the navigation is found by its name there", () => {
  for (const { path, entry } of SCREENS)
    if (entry !== undefined) expect(ADMIN_SCREENS.find((screen) => screen.path === path)?.name).toBe(entry);
});
