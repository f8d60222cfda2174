import { formatPercent } from "@nv/spanish";
import { Button } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FileChoices } from "./file-choices.ts";

interface Upload {
  readonly file: File;
  readonly ratio: number;
  readonly failure: CallFailure | null;
}

/** A file on its way into the library. */
export interface Bringing {
  /** Begins; what was under way is given up. */
  readonly bring: (file: File) => void;
  /** Whether one is on its way: what offers to bring another then steps back. */
  readonly isUnderWay: boolean;
  /** Progress of the file, or the reason why it was not imported. */
  readonly state: ReactNode;
}

/**
 * Brings a file into the library from where it is needed. It is given up when the page that needs it is left.
 *
 * @param onTaken - Called with the id of the file once the library has it.
 */
export function useImport({ upload: send }: Pick<FileChoices, "upload">, onTaken: (id: string) => void): Bringing {
  const [upload, setUpload] = useState<Upload | null>(null);
  const running = useRef<AbortController | null>(null);
  // What is written beside it while it goes up must not be taken back by what was there when it began.
  const tell = useRef(onTaken);
  tell.current = onTaken;
  useEffect(() => () => running.current?.abort(), []);

  async function run(file: File) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const show = (part: Partial<Upload>) => {
      if (!controller.signal.aborted) setUpload({ file, ratio: 0, failure: null, ...part });
    };
    show({});
    try {
      const id = await send(file, (ratio) => show({ ratio }), controller.signal);
      if (controller.signal.aborted) return;
      setUpload(null);
      tell.current(id);
    } catch (error) {
      show({ failure: toCallFailure(error) });
    }
  }
  const bring = (file: File) => void run(file);

  if (upload === null) return { bring, isUnderWay: false, state: null };
  const { file, ratio, failure } = upload;
  if (failure !== null)
    return { bring, isUnderWay: false, state: <FailureNotice error={failure} onRetry={() => bring(file)} /> };
  const stop = () => {
    running.current?.abort();
    setUpload(null);
  };
  const progress = (
    <div className="nv-file__upload">
      <p role="status">
        {file.name}: {formatPercent(100 * ratio, { decimals: 0 })}
      </p>
      <progress value={ratio} aria-label={`Subida de ${file.name}`} />
      <Button onClick={stop}>Cancelar</Button>
    </div>
  );
  return { bring, isUnderWay: true, state: progress };
}
