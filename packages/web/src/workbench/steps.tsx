import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from "react";

/** Step of a workbench, as it stands in the panel. */
export interface PlacedStep {
  /** One word: «Datos». */
  readonly label: string;
  /** Fields that belong to it, by the first part of their path; a field that no step names belongs to the first one. */
  readonly fields: readonly string[];
  readonly element: HTMLElement;
}

/** Registers a step of the workbench around for as long as it is in sight; `null` where there is no workbench. */
export const StepsContext = createContext<((step: PlacedStep) => () => void) | null>(null);

interface Props extends Pick<PlacedStep, "label"> {
  /** Fields that belong to it: see {@link PlacedStep}. Another list is another step: declare it outside of what draws. */
  readonly fields: PlacedStep["fields"];
  readonly children: ReactNode;
}

/** Fields of one step of the work, which the tabs of the workbench around lead to. */
export function Step({ label, fields, children }: Props): ReactNode {
  const register = useContext(StepsContext);
  const element = useRef<HTMLDivElement>(null);
  // Before it is painted: its tab takes room over it.
  useLayoutEffect(() => {
    if (register === null || element.current === null) return;
    return register({ label, fields, element: element.current });
  }, [register, label, fields]);
  return (
    <div ref={element} className="nv-bench-step nv-stack" data-fields={fields.join(" ")} tabIndex={-1}>
      {register !== null && <h2 className="nv-bench-step__name">{label}</h2>}
      {children}
    </div>
  );
}
