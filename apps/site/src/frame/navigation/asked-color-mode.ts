import { useEffect } from "react";

/** Event of the window that asks for a colour mode: who asks stands outside of what holds it. */
const COLOR_MODE_ASKED = "nv:color-mode";

type ColorMode = "dark" | "light";

/** Asks the page for its colours of the day or of the night, as its button does. */
export const askColorMode = (mode: ColorMode): void =>
  void window.dispatchEvent(new CustomEvent<ColorMode>(COLOR_MODE_ASKED, { detail: mode }));

/** Does what {@link askColorMode} asks, for as long as the button is on the page. */
export function useAskedColorMode(setColorMode: (mode: ColorMode) => void): void {
  useEffect(() => {
    function onAsked(event: Event) {
      if (event instanceof CustomEvent) setColorMode(event.detail === "dark" ? "dark" : "light");
    }
    window.addEventListener(COLOR_MODE_ASKED, onAsked);
    return () => window.removeEventListener(COLOR_MODE_ASKED, onAsked);
  }, [setColorMode]);
}
