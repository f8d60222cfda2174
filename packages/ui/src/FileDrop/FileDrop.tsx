import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from "react";
import { chosenFolder, foldersIn, type ImportedFolder, readFolder } from "./read-folder.ts";

export interface FileDropProps {
  /** Name of what to bring: «Archivo GML del Catastro». */
  readonly label: string;
  /** Endings that the chooser offers, `.gml,.xml`; any when left out. */
  readonly accept?: string;
  /** Whether several files can come at once. */
  readonly isMultiple?: boolean;
  /** Text on what becomes of the files; that they do not leave the computer when it is left out. */
  readonly hint?: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Takes whole folders too; without it a folder is nothing that can be brought. */
  readonly onFolder?: (folder: ImportedFolder) => void;
  /** A folder that the browser cannot read. @param name - Of the folder. */
  readonly onUnreadable?: (name: string) => void;
}

const STAYS = "No salen de este equipo.";
const STAYS_ONE = "No sale de este equipo.";

/** React has no name for it. */
function toFolders(input: HTMLInputElement | null): void {
  if (input !== null) input.webkitdirectory = true;
}

/** A place to drop files or to choose them. */
export function FileDrop(props: FileDropProps): ReactNode {
  const { label, accept, isMultiple = false, onFiles, onFolder, onUnreadable } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const hint = props.hint ?? (isMultiple ? STAYS : STAYS_ONE);

  function take(files: readonly File[]) {
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  }
  function takeFolder(entry: FileSystemDirectoryEntry) {
    readFolder(entry).then(
      (folder) => onFolder?.(folder),
      () => onUnreadable?.(entry.name),
    );
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    take([...(event.currentTarget.files ?? [])]);
    // The same file again, mended, must count as a change.
    event.currentTarget.value = "";
  }
  function chooseFolder(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    if (files.length > 0) onFolder?.(chosenFolder(files));
    event.currentTarget.value = "";
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const folders = onFolder === undefined ? [] : foldersIn(event.dataTransfer.items);
    // A folder is among the files too, as one that cannot be read.
    const names = new Set(folders.map(({ name }) => name));
    take([...event.dataTransfer.files].filter(({ name }) => !names.has(name)));
    for (const folder of folders) takeFolder(folder);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same by keyboard
    <div
      className="nv-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label className="nv-drop__label" htmlFor={id}>
        {label}
      </label>
      <div className="nv-row">
        <label className="nv-drop__choose nv-action">
          {isMultiple ? "Elegir archivos" : "Elegir archivo"}
          <input
            className="nv-visually-hidden"
            id={id}
            type="file"
            accept={accept}
            multiple={isMultiple}
            onChange={choose}
          />
        </label>
        {onFolder !== undefined && (
          <label className="nv-drop__choose nv-action nv-action--plain">
            Elegir una carpeta
            <input ref={toFolders} className="nv-visually-hidden" type="file" onChange={chooseFolder} />
          </label>
        )}
      </div>
      <p className="nv-drop__hint">
        {isMultiple ? "También puedes soltarlos aquí." : "También puedes soltarlo aquí."} {hint}
      </p>
    </div>
  );
}
