import { formatMoment } from "@nv/spanish";

/** A moment in the clock of this browser. */
export function Moment({ ms }: { readonly ms: number }) {
  return <time dateTime={new Date(ms).toISOString()}>{formatMoment(ms)}</time>;
}
