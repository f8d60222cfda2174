import Link from "@docusaurus/Link";
import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { PhotoBatch, PhotoSource, PhotosStatus } from "@nv/contracts/schemas";
import { Notice } from "@nv/ui";
import {
  browserStore,
  type CallFailure,
  EventsContext,
  FailureNotice,
  fieldsIn,
  toCallFailure,
  useEventConnection,
  useRemote,
} from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { WorkbenchHead } from "../../frame/workbench/BenchName";
import { Workbench } from "../../frame/workbench/Workbench";
import { BatchList } from "./BatchList";
import { BatchScreen } from "./BatchScreen";
import { readCredit } from "./core/kept-credit";
import { PHOTOS_PATH, readAddress, writeAddress } from "./core/photos-address";
import { PhotoCenterNotice } from "./PhotoCenterNotice";
import { PhotoSources } from "./PhotoSources";
import { photosCalls } from "./photos-calls";
import { usePhotoBatch } from "./use-photo-batch";
import "../../records/screens.css";
import "./photos.css";

const HEAD: WorkbenchHead = {
  name: "Photo Center",
  back: { label: "Manual", to: "/docs/Herramientas%20Online/PhotocenterUpload" },
};

type Added = Pick<PhotoSource, "fileId" | "graphicId" | "url">;

/** Adds pictures one after another: the first begins a batch, the rest join it. */
function useAdding(batchId: string, onChanged: (batch: PhotoBatch) => void) {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const current = useRef(batchId);
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    current.current = batchId;
  }, [batchId]);

  /** @returns Why it was not added; `null` when it was. */
  async function addNow(source: Added): Promise<CallFailure | null> {
    try {
      const isFirst = current.current === "";
      const kind = source.graphicId === undefined ? "photograph" : "infographic";
      const batch = isFirst
        ? await photosCalls.begin({ fields: { ...readCredit(browserStore), kind }, items: [source] })
        : await photosCalls.add(current.current, { items: [source] });
      current.current = batch.id;
      onChanged(batch);
      return null;
    } catch (error) {
      return toCallFailure(error);
    }
  }
  /** Adds a picture after those before it. @returns Why it was not added; `null` when it was. */
  function enqueue(source: Added): Promise<CallFailure | null> {
    const added = last.current.then(() => addNow(source));
    last.current = added.then(() => undefined);
    return added;
  }
  async function add(source: Added): Promise<void> {
    setFailure(null);
    const refusal = await enqueue(source);
    if (refusal !== null) setFailure(refusal);
  }
  return { add, enqueue, failure };
}

/** `/upload_photocenter`: pictures for Arc's Photo Center, from wherever they are, with their texts. */
export function UploadPhotos(): ReactNode {
  const events = useEventConnection();
  const { search } = useLocation();
  // The page is built without a query: the batch that it names is drawn once there is a browser.
  const batchId = useIsBrowser() ? readAddress(search) : "";
  return (
    <EventsContext value={events}>
      <main className="nv-bench-page nv-photos">
        <PhotosScreen batchId={batchId} />
      </main>
    </EventsContext>
  );
}

function PhotosScreen({ batchId }: { readonly batchId: string }): ReactNode {
  const history = useHistory();
  const status = useRemote("photos-status", photosCalls.status, batchId);
  const isNew = batchId === "";
  const [begun, setBegun] = useState<PhotoBatch | null>(null);
  const { add, enqueue, failure } = useAdding(batchId, (batch) => {
    setBegun(batch);
    if (isNew) history.replace(writeAddress(batch.id));
  });
  return (
    <Workbench
      head={HEAD}
      keepsPlace
      actions={
        !isNew && (
          <Link className="nv-action nv-action--plain" to={PHOTOS_PATH}>
            Empezar otra tanda
          </Link>
        )
      }
      stage={
        isNew ? (
          <div className="nv-bench__result nv-stack">
            <NoPhotos />
            {status.body !== null && <BatchList batches={status.body.batches} />}
          </div>
        ) : (
          <div className="nv-bench__result nv-stack">
            <OpenBatch key={batchId} batchId={batchId} newest={begun} status={status.body} />
          </div>
        )
      }
    >
      <p>
        Imágenes de la mesa, de Archivos o de un gráfico, al banco de fotos de Arc con su firma, su pie y su texto
        alternativo.
      </p>
      {status.failure !== null && <FailureNotice error={status.failure} onRetry={status.reload} />}
      <PhotoSources
        isMore={!isNew}
        onAdd={(source) => void add(source)}
        onAddress={async (url) => {
          const refusal = await enqueue({ url });
          return refusal === null ? "" : (reasonIn(refusal) ?? refusal.message);
        }}
      />
      {failure !== null && <NotAdded failure={failure} />}
      {status.body !== null && <PhotoCenterNotice status={status.body} />}
    </Workbench>
  );
}

const STEPS = [
  { name: "Suelta las imágenes", says: "O pégalas, elígelas de Archivos, de un gráfico o de una dirección." },
  { name: "Escribe lo que comparten y lo de cada una", says: "La firma y el pie se toman de su IPTC, si lo llevan." },
  { name: "Envíalas, o descárgalas en un ZIP", says: "Y copia los identificadores que da Photo Center." },
] as const;

/** Steps of a batch, shown where there is none yet. */
function NoPhotos(): ReactNode {
  return (
    <ol className="nv-photos__steps">
      {STEPS.map(({ name, says }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{says}</span>
        </li>
      ))}
    </ol>
  );
}

/** Returns the reason why a picture was refused, when it was for what it is. */
const reasonIn = (failure: CallFailure): string | undefined => fieldsIn(failure)[0]?.message;

/** Says why a picture was not added. */
function NotAdded({ failure }: { readonly failure: CallFailure }): ReactNode {
  const reason = reasonIn(failure);
  if (reason === undefined) return <FailureNotice error={failure} />;
  return (
    <Notice tone="wrong">
      <p role="alert">{reason}</p>
    </Notice>
  );
}

interface OpenProps {
  readonly batchId: string;
  /** Batch with which the last addition was answered. */
  readonly newest: PhotoBatch | null;
  readonly status: PhotosStatus | null;
}

function OpenBatch({ batchId, newest, status }: OpenProps): ReactNode {
  const { body, failure, reload, replace } = usePhotoBatch(batchId);
  useEffect(() => {
    if (newest?.id === batchId) replace(newest);
  }, [newest, batchId, replace]);
  if (body === null)
    return failure === null ? (
      <p role="status">Cargando la tanda…</p>
    ) : (
      <FailureNotice error={failure} onRetry={reload} />
    );
  return (
    <>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      <BatchScreen batch={body} status={status} onChanged={replace} />
    </>
  );
}
