import { piecesTest } from "../src/pieces.ts";
import { testPiecesAround } from "../src/pieces-around.ts";

// Chromium is told by its page what the system prefers, Firefox at its start.
piecesTest.use({
  colorScheme: ({ browserName }, use) => use(browserName === "firefox" ? null : "dark"),
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, "ui.systemUsesDarkTheme": 1 } }),
    { scope: "worker" },
  ],
});

testPiecesAround("dark");
