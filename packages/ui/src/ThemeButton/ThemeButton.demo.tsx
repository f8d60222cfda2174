import { useState } from "react";
import type { ThemeName } from "../tokens.ts";
import { ThemeButton } from "./ThemeButton.tsx";

/** The button that turns a page between paper and night; here it turns its own sheet. */
export function ThemeButtonDemo() {
  const [theme, setTheme] = useState<ThemeName>("light");
  return (
    <div data-theme={theme} style={{ padding: "1rem", background: "var(--nv-paper)" }}>
      <ThemeButton
        theme={theme}
        label={theme === "dark" ? "Cambiar al modo claro" : "Cambiar al modo oscuro"}
        onTheme={setTheme}
      />
    </div>
  );
}
