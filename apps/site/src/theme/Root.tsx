import SkipToContent from "@theme/SkipToContent";
import { type ReactNode, useEffect } from "react";
import { showFonts } from "../../engine/fonts/first-fonts";
import { PageAnnouncer } from "../frame/arrival/PageAnnouncer";
import { DialogsProvider } from "../frame/dialogs/DialogsProvider";
import { SessionBar } from "../frame/session/SessionBar";
import { SessionProvider } from "../frame/session/SessionProvider";

/** What survives every navigation: the session with its bar, and the dialogs. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    // Behind what the program does on its first turn.
    const timer = window.setTimeout(showFonts);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <SessionProvider>
      <DialogsProvider>
        <SkipToContent />
        <SessionBar />
        {children}
        <PageAnnouncer />
      </DialogsProvider>
    </SessionProvider>
  );
}
