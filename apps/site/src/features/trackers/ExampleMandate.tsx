import first from "@generated/nv-first-examples/default/mandate.json";
import type { ReactNode } from "react";
import { type ExampleParts, TrackerExample } from "./TrackerExample";

async function load(): Promise<ExampleParts> {
  const [{ MANDATE_WORK }, { RowsReading }] = await Promise.all([
    import("./core/mandate-work"),
    import("./RowsReading"),
  ]);
  return { work: MANDATE_WORK, RowsReading };
}

const ABOUT =
  "Un mandato, unas casas y unas cifras inventados: cambia o borra filas y mira qué pasa. Nada de esto se guarda.";

/** A mandate of nowhere that can be played with. */
export function ExampleMandate(): ReactNode {
  return <TrackerExample id="seguimiento-ejemplo" about={ABOUT} {...{ first, load }} />;
}
