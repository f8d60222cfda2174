import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { EventsContext, loadable, useEventConnection } from "@nv/web";
import { type ReactNode, useRef } from "react";
import { useKeptFocus } from "../../frame/arrival/use-kept-focus";
import type { WithPhotoCenter } from "../../library/photo-center";
import { readAddress } from "../../pieces/core/registry-address";
import { ScreenHead } from "../../pieces/ScreenHead";
import { KeptDrafts } from "./form/KeptDrafts";
import { ListScreen } from "./list/ListScreen";
import "../../records/screens.css";

const COMING = <p role="status">Cargando…</p>;

// Each with what it alone needs: the list is what most people come for.
const GraphicScreen = loadable(async () => (await import("./detail/GraphicScreen")).GraphicScreen, COMING);
const EditScreen = loadable(async () => (await import("./form/EditScreen")).EditScreen, COMING);
const NewScreen = loadable(async () => (await import("./form/NewScreen")).NewScreen, COMING);
const ImportGraphics = loadable(async () => (await import("./ImportGraphics")).ImportGraphics, COMING);

/** The registry of graphics: every part of it has its own address under one route. */
export function GraphicsRegistry({ PhotoCenter }: WithPhotoCenter): ReactNode {
  const { search } = useLocation();
  // The page is built without a query: the part that it names is drawn once there is a browser.
  const address = readAddress(useIsBrowser() ? search : "");
  const { part, id } = address;
  const events = useEventConnection();
  const screen = useRef<HTMLElement>(null);
  useKeptFocus(screen, [part, id, address.making, address.source].join(":"));

  return (
    <EventsContext value={events}>
      <main ref={screen} className="nv-graphics">
        {part === "import" && <ScreenHead title="Traer gráficos desde CSV" />}
        {part === "list" && <KeptDrafts of={() => true} title="Tienes cambios sin guardar:" />}
        {part === "graphic" && <KeptDrafts of={(draft) => draft.id === id} title="Tienes cambios sin guardar:" />}
        {part === "list" && <ListScreen address={address} />}
        {part === "new" && <NewScreen making={address.making} source={address.source} />}
        {part === "import" && <ImportGraphics />}
        {part === "graphic" && <GraphicScreen key={id} id={id} PhotoCenter={PhotoCenter} />}
        {part === "edit" && <EditScreen key={id} id={id} />}
      </main>
    </EventsContext>
  );
}
