import SkipToContent from "@theme/SkipToContent";
import type { ReactNode } from "react";
import { PageAnnouncer } from "../arrival/PageAnnouncer";
import { DialogsProvider } from "../dialogs/DialogsProvider";
import { SessionBar } from "../session/SessionBar";
import { SessionProvider } from "../session/SessionProvider";

/** What survives every navigation: the session with its bar, and the dialogs. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
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
