import { expect, test } from "vitest";
import { chosenTheme } from "./theme.ts";

test.each([
  { stored: "light", theme: "light" },
  { stored: "dark", theme: "dark" },
  { stored: "system", theme: "light" },
  { stored: "<script>", theme: "light" },
  { stored: null, theme: "light" },
])("a stored $stored is the theme $theme", ({ stored, theme }) => {
  expect(chosenTheme(stored)).toBe(theme);
});
