import Link from "@docusaurus/Link";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { createMapThread, HouseStyleContext, MapThreadContext } from "@nv/graphic-types/fields";
import { Button, Notice } from "@nv/ui";
import { EventsContext, loadable, useEventConnection } from "@nv/web";
import { type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { HouseStyleProvider } from "../../maps/HouseStyleProvider";
import { writeAddress } from "../../pieces/core/registry-address";
import { EmbedCodes } from "../../pieces/EmbedCodes";
import { NewGraphicForm } from "../../pieces/form/NewGraphicForm";
import { newLocator } from "./new-locator";
import "../../records/screens.css";
import "./locators.css";

/** With what draws the map, which waits until there is a form. */
const LocatorDownloads = loadable(
  async () => (await import("./LocatorDownloads")).LocatorDownloads,
  <p>Preparando las descargas…</p>,
);

const ORDER_NAMES = { publish: "Guardar y publicar", save: "Guardar en el registro" } as const;

const MANUAL = "/docs/Mapas/Localizador";

/** The form, once it is known what its map is painted with: what somebody has written already stays as it is. */
function NewLocator({ onRegistered }: { readonly onRegistered: (graphic: GraphicDetail) => void }): ReactNode {
  const house = useContext(HouseStyleContext);
  const first = useMemo(() => newLocator(house), [house]);
  if (house?.state === "coming") return <p role="status">Preparando el mapa…</p>;
  return (
    <NewGraphicForm
      name="tool:locator"
      config={first}
      isShort
      orderNames={ORDER_NAMES}
      aside={(config, { title }) => config.type === "locator" && <LocatorDownloads config={config} title={title} />}
      onRegistered={onRegistered}
    />
  );
}

/** `/mapbox_form`: a map of where something is, from its place to its page. */
export function LocatorTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const [registered, setRegistered] = useState<GraphicDetail | null>(null);
  const [thread] = useState(createMapThread);
  // It comes while the form does.
  useEffect(() => {
    thread.open();
    return () => thread.close();
  }, [thread]);
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
          <div className="nv-graphics__form nv-stack nv-start">
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
          <MapThreadContext value={thread}>
            <HouseStyleProvider>
              <NewLocator onRegistered={setRegistered} />
            </HouseStyleProvider>
          </MapThreadContext>
        )}
      </main>
    </EventsContext>
  );
}
