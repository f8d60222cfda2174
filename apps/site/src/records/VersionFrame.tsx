import type { RecordVersion } from "@nv/contracts/schemas";
import { FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import { ChangeList } from "./ChangeList";
import type { Versions } from "./use-versions";

interface Props {
  readonly versions: Versions;
  /** Draws the items of the list, newest first. */
  readonly draw: (items: readonly RecordVersion[]) => ReactNode;
}

/** Frame of a history: the list once it is there, and why it is not. */
export function VersionFrame({ versions: { body, failure, reload }, draw }: Props): ReactNode {
  if (body === null && failure === null) return <p role="status">Cargando la historia…</p>;
  return (
    <>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {body !== null && (
        <ol className="nv-versions nv-stack nv-plain" reversed>
          {draw(body.items)}
        </ol>
      )}
    </>
  );
}

/** Changes of a version, folded; nothing where there are none. */
export function VersionChanges({ changes }: Pick<RecordVersion, "changes">): ReactNode {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{changes.length === 1 ? "1 cambio" : `${changes.length} cambios`}</summary>
      <ChangeList changes={changes} />
    </details>
  );
}
