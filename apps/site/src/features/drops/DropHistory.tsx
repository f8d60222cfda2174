import type { DropSummary, RecordVersion } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { ConfirmDialog, FailureNotice } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ChangeList } from "../../records/ChangeList";
import type { Versions } from "../../records/use-versions";

interface Props {
  readonly drop: DropSummary;
  readonly versions: Versions;
  readonly isBusy: boolean;
  readonly onRollBack: (revision: string) => void;
}

/** Everything that an address has given, newest first; what was changed for each stands with it. */
function givenIn(versions: readonly RecordVersion[]): readonly RecordVersion[] {
  return versions.flatMap((version, index) => {
    if (version.revision === null || version.action !== "published") return [];
    const before = versions.slice(index + 1);
    const last = before.findIndex(({ action }) => action === "published");
    const since = last === -1 ? before : before.slice(0, last);
    return [{ ...version, changes: since.flatMap(({ changes }) => changes) }];
  });
}

/** History of what an address has given, with the way back to each: every change is public, so there are no drafts to tell apart. */
export function DropHistory({ drop, versions, isBusy, onRollBack }: Props): ReactNode {
  const [asked, setAsked] = useState<RecordVersion | null>(null);
  const { body, failure, reload } = versions;
  if (body === null)
    return failure === null ? (
      <p role="status">Cargando la historia…</p>
    ) : (
      <FailureNotice error={failure} onRetry={reload} />
    );
  return (
    <>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      <ol className="nv-versions nv-stack nv-plain" reversed>
        {givenIn(body.items).map(({ version, by, atMs, revisionUrl, revision, changes }) => {
          const isLive = revisionUrl === drop.revisionUrl;
          const isBack = !isLive && revision !== null;
          return (
            <li key={version} className="nv-versions__one">
              <p className="nv-versions__head nv-flush nv-small">
                <strong>{by}</strong> · {formatMoment(atMs)}
                {isLive && (
                  <span className="nv-mark" data-tone="green">
                    El de ahora
                  </span>
                )}
              </p>
              {changes.length > 0 && (
                <details>
                  <summary>{changes.length === 1 ? "1 cambio" : `${changes.length} cambios`}</summary>
                  <ChangeList changes={changes} />
                </details>
              )}
              <p className="nv-row">
                {drop.latestUrl !== null && revisionUrl !== null && (
                  <a href={revisionUrl}>
                    Lo que daba<span className="nv-visually-hidden"> el {formatMoment(atMs)}</span>
                  </a>
                )}
                {isBack && drop.latestUrl !== null && (
                  <Button
                    disabled={isBusy}
                    onClick={() => setAsked(body.items.find((item) => item.version === version) ?? null)}
                  >
                    Volver a este<span className="nv-visually-hidden"> del {formatMoment(atMs)}</span>
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      {asked !== null && (
        <ConfirmDialog
          title={`Volver al del ${formatMoment(asked.atMs)}`}
          action="Volver a este"
          onConfirm={() => onRollBack(asked.revision ?? "")}
          onClose={() => setAsked(null)}
        >
          <p>
            Quien lea la dirección recibe otra vez lo de entonces, antes de un minuto. Lo de ahora queda en esta lista.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
