import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from "react";

export interface FileDropProps {
  /** What to bring: «Archivo GML del Catastro». */
  readonly label: string;
  /** Endings that the chooser offers, `.gml,.xml`; any when left out. */
  readonly accept?: string;
  /** Whether several files can come at once. */
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place to drop files or to choose them. Nothing leaves the person's computer. */
export function FileDrop({ label, accept, isMultiple = false, onFiles }: FileDropProps): ReactNode {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(event.currentTarget.files);
    // The same file again, mended, must count as a change.
    event.currentTarget.value = "";
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
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
      <p className="nv-drop__hint">
        {isMultiple
          ? "También puedes soltarlos aquí. No salen de este equipo."
          : "También puedes soltarlo aquí. No sale de este equipo."}
      </p>
    </div>
  );
}
