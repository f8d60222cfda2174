import { advice, fault, fine } from "../finding.ts";
import { Findings } from "./Findings.tsx";

/** Findings of a checker on a sample: what must be mended comes first. */
export function FindingsDemo() {
  return (
    <Findings
      findings={[
        fine("Están las 3 imágenes."),
        fault("Falta el texto alternativo."),
        advice("La imagen pesa 612 kB: conviene bajarla de 400."),
      ]}
    />
  );
}
