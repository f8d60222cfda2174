import type { PieceBehind } from "@nv/contracts/schemas";
import { formatMoment, formatNumber } from "@nv/spanish";
import { Button } from "@nv/ui";
import { FailureNotice, toCallFailure } from "@nv/web";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { BEHIND_KEY, houseStyleCalls } from "./house-style-calls.ts";
import { PublishedNow } from "./PublishedNow.tsx";

const pieces = (count: number) => (count === 1 ? "1 pieza publicada" : `${formatNumber(count)} piezas publicadas`);

interface RowProps {
  readonly piece: PieceBehind;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function BehindRow({ piece, isChosen, onChoose }: RowProps) {
  const { id, title, publishedAtMs, hasUnpublishedChanges } = piece;
  return (
    <li className="house-piece">
      <input
        type="checkbox"
        aria-label={`Publicar «${title}»`}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <a href={`/embed_data?grafico=${encodeURIComponent(id)}`}>{title}</a>
      <span className="house-hint">
        {formatMoment(publishedAtMs)}
        {hasUnpublishedChanges && ". Tiene cambios sin publicar, que saldrían también"}
      </span>
    </li>
  );
}

/** The pieces that readers have in an earlier style, and the order to publish those that somebody chooses. */
export function PiecesBehind() {
  const { caller } = useAdmin();
  const behind = useQuery({
    queryKey: BEHIND_KEY,
    queryFn: ({ signal }) => houseStyleCalls.behind(caller, signal),
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const publish = useMutation({
    mutationFn: (wanted: readonly PieceBehind[]) => houseStyleCalls.publish(caller, wanted),
    onSuccess: () => setChosen(new Set()),
  });
  const { items = [], total = 0 } = behind.data?.body ?? {};
  // What somebody is at is chosen by its name, never with all the others.
  const settled = items.filter(({ hasUnpublishedChanges }) => !hasUnpublishedChanges);
  const wanted = items.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  const jobId = publish.data?.body.jobId ?? "";
  return (
    <section className="house-part" aria-labelledby="house-behind">
      <h2 id="house-behind">Lo publicado antes</h2>
      {behind.isError && <FailureNotice error={toCallFailure(behind.error)} onRetry={() => void behind.refetch()} />}
      {behind.isSuccess && total === 0 && <p className="house-hint">Todo lo publicado lleva el estilo de ahora.</p>}
      {total > 0 && (
        <p className="house-hint">
          {pieces(total)} {total === 1 ? "lleva" : "llevan"} un estilo anterior
          {total > items.length && `; aquí, las ${formatNumber(items.length)} últimas`}. Se quedan así hasta que se
          publiquen otra vez.
        </p>
      )}
      {publish.isError && <FailureNotice error={toCallFailure(publish.error)} comfort="No se ha publicado nada." />}
      {jobId !== "" && <PublishedNow key={jobId} jobId={jobId} />}
      {items.length > 0 && (
        <details className="house-behind">
          <summary>Elegir cuáles se publican con el estilo de ahora</summary>
          <ul className="house-versions">
            {items.map((piece) => (
              <BehindRow
                key={piece.id}
                piece={piece}
                isChosen={chosen.has(piece.id)}
                onChoose={(isChosen) => choose(piece.id, isChosen)}
              />
            ))}
          </ul>
          <div className="nv-row house-behind__orders">
            <Button onClick={() => setChosen(new Set(settled.map(({ id }) => id)))}>
              Elegir las que no tienen cambios
            </Button>
            <Button
              rank="main"
              aria-disabled={wanted.length === 0 || publish.isPending}
              onClick={() => {
                if (wanted.length > 0 && !publish.isPending) publish.mutate(wanted);
              }}
            >
              {wanted.length === 0 ? "Publicar cambios" : `Publicar cambios de ${formatNumber(wanted.length)}`}
            </Button>
          </div>
        </details>
      )}
    </section>
  );
}
