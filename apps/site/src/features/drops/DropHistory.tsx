import type { DropSummary, RecordVersion } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { Versions } from "../../records/use-versions";
import { VersionChanges, VersionFrame } from "../../records/VersionFrame";

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
  return (
    <>
      <VersionFrame
        versions={versions}
        draw={(items) =>
          givenIn(items).map(({ version, by, atMs, revisionUrl, revision, changes }) => {
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
                <VersionChanges changes={changes} />
                <p className="nv-row">
                  {drop.latestUrl !== null && revisionUrl !== null && (
                    <a href={revisionUrl}>
                      Lo que daba<span className="nv-visually-hidden"> el {formatMoment(atMs)}</span>
                    </a>
                  )}
                  {isBack && drop.latestUrl !== null && (
                    <Button
                      disabled={isBusy}
                      onClick={() => setAsked(items.find((item) => item.version === version) ?? null)}
                    >
                      Volver a este<span className="nv-visually-hidden"> del {formatMoment(atMs)}</span>
                    </Button>
                  )}
                </p>
              </li>
            );
          })
        }
      />
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
