import type { PlacedStep } from "@nv/web";
import { type ReactNode, useEffect, useState } from "react";

interface Props {
  /** Steps in their order. */
  readonly steps: readonly PlacedStep[];
  /** Number of things that are missing in each, by its label. */
  readonly counts: ReadonlyMap<string, number>;
  /** Element that scrolls; `null` for the page. */
  readonly panel: HTMLElement | null;
}

/** Part of the panel, from its top, in which the step that stands there is the one at hand. */
const AT_HAND = "0px 0px -70% 0px";

/** Brings a step to the top. A panel that scrolls by itself does so alone: the page around stays where it is. */
function showAtTop(element: HTMLElement, panel: HTMLElement | null): void {
  if (panel === null || getComputedStyle(panel).overflowY !== "auto") {
    element.scrollIntoView({ block: "start" });
    return;
  }
  const { scrollMarginTop } = getComputedStyle(element);
  const awayPx = element.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  panel.scrollTo({ top: panel.scrollTop + awayPx - Number.parseFloat(scrollMarginTop) });
}

/** Tabs of the steps: each leads to its fields, and the one at hand is marked. All fields stay in the panel, so that Tab and the browser's search reach every one. */
export function StepTabs({ steps, counts, panel }: Props): ReactNode {
  const [current, setCurrent] = useState("");

  useEffect(() => {
    const seen = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
        const first = steps.find(({ element }) => seen.get(element) === true);
        if (first !== undefined) setCurrent(first.label);
      },
      { root: panel, rootMargin: AT_HAND },
    );
    for (const { element } of steps) observer.observe(element);
    return () => observer.disconnect();
  }, [steps, panel]);

  function open({ element, label }: PlacedStep) {
    showAtTop(element, panel);
    element.focus({ preventScroll: true });
    setCurrent(label);
  }
  if (steps.length < 2) return null;
  return (
    <nav className="nv-bench__tabs" aria-label="Pasos">
      {steps.map((step) => {
        const count = counts.get(step.label) ?? 0;
        return (
          <button
            key={step.label}
            type="button"
            className="nv-bench__tab"
            aria-current={current === step.label ? "step" : undefined}
            onClick={() => open(step)}
          >
            {step.label}
            {count > 0 && (
              <>
                <span aria-hidden="true" className="nv-bench__count">
                  {count}
                </span>
                <span className="nv-visually-hidden">{count === 1 ? ", falta 1" : `, faltan ${count}`}</span>
              </>
            )}
          </button>
        );
      })}
    </nav>
  );
}
