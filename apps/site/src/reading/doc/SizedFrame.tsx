import { heightOf } from "@nv/embeds";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Properties of {@link SizedFrame}. */
export interface SizedFrameProps {
  readonly title: string;
  readonly src: string;
}

/** A published page framed in a page of ours, asked for when it is about to be seen, and as tall as it says that it is. */
export function SizedFrame({ title, src }: SizedFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState<number | null>(null);
  useEffect(() => {
    const takeHeight = ({ data, source }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      setHeightPx((known) => heightOf(data) ?? known);
    };
    window.addEventListener("message", takeHeight);
    return () => window.removeEventListener("message", takeHeight);
  }, []);
  return (
    <iframe
      ref={frame}
      loading="lazy"
      title={title}
      src={src}
      style={heightPx === null ? undefined : { blockSize: `${heightPx}px` }}
    />
  );
}
