import type { DatawrapperChart } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

interface Props {
  /** Name by which fields refer to the list. */
  readonly id: string;
  readonly charts: readonly DatawrapperChart[];
}

/** Charts of the account, offered while the id of one is typed. */
export function ChartOptions({ id: listId, charts }: Props): ReactNode {
  return (
    <datalist id={listId}>
      {charts.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </datalist>
  );
}
