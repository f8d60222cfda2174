import { POWERUP_PATH } from "@nv/contracts";
import { mountMiniComposer } from "@nv/embeds/composer";
import { type ReactNode, useEffect, useRef } from "react";
import "@nv/embeds/mini-composer.css";

/** A small Composer that frames the panels of this very site. */
export function MiniComposer(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const composer = mountMiniComposer(place.current, { powerupUrl: `${location.origin}${POWERUP_PATH}` });
    return () => composer.close();
  }, []);
  return <div ref={place} />;
}
