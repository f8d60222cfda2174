import { formatCount } from "@nv/spanish";
import { Notice, Toggle } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  /** Codes of the table that have no area. */
  readonly codes: readonly string[];
  /** Whether somebody knows of them and goes on. */
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Notice about the codes of a table that are not on the map; they keep it from being downloaded until somebody knows. */
export function LostCodes({ codes, isConfirmed, onConfirm }: Props): ReactNode {
  if (codes.length === 0) return null;
  return (
    <Notice tone="wrong">
      <p>
        {`De la tabla ${codes.length === 1 ? "falta" : "faltan"} ${formatCount(codes.length, "código", "códigos")} sin polígono: lo suyo no está en el mapa, y el pie lo dice.`}
      </p>
      <Toggle label="Descargar aunque falte" isOn={isConfirmed} onChange={onConfirm} />
    </Notice>
  );
}
