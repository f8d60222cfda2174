import { expect, test } from "vitest";
import { chosenTheme } from "./chosen-theme.ts";

test.each([
  { stored: "light", theme: "light" },
  { stored: "dark", theme: "dark" },
  { stored: "system", theme: null },
  { stored: "<script>", theme: null },
  { stored: null, theme: null },
])("a stored $stored is the theme $theme", ({ stored, theme }) => {
  expect(chosenTheme(stored)).toBe(theme);
});
