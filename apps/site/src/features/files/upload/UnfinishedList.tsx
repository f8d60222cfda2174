import { formatBytes, formatMoment, formatPercent } from "@nv/spanish";
import { Button } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { UploadView } from "../../../library/upload/core/upload-view";
import { findUnfinished, forgetUnfinished, type Unfinished } from "../../../library/upload/unfinished";

/** Says how much of one arrived, and what to do to go on. */
function words({ name, sizeBytes, sentBytes, atMs }: Unfinished): string {
  const percent = formatPercent(sizeBytes === 0 ? 0 : (100 * sentBytes) / sizeBytes, { decimals: 0 });
  const what = name.endsWith(".zip") ? "el archivo o la carpeta" : "el archivo";
  return `${percent} de ${formatBytes(sizeBytes)} desde el ${formatMoment(atMs)}. Para seguir, elige otra vez ${what}.`;
}

interface Props {
  /** Uploads under way: a file that is chosen again is half sent no longer. */
  readonly views: readonly UploadView[];
}

/** List of the uploads that former visits left unfinished. */
export function UnfinishedList({ views }: Props): ReactNode {
  const { body, failure, reload, replace } = useRemote("unfinished", findUnfinished);
  const [fault, setFault] = useState<unknown>(null);
  if (failure !== null && failure.kind !== "offline") return <FailureNotice error={failure} onRetry={reload} />;
  const left = (body ?? []).filter(
    ({ name, sizeBytes }) => !views.some((view) => view.name === name && view.sizeBytes === sizeBytes),
  );
  if (left.length === 0) return null;

  async function forget(one: Unfinished) {
    setFault(null);
    replace(body?.filter(({ key }) => key !== one.key) ?? []);
    try {
      await forgetUnfinished(one);
    } catch (error) {
      setFault(error);
    }
  }
  return (
    <section className="nv-unfinished nv-stack-3" aria-labelledby="a-medias">
      <h2 id="a-medias">Se quedaron a medias</h2>
      <ul className="nv-uploads nv-plain">
        {left.map((one) => (
          <li key={one.key} className="nv-upload" data-stage="unfinished">
            <p className="nv-upload__name">{one.name}</p>
            <p className="nv-upload__facts">{words(one)}</p>
            <div className="nv-row">
              <Button onClick={() => void forget(one)}>
                Olvidar<span className="nv-visually-hidden"> {one.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {fault !== null && <FailureNotice error={fault} />}
    </section>
  );
}
