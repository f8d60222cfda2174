import type { RecordVersion } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";

const ACTIONS = {
  registered: "lo registró",
  edited: "lo cambió",
  published: "lo publicó",
  "rolled-back": "volvió a una versión anterior",
  unpublished: "lo despublicó",
  retired: "lo retiró",
  restored: "lo recuperó",
} as const satisfies Record<RecordVersion["action"], string>;

interface Props {
  readonly record: {
    readonly id: string;
    readonly version: number;
    /** Revision that readers get; `null` for none. */
    readonly revision: string | null;
    readonly status: string;
  };
  /** Asks for its history, newest first. */
  readonly ask: (id: string, signal: AbortSignal) => Promise<{ readonly items: readonly RecordVersion[] }>;
  readonly isBusy: boolean;
  readonly onRollBack: (revision: string) => void;
}

/** The history of what is published, newest first: what changed, what readers got, and the way back to it. */
export function VersionList({ record, ask, isBusy, onRollBack }: Props): ReactNode {
  const { id, version, revision: live, status } = record;
  const { body, failure, reload } = useRemote(`${id}:${version}`, (signal) => ask(id, signal));
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Trayendo la historia…</p>;
  return (
    <ol className="nv-versions" reversed>
      {body.items.map((item) => (
        <li key={item.version} className="nv-versions__one">
          <p className="nv-versions__head">
            <strong>{item.by}</strong> {ACTIONS[item.action]} · {formatMoment(item.atMs)}
            {item.revision !== null && item.revision === live && (
              <span className="nv-mark" data-tone="green">
                En vivo
              </span>
            )}
          </p>
          {item.changes.length > 0 && (
            <details>
              <summary>{item.changes.length === 1 ? "1 cambio" : `${item.changes.length} cambios`}</summary>
              <dl className="nv-versions__changes">
                {item.changes.map(({ field, label, before, after }) => (
                  <div key={field}>
                    <dt>{label}</dt>
                    <dd>
                      <del>{before || "(vacío)"}</del> <ins>{after || "(vacío)"}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
          {item.revisionUrl !== null && item.revision !== null && (
            <p className="nv-row">
              <a href={item.revisionUrl}>Ver lo que se publicó</a>
              {item.revision !== live && status !== "retired" && (
                <Button disabled={isBusy} onClick={() => onRollBack(item.revision ?? "")}>
                  Volver a esta versión<span className="nv-visually-hidden"> del {formatMoment(item.atMs)}</span>
                </Button>
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
