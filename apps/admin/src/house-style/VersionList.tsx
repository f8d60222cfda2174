import type { HouseStyle, HouseStyleVersion } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { FailureNotice, toCallFailure } from "@nv/web";
import { useMutation } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { houseStyleCalls } from "./house-style-calls.ts";

export interface VersionListProps {
  readonly versions: readonly HouseStyleVersion[];
  /** Called with a former style, to be looked at and saved. */
  readonly onTake: (style: HouseStyle) => void;
}

/** The versions of the style, the newest first; each can be looked at again. */
export function VersionList({ versions, onTake }: VersionListProps) {
  const { caller } = useAdmin();
  const take = useMutation({
    mutationFn: (version: number) => houseStyleCalls.version(caller, version),
    onSuccess: ({ body }) => onTake(body),
  });
  if (versions.length === 0) return <p className="empty">Nadie ha cambiado todavía el estilo del producto.</p>;
  return (
    <>
      {take.isError && <FailureNotice error={toCallFailure(take.error)} />}
      <ul className="house-versions">
        {versions.map(({ version, atMs, by, note }) => (
          <li key={version} className="nv-split">
            <span>
              Versión {version}: {by}, {formatMoment(atMs)}
              {note !== "" && `. ${note}`}
            </span>
            <Button onClick={() => take.mutate(version)}>Volver a la {version}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
