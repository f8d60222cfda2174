import { type ComponentChild, render } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/*
 * As much of React as the dialog and the account page use, on Preact's core: without its compatibility layer, which is a
 * third of what the dialog would otherwise weigh. Applications bring a whole React, or Preact with that layer.
 */

export { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

/** React's own, for stores whose snapshots are plain values. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const [, redraw] = useState({});
  useLayoutEffect(() => {
    // What changed between the drawing and now was told to nobody.
    redraw({});
    return subscribe(() => redraw({}));
  }, [subscribe]);
  return getSnapshot();
}

/** React's root: draws into an element until it is unmounted. */
export function createRoot(place: Element) {
  return {
    render: (children: ComponentChild) => render(children, place),
    unmount: () => render(null, place),
  };
}
