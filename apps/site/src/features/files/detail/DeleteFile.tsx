import { useHistory } from "@docusaurus/router";
import type { FileDetail } from "@nv/contracts/schemas";
import { Button, Notice } from "@nv/ui";
import { ConfirmDialog, FailureNotice, useAttempt } from "@nv/web";
import { type ReactNode, useState } from "react";
import { writeAddress } from "../../../library/core/files-address";
import { filesCalls, refusalOf } from "../../../library/files-calls";
import { FileUses } from "./FileUses";

/** Deletes a file that nothing uses, and leaves for the list; of one that is used it says by what. */
export function DeleteFile({ file }: { readonly file: FileDetail }): ReactNode {
  const history = useHistory();
  const [isAsking, setIsAsking] = useState(false);
  const { failure, attempt } = useAttempt();
  const { id, name } = file;
  const usedBy = failure === null ? undefined : refusalOf(failure).usedBy;

  function remove() {
    return attempt(async () => {
      await filesCalls.remove(id);
      history.push(writeAddress({}));
    });
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Borrar</Button>
      {failure !== null && usedBy === undefined && <FailureNotice error={failure} />}
      {usedBy !== undefined && (
        <Notice tone="wrong">
          <p>No se puede borrar: lo usa esto. Quítalo de ahí antes.</p>
          <FileUses uses={usedBy} />
        </Notice>
      )}
      {isAsking && file.usedBy.length === 0 && (
        <ConfirmDialog title={`Borrar «${name}»`} action="Borrar" onConfirm={remove} onClose={() => setIsAsking(false)}>
          <p>Se borra con sus textos y sus versiones, y no se puede recuperar.</p>
        </ConfirmDialog>
      )}
      {isAsking && file.usedBy.length > 0 && (
        <Notice tone="plain">
          <p>No se puede borrar mientras lo use algo. Quítalo antes de:</p>
          <FileUses uses={file.usedBy} />
        </Notice>
      )}
    </>
  );
}
