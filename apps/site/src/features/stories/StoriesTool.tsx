import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { EventsContext, loadable, useEventConnection } from "@nv/web";
import { type ReactNode, useRef } from "react";
import { useKeptFocus } from "../../frame/arrival/use-kept-focus";
import "../../records/screens.css";
import { readAddress } from "../../pieces/core/stories-address";
import { BuilderScreen } from "./builder/BuilderScreen";
import { ComingStory } from "./ComingStory";
import { StoryList } from "./StoryList";
import "./stories.css";

const NewStory = loadable(async () => (await import("./NewStory")).NewStory, <ComingStory />);

/** The stories: the list of them, a new one, and the builder of each; each part has its address. */
export function StoriesTool(): ReactNode {
  const { search } = useLocation();
  // The page is built without a query: the part that it names is drawn once there is a browser.
  const isBrowser = useIsBrowser();
  const address = readAddress(isBrowser ? search : "");
  const { part, id } = address;
  const events = useEventConnection();
  const screen = useRef<HTMLElement>(null);
  useKeptFocus(screen, [part, id].join(":"));
  return (
    <EventsContext value={events}>
      <main ref={screen} className="nv-graphics nv-stories" data-part={part}>
        {part === "list" && <StoryList address={address} />}
        {part === "new" && <NewStory format={address.format} />}
        {part === "story" && <BuilderScreen key={id} id={id} format={address.format} />}
      </main>
    </EventsContext>
  );
}
