import type { RecordWords } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { loadable, Step } from "@nv/web";
import type { ComponentProps, ReactNode } from "react";
import { sentencesOf } from "../core/record-sentences";
import type { RecordVersions as RecordVersionsOf } from "./RecordVersions";

/** Comes with what has a history. */
const RecordVersions = loadable(async () => (await import("./RecordVersions")).RecordVersions, null);

const VERSION_FIELDS: readonly string[] = [];

type VersionsProps = ComponentProps<typeof RecordVersionsOf>;

interface Props extends VersionsProps {
  readonly words: RecordWords;
  readonly record: VersionsProps["record"] & { readonly changedBy: string; readonly updatedAtMs: number };
  /** Further facts, with who changed it last. */
  readonly children?: ReactNode;
}

/** Step of a record that is begun with who changed it last, and its former versions. */
export function RecordHistory({ words, record, ask, isBusy, onRollBack, children }: Props): ReactNode {
  return (
    <Step label="Versiones" fields={VERSION_FIELDS}>
      <p className="nv-quiet nv-breaks nv-flush nv-small">
        {sentencesOf(words).changedBy} {record.changedBy} el {formatMoment(record.updatedAtMs)}
        {children}
      </p>
      <RecordVersions record={record} ask={ask} isBusy={isBusy} onRollBack={onRollBack} />
    </Step>
  );
}
