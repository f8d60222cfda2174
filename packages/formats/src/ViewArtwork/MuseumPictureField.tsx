import { type MuseumPicture, TakenUpload } from "@nv/contracts/schemas";
import { FileChoicesContext, type MuseumPictures } from "@nv/piece-parts/fields";
import { formatNumber } from "@nv/spanish";
import { Button, Field } from "@nv/ui";
import { type CallFailure, FailureNotice, JobProgress, toCallFailure } from "@nv/web";
import { type ReactNode, useContext, useState } from "react";

interface Props {
  /** Called once the picture is in the library. @param licence - As the museum says it; empty where it does not. */
  readonly onImported: (source: string, licence: string) => void;
}

/** Pixels of a picture as people read them. */
const sizeInWords = (widthPx: number, heightPx: number) => `${formatNumber(widthPx)} × ${formatNumber(heightPx)} px`;

/** Describes a picture in words, before it is imported. */
function pictureInWords({
  widthPx,
  heightPx,
  broughtWidthPx,
  broughtHeightPx,
  pieces,
  licence,
  credit,
}: MuseumPicture): string {
  const isSmaller = broughtWidthPx < widthPx;
  return [
    sizeInWords(widthPx, heightPx),
    isSmaller && `se traerá a ${sizeInWords(broughtWidthPx, broughtHeightPx)}`,
    pieces === 1 ? "en una pieza" : `en ${formatNumber(pieces)} piezas`,
    licence === "" ? "el museo no dice su licencia: búscala en su página" : `licencia: ${licence}`,
    credit !== "" && `crédito: ${credit}`,
  ]
    .filter(Boolean)
    .join("; ");
}

function Museum({ onImported, museum }: Props & { readonly museum: MuseumPictures }): ReactNode {
  const [address, setAddress] = useState("");
  const [picture, setPicture] = useState<MuseumPicture | null>(null);
  const [jobId, setJobId] = useState("");
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function ask(work: () => Promise<void>) {
    setFailure(null);
    setIsAsking(true);
    try {
      await work();
    } catch (error) {
      setFailure(toCallFailure(error));
    } finally {
      setIsAsking(false);
    }
  }
  const look = () => ask(async () => setPicture(await museum.look(address)));
  const bring = (found: MuseumPicture) => ask(async () => setJobId(await museum.bring(found.address)));

  return (
    <details className="nv-museum">
      <summary>O traerla de un museo (IIIF)</summary>
      <Field
        label="Dirección de la imagen en el museo"
        hint="La que acaba en info.json, o la del manifiesto, si es de una sola imagen: las dan junto al símbolo de IIIF. Se copia en Archivos, y el lector no le pide nada al museo."
        type="url"
        inputMode="url"
        placeholder="https://"
        spellCheck={false}
        autoComplete="off"
        value={address}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setPicture(null);
          setJobId("");
          setFailure(null);
        }}
      />
      {picture === null && (
        <Button disabled={address.trim() === "" || isAsking} onClick={() => void look()}>
          {isAsking ? "Mirando…" : "Mirar qué es"}
        </Button>
      )}
      <p className="nv-museum__found" role="status">
        {picture === null ? "" : `${pictureInWords(picture)}.`}
      </p>
      {picture !== null && jobId === "" && (
        <Button disabled={isAsking} onClick={() => void bring(picture)}>
          Traerla a Archivos
        </Button>
      )}
      {picture !== null && jobId !== "" && (
        <JobProgress
          jobId={jobId}
          label="Imagen del museo"
          onDone={({ result }) => onImported(`file:${TakenUpload.parse(result).fileId}`, picture.licence)}
        >
          {() => <p role="status">Ya está en Archivos.</p>}
        </JobProgress>
      )}
      {failure !== null && <FailureNotice error={failure} />}
    </details>
  );
}

/** Brings a picture that a museum gives by IIIF into the library. Nothing where the library cannot. */
export function MuseumPictureField({ onImported }: Props): ReactNode {
  const museum = useContext(FileChoicesContext)?.museum;
  return museum === undefined ? null : <Museum museum={museum} onImported={onImported} />;
}
