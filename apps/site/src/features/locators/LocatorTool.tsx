import Link from "@docusaurus/Link";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { GraphicConfig, typeOf } from "@nv/graphic-types";
import { AtlasStoreContext, createAtlasStore } from "@nv/graphic-types/fields";
import { Button, Notice } from "@nv/ui";
import { EventsContext, useEventConnection } from "@nv/web";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { writeAddress } from "../graphics/core/registry-address";
import { EmbedCodes } from "../graphics/detail/EmbedCodes";
import { NewGraphicForm } from "../graphics/form/NewGraphicForm";
import "../graphics/graphics.css";
import "./locators.css";

/** With what draws the map, which waits until there is a form. */
const LocatorDownloads = lazy(async () => ({ default: (await import("./LocatorDownloads")).LocatorDownloads }));

const ORDER_NAMES = { publish: "Guardar y publicar", save: "Guardar en el registro" } as const;

/** A fictional place, to see at once what comes out. */
const EXAMPLE = () => GraphicConfig.parse(typeOf("locator").example.config);

const MANUAL = "/docs/Mapas/Localizador";

/** `/mapbox_form`: a map of where something is, from its place to its page. */
export function LocatorTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const [registered, setRegistered] = useState<GraphicDetail | null>(null);
  const [example] = useState(EXAMPLE);
  const [atlas] = useState(createAtlasStore);
  return (
    <EventsContext value={events}>
      <main className="nv-graphics nv-locators">
        <header className="nv-locators__head">
          <h1 className="nv-title">Localizador</h1>
          <p>
            Busca un lugar, señala lo que pasa y publícalo: el lector recibe un mapa que se lee sin conexión a nadie
            más. <Link to={MANUAL}>Manual</Link>.
          </p>
        </header>
        {registered !== null && (
          <div className="nv-graphics__form">
            <Notice tone="plain">
              <p>
                {registered.revision === null ? "Guardado en el registro: " : "Publicado: "}
                <Link to={writeAddress({ part: "graphic", id: registered.id })}>{registered.title}</Link>.
              </p>
            </Notice>
            <EmbedCodes graphic={registered} />
            <Button onClick={() => setRegistered(null)}>Hacer otro</Button>
          </div>
        )}
        {registered === null && !isBrowser && <p>Preparando el mapa…</p>}
        {registered === null && isBrowser && (
          <AtlasStoreContext value={atlas}>
            <NewGraphicForm
              name="tool:locator"
              config={example}
              isShort
              orderNames={ORDER_NAMES}
              aside={(config, { title }) =>
                config.type === "locator" && (
                  <Suspense fallback={<p>Preparando las descargas…</p>}>
                    <LocatorDownloads config={config} title={title} />
                  </Suspense>
                )
              }
              onRegistered={setRegistered}
            />
          </AtlasStoreContext>
        )}
      </main>
    </EventsContext>
  );
}
