import { formatMoment } from "@nv/spanish";
import { useId } from "react";

/** A change that was saved, with its reason. */
interface VersionNote {
  readonly version: number;
  readonly by: string;
  /** Unix epoch, milliseconds. */
  readonly atMs: number;
  readonly note: string;
}

/** List of who changed something and why, the last first; nothing where nobody did. */
export function VersionNotes({ versions }: { readonly versions: readonly VersionNote[] }) {
  const heading = useId();
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>Quién lo ha cambiado</h2>
      <ul className="nv-plain nv-stack-3">
        {versions.map(({ version, by, atMs, note }) => (
          <li key={version}>
            {by}, {formatMoment(atMs)}
            {note !== "" && `. ${note}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
