import { useState } from "react";
import { SegmentedControl } from "./SegmentedControl.tsx";

const SEGMENTS = [
  { value: "total", label: "Total" },
  { value: "rate", label: "Por habitante" },
  { value: "change", label: "Variación" },
] as const;

const READINGS = {
  total: "Muestra: 45.678 casos.",
  rate: "Muestra: 12,3 casos por cada 100.000 habitantes.",
  change: "Muestra: +2,4 % en un año.",
} as const;

/** Three readings of one figure. */
export function SegmentedControlDemo() {
  const [value, setValue] = useState<keyof typeof READINGS>("total");
  return (
    <div>
      <SegmentedControl legend="Lectura del dato" segments={SEGMENTS} value={value} onChange={setValue} />
      <p aria-live="polite">{READINGS[value]}</p>
    </div>
  );
}
