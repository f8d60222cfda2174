import { translate } from "@docusaurus/Translate";
import { useColorMode } from "@docusaurus/theme-common";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { ThemeButton } from "@nv/ui";
import type { ReactNode } from "react";
import { useAskedColorMode } from "./asked-color-mode";

/** Turns the page between paper and night, also for who asks from elsewhere. */
export function ColorModeButton(): ReactNode {
  const { colorMode, setColorMode } = useColorMode();
  const isBrowser = useIsBrowser();
  useAskedColorMode(setColorMode);
  const label =
    isBrowser && colorMode === "dark"
      ? translate({ id: "nv.colorMode.toLight", message: "Switch to light mode" })
      : translate({ id: "nv.colorMode.toDark", message: "Switch to dark mode" });

  return <ThemeButton theme={colorMode} label={label} disabled={!isBrowser} onTheme={setColorMode} />;
}
