import type { RecordVersion } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { useVersions } from "../use-versions";
import { VersionList } from "../VersionList";

interface Props {
  readonly record: {
    readonly id: string;
    readonly version: number;
    readonly revision: string | null;
    readonly status: string;
  };
  readonly ask: (id: string, signal: AbortSignal) => Promise<{ readonly items: readonly RecordVersion[] }>;
  readonly isBusy: boolean;
  readonly onRollBack: (revision: string) => void;
}

/** The history of a record that is begun. */
export function RecordVersions({ record, ask, isBusy, onRollBack }: Props): ReactNode {
  const versions = useVersions(record, ask);
  return <VersionList record={record} versions={versions} isBusy={isBusy} onRollBack={onRollBack} />;
}
