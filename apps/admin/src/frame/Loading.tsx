import { SPINNER_DELAY_MS } from "@nv/contracts";
import { useEffect, useState } from "react";

/** Said while something is on its way; only once it takes long enough to be noticed. */
export function Loading({ what = "Cargando…" }: { readonly what?: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="loading" role="status">
      {isSlow && what}
    </p>
  );
}
