import Link from "@docusaurus/Link";
import type { GraphicDetail, TrackerDetail } from "@nv/contracts/schemas";
import { FigureConfig } from "@nv/graphic-types";
import { trackerReference } from "@nv/piece-parts";
import { CopyButton, Notice } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { writeAddress } from "../graphics/core/registry-address";
import { EmbedCodes } from "../graphics/detail/EmbedCodes";
import { NewGraphicForm } from "../graphics/form/NewGraphicForm";

/** Where readers and programs get a tracker, and the graphic that follows it; nothing before it is published. */
export function TrackerAddresses({ tracker }: { readonly tracker: TrackerDetail }): ReactNode {
  const { latestJsonUrl, latestCsvUrl, publicUrl, slug } = tracker;
  if (latestJsonUrl === null || latestCsvUrl === null || publicUrl === null) return null;
  const addresses = [
    { name: "La última, para programas", text: latestJsonUrl, isAddress: true },
    { name: "La última, para hojas de cálculo y Datawrapper", text: latestCsvUrl, isAddress: true },
    { name: "Esta versión, siempre igual", text: publicUrl, isAddress: true },
    { name: "En un gráfico nuestro", text: trackerReference(slug), isAddress: false },
  ];
  return (
    <section aria-labelledby="seguimiento-direcciones">
      <h3 id="seguimiento-direcciones">Dónde se lee</h3>
      <ul className="nv-trackers__list">
        {addresses.map(({ name, text, isAddress }) => (
          <li key={name}>
            {name}: {isAddress ? <a href={text}>{text}</a> : <code>{text}</code>} <CopyButton text={text} what={name} />
          </li>
        ))}
      </ul>
      <FollowingGraphic tracker={tracker} />
    </section>
  );
}

/** Makes a graphic that follows a tracker, once somebody asks for it. */
function FollowingGraphic({ tracker }: { readonly tracker: TrackerDetail }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [registered, setRegistered] = useState<GraphicDetail | null>(null);
  const { id, slug, title, kind } = tracker;
  if (registered !== null)
    return (
      <>
        <Notice tone="plain">
          {registered.revision === null ? "Guardado como borrador: " : "Publicado: "}
          <Link to={writeAddress({ part: "graphic", id: registered.id })}>{registered.title}</Link>.
        </Notice>
        <EmbedCodes graphic={registered} />
      </>
    );
  const altText =
    kind === "mandate"
      ? `Líneas con la media de quienes aprueban y quienes desaprueban, con su franja y cada encuesta: ${title}.`
      : `Líneas con la media de aprobación de cada mandato, por días desde el primero: ${title}.`;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Hacer un gráfico que lo siga</summary>
      {isOpen && (
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
    </details>
  );
}
