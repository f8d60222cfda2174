import { useLocation } from "@docusaurus/router";
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
}

/** Holds the open dialog, and opens it by button or by keyboard. Only for people with a session. */
export function DialogsProvider({ loaders, children }: Props): ReactNode {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { pathname } = useLocation();
  const { verdict } = useSession();

  const close = useCallback(() => setOpened(null), []);
  const open = useCallback(
    (name: DialogName, typed = "") => {
      setOpened({ name, Dialog: null, hasFailed: false, typed });
      loaders[name]().then(
        (Dialog) => setOpened((current) => (current?.name === name ? { ...current, Dialog } : current)),
        async (cause: unknown) => {
          // An old page under a new deploy reloads by itself; anything else is told.
          console.warn(cause);
          if ((await recoverFromChunkFailure(cause)).cure !== "reload")
            setOpened({ name, Dialog: null, hasFailed: true, typed });
        },
      );
    },
    [loaders],
  );
  const prepare = useCallback(
    (name: DialogName) => {
      // Only a head start: opening it asks again, and says what happened.
      loaders[name]().catch(() => {});
    },
    [loaders],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is the occasion
  useEffect(close, [pathname]);

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
