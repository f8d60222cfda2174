import type { FieldProblem } from "@nv/contracts/schemas";
import { loadable } from "@nv/web";
import type { ComponentProps, ReactNode } from "react";
import { BeforePublishing } from "../../frame/workbench/BeforePublishing";
import type { Savable } from "../core/saved-draft";

/** Comes with what is begun. */
const SignOffLine = loadable(async () => (await import("../review/SignOffLine")).SignOffLine, null);

interface Props extends Pick<ComponentProps<typeof BeforePublishing>, "labelOf" | "onGo"> {
  /** Everything that keeps it from readers. */
  readonly missing: readonly FieldProblem[];
  /** As it is saved; `null` for what is not begun yet. */
  readonly record: Savable | null;
  /** Whether all that is written is saved. */
  readonly isSaved: boolean;
}

/** Strip under the fields of a record: what is missing, and who signs it off. */
export function RecordFoot({ missing, labelOf, onGo, record, isSaved }: Props): ReactNode {
  return (
    <div className="nv-bench__foot">
      <BeforePublishing missing={missing} labelOf={labelOf} onGo={onGo} />
      {record !== null && <SignOffLine id={record.id} version={record.version} isSaved={isSaved} />}
    </div>
  );
}
