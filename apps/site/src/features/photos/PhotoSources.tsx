import type { PhotoSource } from "@nv/contracts/schemas";
import { FileChoicesContext, FileField } from "@nv/piece-parts/fields";
import { formatPercent } from "@nv/spanish";
import { Button, FileDrop } from "@nv/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { pastedFiles } from "./core/pasted-files";
import { GraphicChoice } from "./GraphicChoice";
import { PhotoAddress } from "./PhotoAddress";
import { useUploadPhotos } from "./use-upload-photos";

interface Props {
  /** Whether something is there already: the ways to add more step back. */
  readonly isMore: boolean;
  readonly onAdd: (source: Pick<PhotoSource, "fileId" | "graphicId">) => void;
  /** Brings what is at an address. @returns Why it could not be brought; empty when it was. */
  readonly onAddress: (url: string) => Promise<string>;
}

const ACCEPTED = "image/*,.svg,.tif,.tiff,.avif,.pdf";

/** Sources of pictures: the computer, the clipboard, the library, an address and the registry. */
export function PhotoSources({ isMore, onAdd, onAddress }: Props): ReactNode {
  const { photos, bring, dismiss } = useUploadPhotos((fileId) => onAdd({ fileId }));
  const pasted = useRef(0);
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      bring(pastedFiles(files, pasted.current));
      pasted.current += files.length;
    }
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [bring]);

  return (
    <div className="nv-stack">
      <FileDrop
        label={isMore ? "Más imágenes" : "Imágenes"}
        accept={ACCEPTED}
        isMultiple
        hint="O pegarlos con Ctrl V. Quedan también en Archivos."
        onFiles={bring}
      />
      {photos.length > 0 && (
        <ul className="nv-photos__coming" aria-label="Lo que llega">
          {photos.map(({ key, name, ratio, message }) => (
            <li key={key} data-state={message === "" ? undefined : "failed"}>
              <p>
                <strong>{name}</strong>{" "}
                {message === "" ? `Trayéndola: ${formatPercent(100 * ratio, { decimals: 0 })}` : message}
              </p>
              {message === "" && <progress value={ratio} aria-label={`Subida de ${name}`} />}
              <Button onClick={() => dismiss(key)}>
                {message === "" ? "Dejarla" : "Quitar"}
                <span className="nv-visually-hidden"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="nv-photos__others nv-cluster">
        <FileChoicesContext value={FILE_CHOICES}>
          <FileField
            label="De la biblioteca"
            kinds={["picture"]}
            isAsItIs
            value=""
            error=""
            onChange={(value) => onAdd({ fileId: value.replace(/^file:/, "") })}
          />
        </FileChoicesContext>
        <details className="nv-photos__part nv-stack-3">
          <summary>De una dirección</summary>
          <PhotoAddress onAddress={onAddress} />
        </details>
        <details className="nv-photos__part nv-stack-3">
          <summary>La imagen de un gráfico</summary>
          <GraphicChoice onChoose={(graphicId) => onAdd({ graphicId })} />
        </details>
      </div>
    </div>
  );
}
