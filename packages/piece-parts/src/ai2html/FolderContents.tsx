import type { Ai2HtmlUse, Drawing } from "@nv/ai2html";
import { CopyButton, Findings, Notice } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useEffect } from "react";
import { useChosenFile } from "../file-field/use-chosen-file.ts";
import { type ChosenFolder, readChosen } from "./read-chosen.ts";

interface Props {
  /** `file:` and the id of the folder. */
  readonly source: string;
  /** Use of its drawings; one at a time by the width of its box, when it is left out. */
  readonly use?: Ai2HtmlUse;
  /** Called with the drawings that are in it. */
  readonly onRead: (drawings: readonly Drawing[]) => void;
}

/** List of what is right and wrong with a folder, and its words for the copy desk. */
export function FolderContents({ source, use = "column", onRead }: Props): ReactNode {
  const { body: file } = useChosenFile(source);
  const { body, failure, reload } = useRemote(file === null ? "" : `${source} ${file.hash}`, async (signal) =>
    file === null ? null : readChosen(file.contentUrl, use, signal),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each folder
  useEffect(() => {
    if (body !== null && body.reading !== null) onRead(body.reading.drawings);
  }, [body]);
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  return body === null ? <p role="status">Leyendo la carpeta…</p> : <Contents folder={body} />;
}

function Contents({ folder }: { readonly folder: ChosenFolder }): ReactNode {
  if (folder.reading === null)
    return (
      <Notice tone="wrong">
        <p>{folder.why}</p>
      </Notice>
    );
  return (
    <>
      <Findings findings={folder.reading.findings} />
      {folder.copy !== "" && (
        <details>
          <summary>Textos para corrección</summary>
          <CopyButton text={folder.copy} />
          <ul>
            {folder.copy.split("\n").map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
