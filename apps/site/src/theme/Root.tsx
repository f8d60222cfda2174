import SkipToContent from "@theme/SkipToContent";
import { type ReactNode, useEffect } from "react";
import { PageAnnouncer } from "../arrival/PageAnnouncer";
import { DialogsProvider } from "../dialogs/DialogsProvider";
import { showFonts } from "../fonts/first-fonts";
import { SessionBar } from "../session/SessionBar";
import { SessionProvider } from "../session/SessionProvider";

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
