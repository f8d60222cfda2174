import { useHistory } from "@docusaurus/router";
import { type FileChoices, FileChoicesContext } from "@nv/graphic-types/fields";
import { formatPercent } from "@nv/spanish";
import { Button } from "@nv/ui";
import { type CallFailure, FailureNotice, saveFile, toCallFailure } from "@nv/web";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { writeAddress } from "../../features/graphics/core/registry-address";
import type { ReadFolder } from "./read-brought";

interface Props {
  readonly folder: ReadFolder;
  /** Whether something keeps it from being published. */
  readonly hasFaults: boolean;
}

/** What comes after the check: the folder goes into the library and its form opens; without a library, to the disk. */
export function PublishFolder({ folder, hasFaults }: Props): ReactNode {
  const choices = useContext(FileChoicesContext);
  if (choices !== null) return <ToLibrary folder={folder} hasFaults={hasFaults} choices={choices} />;
  return (
    <Button
      rank="main"
      disabled={hasFaults}
      onClick={() => saveFile({ name: `${folder.name}.zip`, content: folder.zip, type: "application/zip" })}
    >
      Descargar en un ZIP
    </Button>
  );
}

/** Where an upload is. */
interface Upload {
  readonly ratio: number | null;
  readonly failure: CallFailure | null;
}

const NO_UPLOAD: Upload = { ratio: null, failure: null };

function ToLibrary({ folder, hasFaults, choices }: Props & { readonly choices: FileChoices }): ReactNode {
  const history = useHistory();
  const [upload, setUpload] = useState(NO_UPLOAD);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function publish() {
    const controller = new AbortController();
    running.current = controller;
    setUpload({ ratio: 0, failure: null });
    const file = new File([folder.zip], `${folder.name}.zip`, { type: "application/zip" });
    try {
      const id = await choices.upload(file, (ratio) => setUpload({ ratio, failure: null }), controller.signal);
      history.push(writeAddress({ part: "new", making: "ai2html", source: `file:${id}` }));
    } catch (error) {
      if (!controller.signal.aborted) setUpload({ ratio: null, failure: toCallFailure(error) });
    }
  }
  function stop() {
    running.current?.abort();
    setUpload(NO_UPLOAD);
  }

  if (upload.ratio !== null)
    return (
      <>
        <p role="status">Guardándolo en Archivos: {formatPercent(100 * upload.ratio, { decimals: 0 })}</p>
        <Button onClick={stop}>Cancelar</Button>
      </>
    );
  return (
    <>
      <Button rank="main" disabled={hasFaults} onClick={() => void publish()}>
        Guardarlo en Archivos y publicarlo
      </Button>
      {upload.failure !== null && <FailureNotice error={upload.failure} onRetry={() => void publish()} />}
    </>
  );
}
