import type { PlacedStep } from "@nv/web";
import { useCallback, useMemo, useState } from "react";

const inOrder = (one: PlacedStep, other: PlacedStep) =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Lists the steps that have no steps of their own inside. */
const innermost = (steps: readonly PlacedStep[]) =>
  steps.filter((one) => !steps.some((other) => other !== one && one.element.contains(other.element)));

/** Keeps the steps that stand in a panel, in the order in which they stand. */
export function useSteps() {
  const [placed, setPlaced] = useState<readonly PlacedStep[]>([]);
  const register = useCallback((step: PlacedStep) => {
    setPlaced((known) => [...known, step].toSorted(inOrder));
    return () => setPlaced((known) => known.filter((one) => one !== step));
  }, []);
  const steps = useMemo(() => innermost(placed), [placed]);
  return { steps, register };
}
