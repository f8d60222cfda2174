import type { FileKind } from "@nv/contracts";
import { formatPercent } from "@nv/spanish";
import { Button } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { FileChoices } from "./file-choices.ts";

/** What the browser's own chooser offers for each kind; what a file is, is read from its bytes afterwards. */
const ACCEPTED: Readonly<Record<FileKind, string>> = {
  picture: "image/*",
  video: "video/*",
  table: ".csv,.tsv,.xlsx",
  geometry: ".geojson,.json,.topojson,.kml,.gpx",
  model: ".glb,.gltf",
  archive: ".zip,.warc,.gz",
  document: ".pdf",
};

interface Props {
  readonly label: string;
  readonly kinds: readonly FileKind[];
  readonly choices: FileChoices;
  /** Called with the id of the file once the library has it. */
  readonly onTaken: (id: string) => void;
}

interface Upload {
  readonly file: File;
  readonly ratio: number;
  readonly failure: CallFailure | null;
}

/** Brings a file into the library from where it is needed. */
export function FileUpload({ label, kinds, choices, onTaken }: Props): ReactNode {
  const id = useId();
  const [upload, setUpload] = useState<Upload | null>(null);
  const running = useRef<AbortController | null>(null);
  // What is written beside it while it goes up must not be taken back by what was there when it began.
  const tell = useRef(onTaken);
  tell.current = onTaken;
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
      const taken = await choices.upload(file, (ratio) => show({ ratio }), controller.signal);
      if (controller.signal.aborted) return;
      setUpload(null);
      tell.current(taken);
    } catch (error) {
      show({ failure: toCallFailure(error) });
    }
  }
  function stop() {
    running.current?.abort();
    setUpload(null);
  }

  if (upload !== null && upload.failure === null)
    return (
      <div className="nv-file__upload">
        <p role="status">
          {upload.file.name}: {formatPercent(100 * upload.ratio, { decimals: 0 })}
        </p>
        <progress value={upload.ratio} aria-label={`Subida de ${upload.file.name}`} />
        <Button onClick={stop}>Cancelar</Button>
      </div>
    );
  return (
    <>
      <label className="nv-file__bring nv-action nv-action--plain">
        Traer uno
        <span className="nv-visually-hidden">: {label}</span>
        <input
          className="nv-visually-hidden"
          id={id}
          type="file"
          accept={kinds.map((kind) => ACCEPTED[kind]).join(",")}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file again, mended, must count as a change.
            currentTarget.value = "";
            if (file !== undefined) void bring(file);
          }}
        />
      </label>
      {upload !== null && <FailureNotice error={upload.failure} onRetry={() => void bring(upload.file)} />}
    </>
  );
}
