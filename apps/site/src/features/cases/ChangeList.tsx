import type { CaseEvent } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

/** What changes in a case, field by field. */
export function ChangeList({ changes }: Pick<CaseEvent, "changes">): ReactNode {
  return (
    <dl className="nv-cases__changes">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>{before || "(vacío)"}</del> <ins>{after || "(vacío)"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
