import type { CaseCellFault, CaseColumn } from "@nv/cases";
import { formatNumber } from "@nv/spanish";
import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { MendField } from "./MendField";

interface Props {
  readonly label: string;
  readonly column: CaseColumn;
  /** Value in the table when it was imported. */
  readonly brought: string;
  readonly value: string;
  readonly fault: CaseCellFault | undefined;
  /** Number of other cells of its column that say the same, and are wrong too. */
  readonly alike: number;
  readonly onMend: (value: string) => void;
  /** Does the same with the others. */
  readonly onMendAlike: () => void;
}

/** A cell to be put right, and with it those that say the same. */
export function MendCell({ label, column, brought, value, fault, alike, onMend, onMendAlike }: Props): ReactNode {
  const others = alike === 1 ? "la otra celda" : `las otras ${formatNumber(alike, { decimals: 0 })} celdas`;
  return (
    <div className="nv-cases__mend nv-stack-2">
      <MendField {...{ label, column, value, fault, onMend }} />
      {alike > 0 && (
        <Button onClick={onMendAlike}>
          Cambiar {others} con «{brought}»
        </Button>
      )}
    </div>
  );
}
