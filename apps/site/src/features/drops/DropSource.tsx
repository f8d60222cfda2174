import type { FileKind } from "@nv/contracts";
import { FileField } from "@nv/piece-parts/fields";
import { formatPercent } from "@nv/spanish";
import { Button, FileDrop } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FILE_CHOICES } from "../files/upload/file-choices";

/** What it may be: what is most often given as it is, first. */
const KINDS: readonly [FileKind, ...FileKind[]] = [
  "table",
  "geometry",
  "picture",
  "document",
  "archive",
  "video",
  "model",
];

interface Props {
  readonly label: string;
  /** `file:` and the id of what is chosen; empty for nothing. */
  readonly value: string;
  readonly error: string;
  /** Whether another can be dropped over the one that is chosen. */
  readonly isReplacing: boolean;
  readonly onChange: (value: string) => void;
}

interface Upload {
  readonly file: File;
  readonly ratio: number;
  readonly failure: CallFailure | null;
}

/** The file: dropped here, from where it goes to the library like any other, or chosen among those of the library. */
export function DropSource({ label, value, error, isReplacing, onChange }: Props): ReactNode {
  const [upload, setUpload] = useState<Upload | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function bring(file: File) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const show = (part: Partial<Upload>) => {
      if (!controller.signal.aborted) setUpload({ file, ratio: 0, failure: null, ...part });
    };
    show({});
    try {
      const id = await FILE_CHOICES.upload(file, (ratio) => show({ ratio }), controller.signal);
      if (controller.signal.aborted) return;
      setUpload(null);
      onChange(`file:${id}`);
    } catch (thrown) {
      show({ failure: toCallFailure(thrown) });
    }
  }
  function stop() {
    running.current?.abort();
    setUpload(null);
  }

  if (upload !== null && upload.failure === null)
    return (
      <div className="nv-drops__upload">
        <p role="status">
          {upload.file.name}: {formatPercent(100 * upload.ratio, { decimals: 0 })}
        </p>
        <progress value={upload.ratio} aria-label={`Subida de ${upload.file.name}`} />
        <Button onClick={stop}>Cancelar</Button>
      </div>
    );
  return (
    <>
      {(value === "" || isReplacing) && (
        <FileDrop
          label={label}
          hint="Hasta 50 MB. Queda también en Archivos."
          onFiles={([file]) => {
            if (file !== undefined) void bring(file);
          }}
        />
      )}
      {upload !== null && <FailureNotice error={upload.failure} onRetry={() => void bring(upload.file)} />}
      <FileField
        label={value === "" ? "O uno que ya está en Archivos" : "Archivo elegido"}
        kinds={KINDS}
        isAsItIs
        value={value}
        error={error}
        onChange={onChange}
      />
    </>
  );
}
