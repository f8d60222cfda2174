import Link from "@docusaurus/Link";
import { PageMetadata } from "@docusaurus/theme-common";
import type { FileDetail } from "@nv/contracts/schemas";
import { FILES_TOPIC } from "@nv/piece-parts/fields";
import { formatDate, formatMoment } from "@nv/spanish";
import { Notice } from "@nv/ui";
import { FailureNotice, useEvent, useReconnect, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { useSession } from "../../../frame/session/session-context";
import { isExpired } from "../../../library/core/facts-in-words";
import { writeAddress } from "../../../library/core/files-address";
import { graphicOf } from "../../../library/core/graphic-of";
import { filesCalls, refusalOf } from "../../../library/files-calls";
import type { WithPhotoCenter } from "../../../library/photo-center";
import { writeAddress as registryAddress } from "../../../pieces/core/registry-address";
import { ActionRefusal } from "../../../records/ActionRefusal";
import { useAction } from "../../../records/use-action";
import { useToday } from "../use-today";
import { ContentList } from "./ContentList";
import { DeleteFile } from "./DeleteFile";
import { FileFactList } from "./FileFactList";
import { FileStage } from "./FileStage";
import { FileUses } from "./FileUses";
import { GiveFile } from "./GiveFile";
import { ReplaceFile } from "./ReplaceFile";
import { WordsForm } from "./WordsForm";

const WayBack = () => (
  <p className="nv-overline">
    <Link to={writeAddress({})}>← Archivos</Link>
  </p>
);

interface Props extends WithPhotoCenter {
  readonly id: string;
}

/** A file with everything about it. */
export function FileScreen({ id, PhotoCenter }: Props): ReactNode {
  const { body, failure, reload, replace } = useRemote(`file:${id}`, (signal) => filesCalls.detail(id, signal));
  useReconnect(reload);
  useEvent(FILES_TOPIC, (event) => {
    if (event.id === id) reload();
  });
  if (body !== null) return <FileView file={body} PhotoCenter={PhotoCenter} onChanged={replace} onReload={reload} />;
  return (
    <>
      <WayBack />
      <h1 className="nv-title">Archivo</h1>
      {failure === null ? (
        <p role="status">Cargando el archivo…</p>
      ) : (
        <FailureNotice error={failure} onRetry={reload} />
      )}
    </>
  );
}

interface ViewProps extends WithPhotoCenter {
  readonly file: FileDetail;
  readonly onChanged: (file: FileDetail) => void;
  readonly onReload: () => void;
}

/** Describes what somebody else did to the file since it was opened; empty for nothing. */
function useNews({ version, changedBy, changedAtMs }: FileDetail): string {
  const { person } = useSession();
  const [first] = useState(version);
  const isMine = changedBy === person?.name || changedBy === person?.email;
  return version === first || isMine ? "" : `${changedBy} lo ha cambiado el ${formatMoment(changedAtMs)}.`;
}

function FileView({ file, PhotoCenter, onChanged, onReload }: ViewProps): ReactNode {
  const { id, name, version, contentUrl, usedBy, rightsUntil } = file;
  const { isBusy, failure, said, run } = useAction(onChanged, (refused) => refusalOf(refused).current);
  const today = useToday();
  const news = useNews(file);
  const making = graphicOf(file.facts);
  return (
    <article className="nv-stack">
      <PageMetadata title={name} />
      <header className="nv-files__headline nv-stack">
        <WayBack />
        <h1 className="nv-title">{name}</h1>
        <div className="nv-row">
          {making !== null && (
            <Link
              className="nv-action nv-action--main"
              to={registryAddress({ part: "new", making: making.making, source: `file:${id}` })}
            >
              Hacer {making.words} con esto
            </Link>
          )}
          <a className="nv-action nv-action--plain" href={contentUrl} download={name}>
            Descargar
          </a>
          <DeleteFile file={file} />
        </div>
        {isExpired(file, today) && (
          <Notice tone="wrong">
            <p>
              Los derechos terminaron el {formatDate(rightsUntil)}. No lo publiques, y quítalo de donde esté en vivo.
            </p>
          </Notice>
        )}
        {news !== "" && <Notice tone="plain">{news}</Notice>}
        <p role="status" className="nv-files__facts nv-quiet nv-said">
          {said}
        </p>
        <ActionRefusal failure={failure} />
      </header>
      <div className="nv-files__body">
        <div>
          <FileStage key={contentUrl + file.hash} file={file} />
          <ReplaceFile file={file} onReplaced={onReload} />
          <section aria-labelledby="textos">
            <h2 id="textos">Textos</h2>
            <WordsForm file={file} onChanged={onChanged} />
          </section>
        </div>
        <aside>
          <section aria-labelledby="ficha">
            <h2 id="ficha">Ficha</h2>
            <FileFactList file={file} />
          </section>
          {(file.group !== "" || file.givenTo.length > 0) && (
            <section aria-labelledby="de-quien">
              <h2 id="de-quien">De quién es</h2>
              <GiveFile
                file={file}
                isBusy={isBusy}
                onGive={(group) => run(filesCalls.give(id, { version, group }), "Hecho.")}
              />
            </section>
          )}
          <section aria-labelledby="usos">
            <h2 id="usos">Dónde se usa</h2>
            <FileUses uses={usedBy} />
          </section>
          {file.kind === "picture" && (
            <section aria-labelledby="photo-center">
              <h2 id="photo-center">Photo Center</h2>
              <PhotoCenter source={{ fileId: id }} altText={file.altText} credit={file.credit} />
            </section>
          )}
          <section aria-labelledby="versiones">
            <h2 id="versiones">Versiones</h2>
            <ContentList
              file={file}
              isBusy={isBusy}
              onRestore={({ hash }) =>
                run(
                  filesCalls.restore(id, { version, hash }),
                  "Hecho. Los lectores lo ven cuando se publique otra vez lo que lo usa.",
                )
              }
            />
          </section>
        </aside>
      </div>
    </article>
  );
}
