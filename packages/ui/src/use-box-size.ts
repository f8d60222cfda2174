import { type RefObject, useEffect, useRef, useState } from "react";

/** An element and its size as it changes, CSS pixels; 0 until it is known. */
export interface BoxSize<Measured extends HTMLElement> {
  readonly element: RefObject<Measured | null>;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Measures an element for as long as it is there. */
export function useBoxSize<Measured extends HTMLElement>(): BoxSize<Measured> {
  const element = useRef<Measured>(null);
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) =>
      setSize({ widthPx: entry?.contentRect.width ?? 0, heightPx: entry?.contentRect.height ?? 0 }),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, ...size };
}
