import type { FoundPlace } from "@nv/contracts/schemas";
import { type ReactNode, useState } from "react";
import { PlaceField } from "./PlaceField.tsx";
import type { FindPlaces } from "./use-found-places.ts";

const PLACES: readonly FoundPlace[] = [
  {
    ...{ kind: "municipality", name: "Peñamuestra", within: "Muestra", code: "99001", zoom: null },
    ...{ point: { lon: -3.2, lat: 40.1 }, isSeat: true, bounds: [-3.3, 40, -3.1, 40.2] },
  },
  {
    ...{ kind: "address", name: "Calle Mayor, 1", within: "Peñamuestra, Muestra", code: "99001", zoom: null },
    ...{ point: { lon: -3.2, lat: 40.1 }, isSeat: true, bounds: null },
  },
];

const find: FindPlaces = async () => ({
  ...{ places: [...PLACES], notice: "", instead: null, problem: "", addressesNotice: "" },
});

/** A gazetteer of an invented town. */
export function PlaceFieldDemo(): ReactNode {
  const [chosen, setChosen] = useState("");
  return (
    <div>
      <PlaceField label="Lugar" find={find} onChoose={({ name }) => setChosen(name)} />
      <p aria-live="polite">{chosen === "" ? "Sin lugar todavía." : `Elegido: ${chosen}.`}</p>
    </div>
  );
}
