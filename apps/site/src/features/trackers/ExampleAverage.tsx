import first from "@generated/nv-first-examples/default/average.json";
import type { ReactNode } from "react";
import { type ExampleParts, TrackerExample } from "./TrackerExample";

async function load(): Promise<ExampleParts> {
  const [{ AVERAGE_WORK }, { RowsReading }] = await Promise.all([
    import("./core/average-work"),
    import("./RowsReading"),
  ]);
  return { work: AVERAGE_WORK, RowsReading };
}

const ABOUT =
  "Cinco partidos, cuatro casas y unas cifras inventados: cambia o borra filas y mira qué pasa. Nada de esto se guarda.";

/** An average of nowhere that can be played with. */
export function ExampleAverage(): ReactNode {
  return <TrackerExample id="media-ejemplo" about={ABOUT} {...{ first, load }} />;
}
