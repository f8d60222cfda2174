import Link from "@docusaurus/Link";
import { UNTITLED } from "@nv/contracts";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { commentPlaces, kindOf } from "@nv/graphic-types";
import { formatMoment } from "@nv/spanish";
import { Notice } from "@nv/ui";
import { FailureNotice, useEvent, useReconnect, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { useSession } from "../../../frame/session/session-context";
import type { WithPhotoCenter } from "../../../library/photo-center";
import { problemOf } from "../../../pieces/api/graphic-problem";
import { graphicsCalls, type StageAction } from "../../../pieces/api/graphics-calls";
import { type Preparation, publishWhenMade } from "../../../pieces/api/publish-when-made";
import { readerDoubt } from "../../../pieces/core/reader-doubt";
import { writeAddress } from "../../../pieces/core/registry-address";
import { CopyCode, EmbedCodes } from "../../../pieces/EmbedCodes";
import { PublishDoubt } from "../../../pieces/form/PublishDoubt";
import { WithType } from "../../../pieces/form/WithType";
import { StatusMark } from "../../../pieces/GraphicMarks";
import { GRAPHIC_TOPIC } from "../../../pieces/graphic-topic";
import { PreparationNotice } from "../../../pieces/PreparationNotice";
import { PreviewLinksPart } from "../../../pieces/PreviewLinksPart";
import { ScreenHead } from "../../../pieces/ScreenHead";
import { ActionRefusal } from "../../../records/ActionRefusal";
import { readersVersion } from "../../../records/readers-version";
import { CommentsPart } from "../../../records/review/CommentsPart";
import { SignOffLine } from "../../../records/review/SignOffLine";
import { useAction } from "../../../records/use-action";
import { useVersions } from "../../../records/use-versions";
import { VersionList } from "../../../records/VersionList";
import { isNews } from "../core/is-news";
import { publishDoubt } from "../core/publish-doubt";
import { DataPart } from "./DataPart";
import { DownloadPart } from "./DownloadPart";
import { GraphicFacts } from "./GraphicFacts";
import { GraphicPreview } from "./GraphicPreview";
import { HealthPart } from "./HealthPart";
import { Insertions } from "./Insertions";
import { PicturePart } from "./PicturePart";
import { StageActions } from "./StageActions";
import { UnpublishedChanges } from "./UnpublishedChanges";
import { UsageList } from "./UsageList";
import "./detail.css";

const COMING = <p role="status">Cargando el gráfico…</p>;

interface Props extends WithPhotoCenter {
  readonly id: string;
}

/** A graphic with everything about it. */
export function GraphicScreen({ id, PhotoCenter }: Props): ReactNode {
  const remote = useRemote(id, (signal) => graphicsCalls.detail(id, signal));
  const { person } = useSession();
  const [news, setNews] = useState("");
  const { body: graphic, failure, reload } = remote;

  useReconnect(reload);
  useEvent(GRAPHIC_TOPIC, (event) => {
    if (!isNews(event, id, graphic?.version)) return;
    const { by, byId } = event;
    if (by !== "" && byId !== person?.id) setNews(`${by} acaba de cambiar este gráfico.`);
    reload();
  });

  // Somebody may have deleted it while it was on screen.
  if (failure !== null && (graphic === null || failure.kind === "missing"))
    return (
      <>
        <ScreenHead title="Gráfico" />
        <FailureNotice error={failure} onRetry={reload} />
      </>
    );
  if (graphic === null) return COMING;
  return (
    <WithType name={graphic.type} fallback={COMING}>
      {() => (
        <GraphicView
          key={id}
          graphic={{ ...graphic, title: graphic.title || UNTITLED }}
          news={news}
          PhotoCenter={PhotoCenter}
          onChanged={remote.replace}
          onReload={reload}
        />
      )}
    </WithType>
  );
}

interface ViewProps extends WithPhotoCenter {
  readonly graphic: GraphicDetail;
  /** Sentence on what somebody else just did; empty for nothing. */
  readonly news: string;
  readonly onChanged: (graphic: GraphicDetail) => void;
  readonly onReload: () => void;
}

function GraphicView({ graphic, news, PhotoCenter, onChanged, onReload }: ViewProps): ReactNode {
  const { isBusy, failure, said, run } = useAction(onChanged, (refused) => problemOf(refused).current);
  const { id, version, revision, publishedAtMs } = graphic;
  const versions = useVersions(graphic, graphicsCalls.versions);
  const readers = versions.body === null ? null : readersVersion(revision, versions.body.items);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  /** Message for when a publication that waits for an answer is done; `null` while none waits. */
  const [asked, setAsked] = useState<string | null>(null);
  const doubt = readerDoubt(publishDoubt(graphic), graphic);
  const publish = (done: string) => run(publishWhenMade(graphic, setPreparation), done);
  function act(action: StageAction, done: string) {
    if (action !== "publish") return run(graphicsCalls.act(id, action, version), done);
    return doubt === "" ? publish(done) : setAsked(done);
  }
  return (
    <article className="nv-graphic">
      <div className="nv-graphic__top nv-split">
        <ScreenHead title={graphic.title} />
        <CopyCode graphic={graphic} />
      </div>
      <div className="nv-graphic__head">
        <p className="nv-graphics__facts">
          {kindOf(graphic.type).label} ·{" "}
          <StatusMark graphic={graphic}>
            {revision !== null && publishedAtMs !== null && (
              <>
                {graphic.status === "pinned" && ", publicado"} el {formatMoment(publishedAtMs)}
              </>
            )}
          </StatusMark>{" "}
          · cambiado por {graphic.changedBy} el {formatMoment(graphic.updatedAtMs)}
        </p>
        <StageActions graphic={graphic} isBusy={isBusy} onAct={act} />
        {graphic.hasUnpublishedChanges && (
          <UnpublishedChanges
            readers={readers}
            isBusy={isBusy}
            onPublish={() => act("publish", "Publicado. Los lectores lo ven antes de un minuto.")}
          />
        )}
        {news !== "" && <Notice tone="plain">{news}</Notice>}
        <p role="status" className="nv-said">
          {said}
        </p>
        {asked !== null && doubt !== "" && (
          <PublishDoubt
            doubt={doubt}
            onPublish={() => {
              setAsked(null);
              void publish(asked);
            }}
            onStay={() => setAsked(null)}
          />
        )}
        <SignOffLine id={id} version={version} isSaved />
        <PreparationNotice preparation={preparation} />
        <ActionRefusal failure={failure} way={<Link to={writeAddress({ part: "edit", id })}>Corregirlo</Link>} />
      </div>
      <div className="nv-graphic__body">
        <div>
          <section aria-labelledby="vista">
            <h2 id="vista">Cómo se ve</h2>
            <GraphicPreview graphic={graphic} isFormer={readers?.isFormer === true} />
          </section>
          <section aria-labelledby="incrustar">
            <h2 id="incrustar">Código de inserción</h2>
            <EmbedCodes graphic={graphic} />
          </section>
          <section aria-labelledby="descargar">
            <h2 id="descargar">Descargar</h2>
            <DownloadPart graphic={graphic} />
          </section>
          <section aria-labelledby="vista-previa">
            <h2 id="vista-previa">Enlace de vista previa</h2>
            <PreviewLinksPart graphic={graphic} />
          </section>
          {graphic.hasData && (
            <section aria-labelledby="datos">
              <h2 id="datos">Datos</h2>
              <DataPart graphic={graphic} />
            </section>
          )}
          <section aria-labelledby="versiones">
            <h2 id="versiones">Versiones</h2>
            <VersionList
              record={graphic}
              versions={versions}
              isBusy={isBusy}
              onRollBack={(wanted, { atMs }) =>
                run(
                  graphicsCalls.rollBack(id, version, wanted),
                  `Los lectores ven la versión del ${formatMoment(atMs)}, antes de un minuto.`,
                )
              }
            />
          </section>
          <section aria-labelledby="comentarios">
            <h2 id="comentarios">Comentarios</h2>
            <CommentsPart id={id} places={commentPlaces(graphic.config)} />
          </section>
        </div>
        <aside>
          <section aria-labelledby="ficha">
            <h2 id="ficha">Ficha</h2>
            <GraphicFacts graphic={graphic} />
          </section>
          <section aria-labelledby="salud">
            <h2 id="salud">Salud</h2>
            <HealthPart graphic={graphic} onChecked={onReload} />
          </section>
          <section aria-labelledby="imagen">
            <h2 id="imagen">Imagen al compartir</h2>
            <PicturePart graphic={graphic} onTaken={onReload} />
          </section>
          <section aria-labelledby="photo-center">
            <h2 id="photo-center">Photo Center</h2>
            <PhotoCenter
              source={{ graphicId: id }}
              altText={graphic.altText}
              credit={graphic.credit || graphic.author}
            />
          </section>
          <section aria-labelledby="uso">
            <h2 id="uso">Dónde está puesto</h2>
            <UsageList graphic={graphic} onChanged={onChanged} />
            <Insertions graphicId={graphic.id} />
          </section>
        </aside>
      </div>
    </article>
  );
}
