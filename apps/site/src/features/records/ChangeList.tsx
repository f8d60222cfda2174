import type { RecordVersion } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

/** What is different between two versions, field by field. */
export function ChangeList({ changes }: { readonly changes: RecordVersion["changes"] }): ReactNode {
  return (
    <dl className="nv-versions__changes">
      {changes.map(({ field, label, before, after }) => (
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
