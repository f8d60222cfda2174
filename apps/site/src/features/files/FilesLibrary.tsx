import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { EventsContext, useEventConnection } from "@nv/web";
import { type ReactNode, useRef } from "react";
import { useKeptFocus } from "../../frame/arrival/use-kept-focus";
import { readAddress } from "../../library/core/files-address";
import type { WithPhotoCenter } from "../../library/photo-center";
import { FileScreen } from "./detail/FileScreen";
import { ListScreen } from "./list/ListScreen";
import "../../records/screens.css";
import "../../records/list.css";
import "./files.css";

/** The library of files: its list and each file have their addresses under one route. */
export function FilesLibrary({ PhotoCenter }: WithPhotoCenter): ReactNode {
  const { search } = useLocation();
  // The page is built without a query: the part that it names is drawn once there is a browser.
  const address = readAddress(useIsBrowser() ? search : "");
  const events = useEventConnection();
  const screen = useRef<HTMLElement>(null);
  useKeptFocus(screen, address.id);
  return (
    <EventsContext value={events}>
      <main ref={screen} className="nv-files nv-screen nv-stack-5">
        {address.id === "" ? (
          <ListScreen address={address} />
        ) : (
          <FileScreen key={address.id} id={address.id} PhotoCenter={PhotoCenter} />
        )}
      </main>
    </EventsContext>
  );
}
