import { UNTITLED } from "@nv/contracts";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { commentPlaces } from "@nv/graphic-types";
import { formatMoment } from "@nv/spanish";
import { FailureNotice, useEvent, useReconnect, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { useSession } from "../../../frame/session/session-context";
import type { WithPhotoCenter } from "../../../library/photo-center";
import { problemOf } from "../../../pieces/api/graphic-problem";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { CopyCode, EmbedCodes } from "../../../pieces/EmbedCodes";
import { WithType } from "../../../pieces/form/WithType";
import { GRAPHIC_TOPIC } from "../../../pieces/graphic-topic";
import { PreviewLinksPart } from "../../../pieces/PreviewLinksPart";
import { ScreenHead } from "../../../pieces/ScreenHead";
import { readersVersion } from "../../../records/readers-version";
import { CommentsPart } from "../../../records/review/CommentsPart";
import { useAction } from "../../../records/use-action";
import { useVersions } from "../../../records/use-versions";
import { VersionList } from "../../../records/VersionList";
import { isNews } from "../core/is-news";
import { DataPart } from "./DataPart";
import { DownloadPart } from "./DownloadPart";
import { GraphicFacts } from "./GraphicFacts";
import { GraphicHead } from "./GraphicHead";
import { GraphicPreview } from "./GraphicPreview";
import { GraphicSection } from "./GraphicSection";
import { HealthPart } from "./HealthPart";
import { Insertions } from "./Insertions";
import { PicturePart } from "./PicturePart";
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
  const ordering = useAction(onChanged, (refused) => problemOf(refused).current);
  const { id, version, revision } = graphic;
  const versions = useVersions(graphic, graphicsCalls.versions);
  const readers = versions.body === null ? null : readersVersion(revision, versions.body.items);
  return (
    <article className="nv-graphic">
      <div className="nv-graphic__top nv-split">
        <ScreenHead title={graphic.title} />
        <CopyCode graphic={graphic} />
      </div>
      <GraphicHead graphic={graphic} readers={readers} ordering={ordering} news={news} />
      <div className="nv-graphic__body">
        <div>
          <GraphicSection id="vista" title="Cómo se ve">
            <GraphicPreview graphic={graphic} isFormer={readers?.isFormer === true} />
          </GraphicSection>
          <GraphicSection id="incrustar" title="Código de inserción">
            <EmbedCodes graphic={graphic} />
          </GraphicSection>
          <GraphicSection id="descargar" title="Descargar">
            <DownloadPart graphic={graphic} />
          </GraphicSection>
          <GraphicSection id="vista-previa" title="Enlace de vista previa">
            <PreviewLinksPart graphic={graphic} />
          </GraphicSection>
          {graphic.hasData && (
            <GraphicSection id="datos" title="Datos">
              <DataPart graphic={graphic} />
            </GraphicSection>
          )}
          <GraphicSection id="versiones" title="Versiones">
            <VersionList
              record={graphic}
              versions={versions}
              isBusy={ordering.isBusy}
              onRollBack={(wanted, { atMs }) =>
                ordering.run(
                  graphicsCalls.rollBack(id, version, wanted),
                  `Los lectores ven la versión del ${formatMoment(atMs)}, antes de un minuto.`,
                )
              }
            />
          </GraphicSection>
          <GraphicSection id="comentarios" title="Comentarios">
            <CommentsPart id={id} places={commentPlaces(graphic.config)} />
          </GraphicSection>
        </div>
        <aside>
          <GraphicSection id="ficha" title="Ficha">
            <GraphicFacts graphic={graphic} />
          </GraphicSection>
          <GraphicSection id="salud" title="Salud">
            <HealthPart graphic={graphic} onChecked={onReload} />
          </GraphicSection>
          <GraphicSection id="imagen" title="Imagen al compartir">
            <PicturePart graphic={graphic} onTaken={onReload} />
          </GraphicSection>
          <GraphicSection id="photo-center" title="Photo Center">
            <PhotoCenter
              source={{ graphicId: id }}
              altText={graphic.altText}
              credit={graphic.credit || graphic.author}
            />
          </GraphicSection>
          <GraphicSection id="uso" title="Dónde está puesto">
            <UsageList graphic={graphic} onChanged={onChanged} />
            <Insertions graphicId={graphic.id} />
          </GraphicSection>
        </aside>
      </div>
    </article>
  );
}
