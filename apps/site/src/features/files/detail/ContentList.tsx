import type { FileContent, FileDetail } from "@nv/contracts/schemas";
import { formatBytes, formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { factsInShort } from "../../../library/core/facts-in-words";
import { FileUses } from "./FileUses";

interface Props {
  readonly file: FileDetail;
  readonly isBusy: boolean;
  readonly onRestore: (content: FileContent) => void;
}

/** List of the contents that a file has and had, with the way back to each. */
export function ContentList({ file, isBusy, onRestore }: Props): ReactNode {
  const [asked, setAsked] = useState<FileContent | null>(null);
  return (
    <>
      <ol className="nv-versions nv-stack nv-plain" reversed>
        {file.contents.map((content, index) => {
          const isCurrent = index === 0;
          return (
            <li key={`${content.hash} ${content.atMs}`} className="nv-versions__one">
              <p className="nv-versions__head nv-flush nv-small">
                <strong>{isCurrent ? "El de ahora" : "Anterior"}</strong> · {factsInShort(content.facts)},{" "}
                {formatBytes(content.sizeBytes)} · {content.by}, el {formatMoment(content.atMs)}
              </p>
              {!isCurrent && content.hash !== file.hash && (
                <Button disabled={isBusy} onClick={() => setAsked(content)}>
                  Volver a este<span className="nv-visually-hidden"> del {formatMoment(content.atMs)}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {asked !== null && (
        <ConfirmDialog
          title={`Volver al de ${formatMoment(asked.atMs)}`}
          action="Volver a este"
          onConfirm={() => onRestore(asked)}
          onClose={() => setAsked(null)}
        >
          <p>
            Lo que hay ahora no se pierde: queda en esta lista. Los lectores lo ven cuando se publique otra vez lo que
            lo usa:
          </p>
          <FileUses uses={file.usedBy} />
        </ConfirmDialog>
      )}
    </>
  );
}
