import type { NightLogLine } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import type { ReactNode } from "react";

/** Log of a night, the newest first. */
export function NightLog({ log }: { readonly log: readonly NightLogLine[] }): ReactNode {
  if (log.length === 0) return null;
  return (
    <section className="nv-stack" aria-labelledby="noche-cuaderno">
      <h3 id="noche-cuaderno">Lo que ha pasado</h3>
      <ol className="nv-night__log nv-plain nv-stack-2" reversed>
        {log.map(({ atMs, kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes its place among those after it
          <li key={log.length - at} data-kind={kind}>
            <time dateTime={new Date(atMs).toISOString()}>{formatMoment(atMs)}</time> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
