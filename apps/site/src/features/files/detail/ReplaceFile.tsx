import type { FileDetail } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, FileDrop, Notice } from "@nv/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { UploadRows } from "../upload/UploadRows";
import { useUploads } from "../upload/use-uploads";
import { FileUses } from "./FileUses";

interface Props {
  readonly file: FileDetail;
  /** Called once it holds something else. */
  readonly onReplaced: () => void;
}

/** Puts other bytes in place of what a file holds; what it held stays in its history. */
export function ReplaceFile({ file, onReplaced }: Props): ReactNode {
  const [views, uploads] = useUploads();
  const [isOpen, setIsOpen] = useState(false);
  const { id, version, usedBy } = file;
  const mine = views.filter(({ replaces }) => replaces?.id === id);
  const clash = mine.find(({ stage, current }) => stage === "failed" && current !== null);
  const doneCount = mine.filter(({ stage }) => stage === "done").length;
  const told = useRef(doneCount);
  useEffect(() => {
    if (doneCount > told.current) onReplaced();
    told.current = doneCount;
  }, [doneCount, onReplaced]);

  return (
    <div className="nv-files__replace nv-stack">
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Reemplazar
      </Button>
      {isOpen && (
        <>
          {usedBy.length > 0 && (
            <div>
              <p>Lo usa lo siguiente. Los lectores ven el nuevo cuando se publique otra vez:</p>
              <FileUses uses={usedBy} />
            </div>
          )}
          <FileDrop
            label={`En lugar de «${file.name}»`}
            hint="Se queda con su nombre y sus textos; lo que había sigue en «Versiones»."
            onFiles={(files) => uploads.add(files, { replaces: { id, version } })}
            onFolder={(folder) => uploads.addFolder(folder, { replaces: { id, version } })}
          />
        </>
      )}
      {clash?.current != null && (
        <Notice tone="wrong">
          <p>
            {clash.current.changedBy} lo cambió el {formatMoment(clash.current.changedAtMs)}, mientras subía el tuyo. El
            tuyo sigue aquí, y lo suyo quedará en «Versiones».
          </p>
          <Button onClick={() => uploads.goOn(clash.id, { id, version: clash.current?.version ?? version })}>
            Reemplazar igualmente
          </Button>
        </Notice>
      )}
      <UploadRows views={mine} uploads={uploads} />
    </div>
  );
}
