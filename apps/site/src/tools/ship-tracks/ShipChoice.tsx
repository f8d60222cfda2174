import type { FleetShip } from "@nv/geography";
import { formatNumber } from "@nv/spanish";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";

const NOBODY = "";
/** A choice for the track that has no name; those that have one have no space around it. */
const UNNAMED = " ";

interface Props {
  readonly ships: readonly FleetShip[];
  /** Chosen one; `null` for none. */
  readonly shipId: string | null;
  readonly onChoose: (shipId: string | null) => void;
}

/** Choice of a ship among those of a file. */
export function ShipChoice({ ships, shipId, onChoose }: Props): ReactNode {
  return (
    <SelectField
      label="Barco"
      value={shipId === null ? NOBODY : shipId || UNNAMED}
      options={[
        { value: NOBODY, label: "Elige uno" },
        ...ships.map(({ id, mmsi, name, positions }) => ({
          value: id || UNNAMED,
          label: `${name || "Sin nombre"} · ${mmsi || "sin MMSI"} · ${formatNumber(positions, { decimals: 0 })} posiciones`,
        })),
      ]}
      onChange={(value) => onChoose(value === NOBODY ? null : value === UNNAMED ? "" : value)}
    />
  );
}
