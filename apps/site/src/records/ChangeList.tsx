import type { RecordVersion } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

interface Props {
  /** No two of one label where they have no field. */
  readonly changes: readonly (Omit<RecordVersion["changes"][number], "field"> & { readonly field?: string })[];
}

/** List of differences between two versions, field by field. */
export function ChangeList({ changes }: Props): ReactNode {
  return (
    <dl className="nv-versions__changes">
      {changes.map(({ label, field = label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <del>{before || "(vacío)"}</del> <ins>{after || "(vacío)"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
