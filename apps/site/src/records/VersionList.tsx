import type { RecordVersion } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { versionThatMade } from "./readers-version";
import type { Versions } from "./use-versions";
import { VersionChanges, VersionFrame } from "./VersionFrame";

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
    /** Revision that readers get; `null` for none. */
    readonly revision: string | null;
    readonly status: string;
  };
  readonly versions: Versions;
  readonly isBusy: boolean;
  readonly onRollBack: (revision: string, version: RecordVersion) => void;
}

/** The history of what is published, newest first: what changed, what readers got, and the way back to it. */
export function VersionList({ record, versions, isBusy, onRollBack }: Props): ReactNode {
  const [asked, setAsked] = useState<RecordVersion | null>(null);
  return (
    <>
      <VersionFrame
        versions={versions}
        draw={(items) =>
          items.map((item) => (
            <li key={item.version} className="nv-versions__one">
              <VersionItem
                item={item}
                made={versionThatMade(item.revision, items)?.version}
                record={record}
                isBusy={isBusy}
                onRollBack={() => setAsked(item)}
              />
            </li>
          ))
        }
      />
      {asked !== null && (
        <ConfirmDialog
          title={`Volver a la versión ${asked.version}`}
          action="Volver a esta versión"
          onConfirm={() => onRollBack(asked.revision ?? "", asked)}
          onClose={() => setAsked(null)}
        >
          <p>
            Los lectores verán lo que se publicó el {formatMoment(asked.atMs)}, antes de un minuto. Lo que está escrito
            ahora queda como borrador, sin publicar.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface ItemProps extends Pick<Props, "record" | "isBusy"> {
  readonly item: RecordVersion;
  /** Version that made its revision: another one where somebody went back to that. */
  readonly made: number | undefined;
  readonly onRollBack: () => void;
}

function VersionItem({ item, made, record, isBusy, onRollBack }: ItemProps): ReactNode {
  const { version, by, action, atMs, revision, revisionUrl, changes } = item;
  const isMaker = made === version;
  const isLive = isMaker && revision === record.revision;
  const did = action === "rolled-back" && made !== undefined ? `volvió a la versión ${made}` : ACTIONS[action];
  return (
    <>
      <p className="nv-versions__head nv-flush nv-small">
        <strong>Versión {version}</strong> · {by} {did} · {formatMoment(atMs)}
        {isLive && (
          <span className="nv-mark" data-tone="green">
            En vivo
          </span>
        )}
      </p>
      <VersionChanges changes={changes} />
      {isMaker && revisionUrl !== null && (
        <p className="nv-row">
          <a href={revisionUrl}>
            Ver lo que se publicó<span className="nv-visually-hidden"> con la versión {version}</span>
          </a>
          {!isLive && record.status !== "retired" && (
            <Button disabled={isBusy} onClick={onRollBack}>
              Volver a esta versión<span className="nv-visually-hidden"> del {formatMoment(atMs)}</span>
            </Button>
          )}
        </p>
      )}
    </>
  );
}
