import Link from "@docusaurus/Link";
import type { GraphicDetail, TrackerDetail } from "@nv/contracts/schemas";
import { FigureConfig } from "@nv/graphic-types";
import { trackerReference } from "@nv/piece-parts";
import { Notice } from "@nv/ui";
import { OnStage } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { type ReactNode, useState } from "react";
import { ToolPageContext } from "../../frame/workbench/tool-page";
import { EmbedCodes } from "../../pieces/EmbedCodes";
import { NewGraphicForm } from "../../pieces/form/NewGraphicForm";
import { WithType } from "../../pieces/form/WithType";
import { RegisteredLine } from "../../pieces/RegisteredLine";
import { ShownIn } from "../../pieces/ShownIn";
import { DataAddresses } from "../../records/data/DataAddresses";

/** Page of the comparisons of mandates. */
const COMPARISONS_PATH = "/docs/Trackers/trumpComp";

/** Addresses where readers and programs get a tracker, what follows it, and a graphic that will, once it is published. */
export function TrackerAddresses({ tracker }: { readonly tracker: TrackerDetail }): ReactNode {
  const { slug, revision, comparisons } = tracker;
  const reference = trackerReference(slug);
  return (
    <DataAddresses of={tracker} reference={reference}>
      <ShownIn reference={reference} revision={revision} />
      {comparisons.length > 0 && (
        <>
          <p>Se compara en:</p>
          <ul className="nv-stack-2 nv-plain nv-breaks">
            {comparisons.map(({ id, title, follows }) => (
              <li key={id}>
                <Link to={addressOf(COMPARISONS_PATH, { seguimiento: id })}>{title}</Link>
                {follows ? "" : " (espera a que alguien la publique)"}
              </li>
            ))}
          </ul>
        </>
      )}
      <FollowingGraphic tracker={tracker} />
    </DataAddresses>
  );
}

const ALT_TEXTS = {
  mandate: "Líneas con la media de quienes aprueban y quienes desaprueban, con su franja y cada encuesta",
  average: "Líneas con la media de cada respuesta o partido, con su franja y cada encuesta",
  comparison: "Líneas con la media de aprobación de cada mandato, por días desde el primero",
} as const;

const comeIntoSight = (section: HTMLElement | null) => section?.scrollIntoView({ block: "start" });

/** Makes a graphic that follows a tracker, once somebody asks for it. */
function FollowingGraphic({ tracker }: { readonly tracker: TrackerDetail }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [registered, setRegistered] = useState<GraphicDetail | null>(null);
  const { id, slug, title, kind } = tracker;
  if (registered !== null)
    return (
      <>
        <Notice tone="plain">
          <RegisteredLine graphic={registered} />
        </Notice>
        <EmbedCodes graphic={registered} />
      </>
    );
  const altText = `${ALT_TEXTS[kind]}: ${title}.`;
  return (
    <details className="nv-record__edit" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Hacer un gráfico que {kind === "mandate" ? "lo" : "la"} siga</summary>
      <p className="nv-quiet nv-flush">Se hace al lado, debajo de lo que se ve.</p>
      {isOpen && (
        <OnStage>
          <ToolPageContext value={null}>
            <section ref={comeIntoSight} className="nv-trackers__following" aria-label="Gráfico que lo sigue">
              <WithType name="figure">
                {() => (
                  <NewGraphicForm
                    name={`tracker:${id}`}
                    config={FigureConfig.parse({
                      type: "figure",
                      series: trackerReference(slug),
                      ratio: "3:2",
                      phoneRatio: "4:5",
                    })}
                    known={{ title, altText, sourceLine: "Casas de encuestas; media propia" }}
                    isShort
                    onRegistered={setRegistered}
                  />
                )}
              </WithType>
            </section>
          </ToolPageContext>
        </OnStage>
      )}
    </details>
  );
}
