import { useHistory, useLocation } from "@docusaurus/router";
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { recoverFromChunkFailure } from "../../../engine/client/chunk-recovery";
import { useSession } from "../session/session-context";
import { useShortcuts } from "../shortcuts/use-shortcuts";
import { DialogFailure } from "./DialogFailure";
import { type DialogLoaders, type DialogName, type DialogProps, DialogsContext } from "./dialogs-context";
import { useTypedAhead } from "./use-typed-ahead";

interface Props {
  /** Stays the same for as long as the site is open. */
  readonly loaders: DialogLoaders;
  readonly children: ReactNode;
}

interface Opened {
  readonly name: DialogName;
  /** `null` while it comes, and when it did not come. */
  readonly Dialog: ComponentType<DialogProps> | null;
  readonly hasFailed: boolean;
  /** Text that it was opened with. */
  readonly typed: string;
  /** Path of the page that it was opened over, which may be on its way still. */
  readonly over: string;
}

/** Holds the open dialog, and opens it by button or by keyboard. Only for people with a session. */
export function DialogsProvider({ loaders, children }: Props): ReactNode {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { pathname } = useLocation();
  const history = useHistory();
  const { verdict } = useSession();

  const close = useCallback(() => setOpened(null), []);
  const open = useCallback(
    (name: DialogName, typed = "") => {
      const asked = { name, Dialog: null, typed, over: history.location.pathname };
      setOpened({ ...asked, hasFailed: false });
      loaders[name]().then(
        (Dialog) => setOpened((current) => (current?.name === name ? { ...current, Dialog } : current)),
        async (cause: unknown) => {
          // An old page under a new deploy reloads by itself; anything else is told.
          console.warn(cause);
          if ((await recoverFromChunkFailure(cause)).cure !== "reload") setOpened({ ...asked, hasFailed: true });
        },
      );
    },
    [loaders, history],
  );
  const prepare = useCallback(
    (name: DialogName) => {
      // Only a head start: opening it asks again, and says what happened.
      loaders[name]().catch(() => {});
    },
    [loaders],
  );

  // What was opened over another page goes with it. Somebody quick opens one before this is told of the page that they asked for.
  useEffect(() => setOpened((current) => (current?.over === pathname ? current : null)), [pathname]);

  const isWaiting = opened !== null && opened.Dialog === null && !opened.hasFailed;
  useShortcuts({ isActive: verdict !== "over", isWaiting, open });
  const typedAhead = useTypedAhead(isWaiting, opened?.typed ?? "");

  const dialogs = useMemo(() => ({ open, prepare }), [open, prepare]);
  return (
    <DialogsContext.Provider value={dialogs}>
      {children}
      {isWaiting && (
        <div className="nv-spinner nv-dialog-wait" role="status">
          <span className="nv-visually-hidden">Abriendo…</span>
        </div>
      )}
      {opened?.Dialog && <opened.Dialog onClose={close} typedAhead={typedAhead} />}
      {opened?.hasFailed && <DialogFailure onRetry={() => open(opened.name, opened.typed)} onClose={close} />}
    </DialogsContext.Provider>
  );
}
