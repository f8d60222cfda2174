import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { loadPatiently } from "./load-patiently.ts";

/** A component that comes when it is wanted. */
export type Loadable<Props> = ComponentType<Props> & {
  /** Asks for it before it is drawn, while what it is drawn from comes too. */
  readonly preload: () => void;
};

/**
 * A component that comes when it is first drawn, from a file of its own, and is there at once from then on.
 *
 * It does without `<Suspense>`, which keeps what it has shown in place of a component for 300 ms, however soon that one comes: here that is
 * nearly always at once.
 *
 * @param load - Asks for it: again, for a while, when it fails. Then what is thrown goes to the nearest error boundary.
 * @param fallback - Shown until it is there.
 * @see https://github.com/facebook/react/issues/31819
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): Loadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  function LoadedLater(props: Props): ReactNode {
    const [Component, setComponent] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
    useEffect(() => {
      if (loaded !== null) return setComponent(() => loaded);
      let isHere = true;
      loadPatiently(load).then(
        (found) => {
          loaded = found;
          if (isHere) setComponent(() => found);
        },
        (cause: unknown) => {
          if (isHere) setFailure({ cause });
        },
      );
      return () => {
        isHere = false;
      };
    }, []);
    if (failure !== null) throw failure.cause;
    return Component === null ? fallback : <Component {...props} />;
  }
  // Whoever draws it asks again, patiently, and is told what fails.
  return Object.assign(LoadedLater, { preload: () => void load().catch(() => undefined) });
}
