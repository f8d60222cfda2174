import SkipToContent from "@theme/SkipToContent";
import type { ReactNode } from "react";
import { SessionBar } from "../session/SessionBar";
import { SessionProvider } from "../session/SessionProvider";

/** What survives every navigation: the session and its bar. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SessionProvider>
      <SkipToContent />
      <SessionBar />
      {children}
    </SessionProvider>
  );
}
