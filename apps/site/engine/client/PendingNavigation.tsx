import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from "@docusaurus/core/lib/client/ClientLifecyclesDispatcher";
import preload from "@docusaurus/core/lib/client/preload";
import type { useLocation } from "@docusaurus/router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Route } from "react-router-dom";
import { recoverFromChunkFailure } from "./chunk-recovery";

type Location = ReturnType<typeof useLocation>;

interface Navigation {
  readonly shown: Location;
  readonly previous: Location | null;
}

interface Props {
  /** Location that the address bar already shows. */
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * Keeps the page on screen until the next one has loaded.
 *
 * Stands in for the framework's own, which reloads the window when a page does not load: here the person gets the box with the
 * message and «Retry», unless a reload is known to be the cure. Specification, sections 2 and 8.
 */
// biome-ignore lint/style/noDefaultExport: stands in for a framework module with a default export
export default function PendingNavigation({ location, children }: Props): ReactNode {
  const [{ shown, previous }, setNavigation] = useState<Navigation>({ shown: location, previous: null });
  const onScreen = useRef(location);

  useEffect(() => dispatchLifecycleAction("onRouteUpdate", { previousLocation: null, location: onScreen.current }), []);

  useEffect(() => {
    if (location === onScreen.current) return;
    let isCurrent = true;
    const cleanUp = dispatchLifecycleAction("onRouteUpdate", { previousLocation: onScreen.current, location });
    const show = () => {
      if (!isCurrent) return;
      cleanUp();
      const previousLocation = onScreen.current;
      onScreen.current = location;
      setNavigation({ shown: location, previous: previousLocation });
    };
    preload(location.pathname).then(show, async (cause: unknown) => {
      console.warn(cause);
      // Shown all the same: the route's own loader has the error and draws the box with «Retry».
      if ((await recoverFromChunkFailure(cause)).cure !== "reload") show();
    });
    return () => {
      isCurrent = false;
      cleanUp();
    };
  }, [location]);

  return (
    <ClientLifecyclesDispatcher previousLocation={previous} location={shown}>
      <Route location={shown} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
