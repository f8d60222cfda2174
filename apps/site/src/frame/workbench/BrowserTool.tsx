import useIsBrowser from "@docusaurus/useIsBrowser";
import { EventsContext, useEventConnection } from "@nv/web";
import type { ReactNode } from "react";
import { ComingBench } from "./ComingBench";

/** Tool that hears what happens on the server, in a browser alone: what there is, and what somebody left half written, is known there. */
export function BrowserTool({ children }: { readonly children: ReactNode }): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  if (!isBrowser) return <ComingBench>Preparando…</ComingBench>;
  return <EventsContext value={events}>{children}</EventsContext>;
}
