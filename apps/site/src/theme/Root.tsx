import SkipToContent from "@theme/SkipToContent";
import { type ReactNode, useEffect } from "react";
import { showFonts } from "../../engine/fonts/first-fonts";
import { PageAnnouncer } from "../frame/arrival/PageAnnouncer";
import { DialogsProvider } from "../frame/dialogs/DialogsProvider";
import type { DialogLoaders } from "../frame/dialogs/dialogs-context";
import { SessionBar } from "../frame/session/SessionBar";
import { SessionProvider } from "../frame/session/SessionProvider";

const DIALOGS: DialogLoaders = {
  search: async () => (await import("../search/SearchDialog")).SearchDialog,
  tools: async () => (await import("../search/launcher/LauncherDialog")).LauncherDialog,
  proposal: async () => (await import("../reading/proposal/ProposalDialog")).ProposalDialog,
  shortcuts: async () => (await import("../frame/shortcuts/ShortcutsDialog")).ShortcutsDialog,
};

/** Frame that survives every navigation: the session with its bar, and the dialogs. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    // Behind what the program does on its first turn.
    const timer = window.setTimeout(showFonts);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <SessionProvider>
      <DialogsProvider loaders={DIALOGS}>
        <SkipToContent />
        <SessionBar />
        {children}
        <PageAnnouncer />
      </DialogsProvider>
    </SessionProvider>
  );
}
