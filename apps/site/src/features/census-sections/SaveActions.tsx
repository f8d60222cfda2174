import { useImport } from "@nv/piece-parts/fields";
import { formatBytes } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { FailureNotice, saveFile, useAttempt } from "@nv/web";
import { type ReactNode, useState } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { SavedInLibrary } from "../../library/upload/SavedInLibrary";
import { DATAWRAPPER_MOST_BYTES } from "./core/section-exports";

/** A file that can be made of what was found. */
export interface Export {
  /** With the verb before it: «CSV», «GeoJSON». */
  readonly label: string;
  readonly name: string;
  readonly type: string;
  readonly make: () => Promise<string>;
}

/** The ways out of a result: into the downloads, and into the library of files. */
export function SaveActions({ exports }: { readonly exports: readonly Export[] }): ReactNode {
  const { isBusy, failure, attempt } = useAttempt();
  const [notice, setNotice] = useState("");
  const [savedId, setSavedId] = useState("");
  const { bring, isUnderWay, state } = useImport(FILE_CHOICES, setSavedId);

  function run({ make, name, type }: Export, where: "downloads" | "library") {
    setNotice("");
    setSavedId("");
    return attempt(async () => {
      const content = await make();
      const bytes = new Blob([content]).size;
      if (bytes > DATAWRAPPER_MOST_BYTES)
        setNotice(`Ocupa ${formatBytes(bytes)}; Datawrapper admite 2 MB: aligéralo antes con omfg.`);
      if (where === "downloads") saveFile({ name, content, type });
      else bring(new File([content], name, { type }));
    });
  }

  return (
    <div className="nv-stack">
      <div className="nv-row">
        {exports.map((one) => (
          <Button key={one.name} disabled={isBusy} onClick={() => void run(one, "downloads")}>
            Descargar {one.label}
          </Button>
        ))}
        {exports.map((one) => (
          <Button key={one.name} disabled={isBusy || isUnderWay} onClick={() => void run(one, "library")}>
            {one.label} a Archivos
          </Button>
        ))}
      </div>
      {state}
      {failure !== null && <FailureNotice error={failure} />}
      {notice !== "" && <Notice tone="plain">{notice}</Notice>}
      {savedId !== "" && <SavedInLibrary id={savedId} />}
    </div>
  );
}
