import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTouched } from "./use-touched.ts";

interface Props {
  /** Stands in its place until then. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows something once its place is in sight, or somebody touches the page: what nobody has come to is not loaded. */
export function WhenSeen({ fallback, children }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const isTouched = useTouched();
  const isWanted = isSeen || isTouched;
  useEffect(() => {
    const element = place.current;
    if (isWanted || element === null) return;
    const observer = new IntersectionObserver((entries) =>
      setIsSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted]);
  return isWanted ? children : <div ref={place}>{fallback}</div>;
}
