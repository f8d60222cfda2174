import type { Ai2HtmlUse, Drawing } from "@nv/ai2html";
import { CopyButton, Findings, Notice, SelectField } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useEffect } from "react";
import { useChosenFile } from "../file-field/use-chosen-file.ts";
import { type ChosenFolder, readChosen } from "./read-chosen.ts";

interface Props {
  /** `file:` and the id of the folder. */
  readonly source: string;
  /** Use of its drawings; one at a time by the width of its box, when it is left out. */
  readonly use?: Ai2HtmlUse;
  /** Name of the graphic that was chosen of several; empty for none. */
  readonly graphic?: string;
  /** Called with the one that somebody chooses; left out where nobody can. */
  readonly onGraphic?: (graphic: string) => void;
  /** Called with the drawings that are in it. */
  readonly onRead: (drawings: readonly Drawing[]) => void;
}

const UNCHOSEN = { value: "", label: "Elige uno" };

/** List of what is right and wrong with a folder, and its words for the copy desk. */
export function FolderContents({ source, use = "column", graphic = "", onGraphic, onRead }: Props): ReactNode {
  const { body: file } = useChosenFile(source);
  const { body, failure, reload } = useRemote(
    file === null ? "" : `${source} ${file.hash} ${graphic}`,
    async (signal) => (file === null ? null : readChosen(file.contentUrl, use, graphic, signal)),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each folder
  useEffect(() => {
    if (body !== null && body.reading !== null) onRead(body.reading.drawings);
  }, [body]);
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Leyendo la carpeta…</p>;
  const graphics = body.reading === null ? body.graphics : body.reading.graphics;
  return (
    <>
      {onGraphic !== undefined && graphics.length > 1 && (
        <SelectField
          label="Gráfico de la carpeta"
          value={graphic}
          options={[...(graphic === "" ? [UNCHOSEN] : []), ...graphics.map((name) => ({ value: name, label: name }))]}
          onChange={onGraphic}
        />
      )}
      <Contents folder={body} />
    </>
  );
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
