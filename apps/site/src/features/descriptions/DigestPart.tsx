import type { DescriptionsDigest } from "@nv/contracts/schemas";
import { formatCount, formatMoment } from "@nv/spanish";
import { Toggle } from "@nv/ui";
import { FailureNotice, useAttempt, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { STATE_NAMES, totalOf } from "./core/coverage-words";
import { descriptionsCalls } from "./descriptions-calls";

/** Preview of the weekly mail to the person who looks, and the choice to receive it. */
export function DigestPart(): ReactNode {
  const { body, failure, reload, replace } = useRemote("digest", descriptionsCalls.digest);
  return (
    <details className="nv-descriptions__part">
      <summary>El resumen de los lunes</summary>
      <div className="nv-tool nv-stack">
        {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
        {body !== null && <Digest digest={body} onChosen={replace} />}
      </div>
    </details>
  );
}

interface Props {
  readonly digest: DescriptionsDigest;
  readonly onChosen: (digest: DescriptionsDigest) => void;
}

function Digest({ digest, onChosen }: Props): ReactNode {
  const { isOn, nextAtMs, counts, items, isKnown, unsigned } = digest;
  const { failure, attempt } = useAttempt();
  const pending = totalOf(counts) - counts.good;

  function choose(wanted: boolean) {
    return attempt(async () => {
      onChosen(await descriptionsCalls.chooseDigest({ isOn: wanted }));
    });
  }
  return (
    <>
      <p>
        Quien firma una pieza con la descripción pendiente recibe un correo a la semana, con la lista. El próximo sale
        el {formatMoment(nextAtMs)}.
      </p>
      <Toggle
        label="Recibir el mío"
        hint="El tuyo es el de lo que lleva tu nombre en «Autoría»"
        isOn={isOn}
        onChange={(wanted) => void choose(wanted)}
      />
      {failure !== null && <FailureNotice error={failure} />}
      {pending === 0 ? (
        <p>Con tu nombre no hay nada pendiente: hoy no te llegaría nada.</p>
      ) : (
        <>
          <p>
            Hoy te llegaría esto:{" "}
            {formatCount(pending, "descripción pendiente", "descripciones pendientes", "feminine")}.
          </p>
          <ul>
            {items.map(({ kind, id, title, state }) => (
              <li key={`${kind} ${id}`}>
                {title || id}: {STATE_NAMES[state].toLowerCase()}
              </li>
            ))}
            {pending > items.length && <li>Y {pending - items.length} más.</li>}
          </ul>
        </>
      )}
      {!isKnown && (
        <p className="nv-descriptions__aside">
          Tu nombre lo lleva otra cuenta, o la tuya no tiene: no se sabe de quién es lo firmado y no te llegaría.
        </p>
      )}
      {unsigned > 0 && (
        <p className="nv-descriptions__aside">
          De {formatCount(unsigned, "descripción pendiente", "descripciones pendientes", "feminine")} no se avisa a
          nadie: no llevan firma, como los gráficos de Datawrapper.
        </p>
      )}
    </>
  );
}
