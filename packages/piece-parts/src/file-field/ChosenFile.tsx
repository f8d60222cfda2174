import type { FileDetail } from "@nv/contracts/schemas";
import { Button, Notice } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import { rightsOver } from "../references/file-rights.ts";
import { factsInWords } from "./facts-in-words.ts";
import { useChosenFile } from "./use-chosen-file.ts";

interface Props {
  /** `file:` and the id of the file. */
  readonly value: string;
  /** Whether no graphic around it says what it lacks. */
  readonly isAsItIs: boolean;
  readonly onRemove: () => void;
}

/** Lists what a person should know of a file before it goes out. */
function doubtsOf(file: FileDetail, isAsItIs: boolean): readonly string[] {
  const over = rightsOver(file, new Date().toISOString().slice(0, "2026-11-22".length));
  const isMute = !isAsItIs && file.kind === "picture" && file.altText.trim() === "";
  return [
    ...(over === "" ? [] : [`${over}.`]),
    ...(isMute ? ["No tiene texto alternativo en Archivos: escribe el del gráfico."] : []),
  ];
}

/** The file that a field names: what it looks like, what it is, and what is doubtful about it. */
export function ChosenFile({ value, isAsItIs, onRemove }: Props): ReactNode {
  const { body: file, failure, reload } = useChosenFile(value);
  return (
    <div className="nv-file__chosen">
      {file !== null && file.pictureUrl !== null && (
        <img className="nv-file__picture" src={file.pictureUrl} alt="" loading="lazy" />
      )}
      <div className="nv-file__words">
        {failure === null && file === null && <p role="status">Un momento…</p>}
        {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
        {file !== null && (
          <p>
            <strong>{file.name}</strong> <span className="nv-file__facts">{factsInWords(file.facts)}</span>
          </p>
        )}
        <Button onClick={onRemove} aria-label={`Quitar ${file?.name ?? "el archivo"}`}>
          Quitar
        </Button>
      </div>
      {file !== null &&
        doubtsOf(file, isAsItIs).map((doubt) => (
          <Notice key={doubt} tone="plain">
            <p>{doubt}</p>
          </Notice>
        ))}
    </div>
  );
}
