import { translate } from "@docusaurus/Translate";
import { useColorMode } from "@docusaurus/theme-common";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { ReactNode } from "react";

/** Turns the page between paper and night. */
export function ColorModeButton(): ReactNode {
  const { colorMode, setColorMode } = useColorMode();
  const isBrowser = useIsBrowser();
  const label =
    isBrowser && colorMode === "dark"
      ? translate({ id: "nv.colorMode.toLight", message: "Switch to light mode" })
      : translate({ id: "nv.colorMode.toDark", message: "Switch to dark mode" });

  return (
    <button
      className="nv-icon-button"
      type="button"
      title={label}
      aria-label={label}
      disabled={!isBrowser}
      onClick={() => setColorMode(colorMode === "dark" ? "light" : "dark")}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
      </svg>
    </button>
  );
}
