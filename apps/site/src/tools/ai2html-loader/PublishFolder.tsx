import { useHistory } from "@docusaurus/router";
import { formatPercent } from "@nv/spanish";
import { Button } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { writeAddress } from "../../pieces/core/registry-address";
import type { ReadFolder } from "./read-imported";

interface Props {
  readonly folder: ReadFolder;
  /** Whether something keeps it from being published. */
  readonly hasFaults: boolean;
}

/** State of an upload. */
interface Upload {
  readonly ratio: number | null;
  readonly failure: CallFailure | null;
}

const NO_UPLOAD: Upload = { ratio: null, failure: null };

/** Button that publishes a checked folder: it goes into the library, and the form of its graphic opens. */
export function PublishFolder({ folder, hasFaults }: Props): ReactNode {
  const history = useHistory();
  const [upload, setUpload] = useState(NO_UPLOAD);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function publish() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setUpload({ ratio: 0, failure: null });
    const file = new File([folder.zip], `${folder.name}.zip`, { type: "application/zip" });
    const showRatio = (ratio: number) => {
      if (!signal.aborted) setUpload({ ratio, failure: null });
    };
    try {
      const id = await FILE_CHOICES.upload(file, showRatio, signal);
      if (!signal.aborted) history.push(writeAddress({ part: "new", making: "ai2html", source: `file:${id}` }));
    } catch (error) {
      if (!signal.aborted) setUpload({ ratio: null, failure: toCallFailure(error) });
    }
  }
  function stop() {
    running.current?.abort();
    setUpload(NO_UPLOAD);
  }

  if (upload.ratio !== null)
    return (
      <>
        <p role="status">Llevándolo a Archivos: {formatPercent(100 * upload.ratio, { decimals: 0 })}</p>
        <Button onClick={stop}>Cancelar</Button>
      </>
    );
  return (
    <>
      <Button rank="main" disabled={hasFaults} onClick={() => void publish()}>
        Llevarlo a Archivos y publicarlo
      </Button>
      {upload.failure !== null && <FailureNotice error={upload.failure} onRetry={() => void publish()} />}
    </>
  );
}
