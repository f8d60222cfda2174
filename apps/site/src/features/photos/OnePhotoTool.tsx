import useIsBrowser from "@docusaurus/useIsBrowser";
import { FileChoicesContext, FileField, useImport } from "@nv/piece-parts/fields";
import { Button, FileDrop } from "@nv/ui";
import { EmptyPlace, EventsContext, FailureNotice, OnStage, useEventConnection, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ComingBench } from "../../frame/workbench/ComingBench";
import { Workbench } from "../../frame/workbench/Workbench";
import { filesCalls } from "../../library/files-calls";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { OnePhoto } from "./OnePhoto";
import "../../records/screens.css";
import "./photos.css";

/** The manual's own tool: one picture to Photo Center, from the desk or the library. */
export function OnePhotoTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const [fileId, setFileId] = useState("");
  // What is sent, and what was begun, is known in a browser alone.
  if (!isBrowser) return <ComingBench>Preparando…</ComingBench>;
  return (
    <EventsContext value={events}>
      <FileChoicesContext value={FILE_CHOICES}>
        <div className="nv-photos">
          <Workbench
            actions={fileId !== "" && <Button onClick={() => setFileId("")}>Otra imagen</Button>}
            stage={
              <EmptyPlace>
                Suelta una imagen, o elígela de Archivos: aquí se ve grande mientras le pones su texto y su firma.
              </EmptyPlace>
            }
          >
            {fileId === "" ? <OneSource onChoose={setFileId} /> : <ChosenPhoto key={fileId} fileId={fileId} />}
          </Workbench>
        </div>
      </FileChoicesContext>
    </EventsContext>
  );
}

function OneSource({ onChoose }: { readonly onChoose: (fileId: string) => void }): ReactNode {
  const { bring, isUnderWay, state } = useImport(FILE_CHOICES, onChoose);
  if (isUnderWay) return state;
  return (
    <>
      <FileDrop
        label="Imagen"
        accept="image/*,.svg,.tif,.tiff,.avif"
        hint="Queda también en Archivos."
        onFiles={([file]) => {
          if (file !== undefined) bring(file);
        }}
      />
      {state}
      <FileField
        label="De la biblioteca"
        kinds={["picture"]}
        isAsItIs
        value=""
        error=""
        onChange={(value) => onChoose(value.replace(/^file:/, ""))}
      />
    </>
  );
}

function ChosenPhoto({ fileId }: { readonly fileId: string }): ReactNode {
  const { body, failure, reload } = useRemote(`photo-file:${fileId}`, (signal) => filesCalls.detail(fileId, signal));
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Mirando la imagen…</p>;
  return (
    <>
      <OnStage>
        <figure className="nv-photos__large">
          <img className="nv-photos__shown" src={body.contentUrl} alt="" />
          <figcaption>{body.name}</figcaption>
        </figure>
      </OnStage>
      <OnePhoto source={{ fileId }} altText={body.altText} credit={body.credit} />
    </>
  );
}
