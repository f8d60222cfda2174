import { type ReactNode, useState } from "react";
import { SegmentedControl } from "../SegmentedControl/SegmentedControl.tsx";
import { DEMO_WIDTH_PX } from "../tokens.ts";

export interface DemoFrameProps {
  /** Name of what is shown, for the list of landmarks: «Demostración de Toggle». */
  readonly label: string;
  readonly children: ReactNode;
  /** `sheet` puts the demo on a sheet; `bare` leaves the stage to it. */
  readonly ground?: "sheet" | "bare";
  /** `false` for a demo that chooses width and theme by itself: one set of switches is enough. */
  readonly hasSwitches?: boolean;
}

type Width = "phone" | "tablet" | "full";
type Theme = "page" | "light" | "dark";

const WIDTHS = [
  { value: "phone", label: "Móvil" },
  { value: "tablet", label: "Tableta" },
  { value: "full", label: "Escritorio" },
] as const;
const THEMES = [
  { value: "page", label: "Página" },
  { value: "light", label: "Claro" },
  { value: "dark", label: "Oscuro" },
] as const;

/**
 * The stage of a live demo, with the width and the theme to see it in.
 *
 * The demo answers to its own width, not to the window's: write its breakpoints as container queries. A width that does
 * not fit scrolls sideways inside the stage.
 */
export function DemoFrame({ label, children, ground = "sheet", hasSwitches = true }: DemoFrameProps) {
  const [width, setWidth] = useState<Width>("full");
  const [theme, setTheme] = useState<Theme>("page");
  return (
    <section className="nv-demo" aria-label={label}>
      {hasSwitches && (
        <div className="nv-demo__bar" data-print="no">
          <div className="nv-demo__widths">
            <SegmentedControl legend="Ancho de la demostración" segments={WIDTHS} value={width} onChange={setWidth} />
          </div>
          <SegmentedControl legend="Tema de la demostración" segments={THEMES} value={theme} onChange={setTheme} />
        </div>
      )}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls sideways must be reachable by keyboard, and have a name */}
      <div
        className="nv-demo__stage"
        data-theme={theme === "page" ? undefined : theme}
        role="group"
        aria-label={`${label}, a la vista`}
        tabIndex={0}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: as above */}
        <div
          className={`nv-demo__content nv-demo__content--${ground}`}
          style={width === "full" ? undefined : { inlineSize: DEMO_WIDTH_PX[width] }}
        >
          {children}
        </div>
      </div>
    </section>
  );
}
