import { type RefObject, useEffect, useState } from "react";
import { showAsPrinted } from "./as-printed";

/** Shows the pages of some frames as they come out on paper, for as long as that is asked for. @returns What to call once a frame has loaded. */
export function usePrinted(frames: RefObject<ReadonlyMap<string, HTMLIFrameElement>>, isPaper: boolean) {
  const [loads, setLoads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load is another page
  useEffect(() => {
    if (!isPaper) return;
    const documents = [...frames.current.values()].flatMap(({ contentDocument }) => contentDocument ?? []);
    const restore = documents.map(showAsPrinted);
    return () => {
      for (const turnBack of restore) turnBack();
    };
  }, [isPaper, loads, frames]);
  return { onLoad: () => setLoads((count) => count + 1) };
}
