import { Button, Notice } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useState } from "react";
import { SaveToLibrary } from "./SaveToLibrary";

/** A file that a tool makes when somebody asks for it. */
export interface MadeFile {
  /** «SVG», «GeoJSON». */
  readonly label: string;
  readonly name: string;
  readonly make: () => Promise<Blob>;
  /** Remark on the file once its size is known; empty for none. */
  readonly remark?: (sizeBytes: number) => string;
}

interface Props {
  /** The first one is what most people want. */
  readonly files: readonly MadeFile[];
  /** The one that goes into the library. */
  readonly kept: MadeFile;
  readonly disabled?: boolean;
}

/** List of the files that a tool made, to download or to save into the library with one press. */
export function FileDownloads({ files, kept, disabled = false }: Props): ReactNode {
  const [busy, setBusy] = useState("");
  const [remark, setRemark] = useState("");
  const isIdle = !disabled && busy === "";

  async function save({ label, name, make, remark: remarkOf }: MadeFile) {
    setBusy(label);
    setRemark("");
    // Why it could not be made is told where the work is shown.
    const content = await make().catch(() => null);
    setBusy("");
    if (content === null) return;
    saveFile({ name, content });
    setRemark(remarkOf?.(content.size) ?? "");
  }

  return (
    <div>
      <div className="nv-tool__actions">
        {files.map((file, at) => (
          <Button key={file.name} rank={at === 0 ? "main" : "plain"} disabled={!isIdle} onClick={() => void save(file)}>
            {busy === file.label ? "Preparando…" : at === 0 ? `Descargar ${file.label}` : file.label}
          </Button>
        ))}
        <SaveToLibrary
          disabled={!isIdle}
          make={async () => {
            const content = await kept.make();
            return new File([content], kept.name, { type: content.type });
          }}
        />
      </div>
      {remark !== "" && (
        <Notice tone="plain">
          <p>{remark}</p>
        </Notice>
      )}
    </div>
  );
}
