import { useCallback, useId, useRef } from "react";

/** A page, as far as its frame is named by it. */
interface Turned {
  readonly turn: number;
}

/** Frames of the pages of a story, each named by the turn of its page. */
export interface PageFrames {
  readonly nameOf: (page: Turned) => string;
  /** Frame of a page, once it is drawn. */
  readonly frameOf: (page: Turned | null) => HTMLIFrameElement | undefined;
  /** Called with each frame as it is drawn, and with `null` when it is gone. */
  readonly keep: (name: string, frame: HTMLIFrameElement | null) => void;
}

/** Keeps the frames in which the pages of a story are drawn. */
export function usePageFrames(): PageFrames {
  const id = useId();
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const nameOf = useCallback(({ turn }: Turned) => `nv-story-${id}-${turn}`, [id]);
  const frameOf = useCallback(
    (page: Turned | null) => (page === null ? undefined : frames.current.get(nameOf(page))),
    [nameOf],
  );
  const keep = useCallback((name: string, frame: HTMLIFrameElement | null) => {
    if (frame === null) frames.current.delete(name);
    else frames.current.set(name, frame);
  }, []);
  return { nameOf, frameOf, keep };
}
