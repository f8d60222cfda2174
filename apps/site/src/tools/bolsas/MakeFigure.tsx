import Link from "@docusaurus/Link";
import { loadType } from "@nv/graphic-types";
import { Button, Notice } from "@nv/ui";
import { FailureNotice, toCallFailure, useAttempt } from "@nv/web";
import { type ReactNode, useState } from "react";
import { graphicsCalls } from "../../pieces/api/graphics-calls";
import { draftOf, fieldsOf, type GraphicDraft } from "../../pieces/core/graphic-draft";
import { writeAddress } from "../../pieces/core/registry-address";
import type { BolsasDraft } from "./core/bolsas-draft";

/** A graphic of the registry that was made here. */
type Made = BolsasDraft["graphics"][string];

interface Props {
  readonly draft: GraphicDraft;
  /** Problem to be mended before it goes out; empty for none. */
  readonly blocked: string;
  /** Graphic that was made of it already, just now or some other afternoon; `null` for none. */
  readonly made: Made | null;
  readonly onMade: (made: Made | null) => void;
}

/** Graphics of one thing that have an address of their own; with more, the title gives one. */
const MOST_OF_ONE = 9;

/** Registers it at its own address, or at the next one that nobody has: it says what is drawn, and no day's claim. */
async function registerFree(draft: GraphicDraft) {
  for (let turn = 1; turn <= MOST_OF_ONE; turn += 1) {
    const slug = turn === 1 ? draft.slug : `${draft.slug}-${turn}`;
    try {
      return await graphicsCalls.register(fieldsOf({ ...draft, slug }));
    } catch (error) {
      if (toCallFailure(error).code !== "SLUG_TAKEN") throw error;
    }
  }
  return graphicsCalls.register(fieldsOf({ ...draft, slug: "" }));
}

/** Puts today's close over yesterday's: what people wrote about the graphic besides stays. */
async function bringUpToDate({ id }: Made, { title, altText, sourceLine, config }: GraphicDraft) {
  // It is read by its type, which no other part of this page needs.
  const [saved] = await Promise.all([graphicsCalls.detail(id), loadType("figure")]);
  const next: GraphicDraft = { ...draftOf(saved), title, altText, sourceLine, config };
  return graphicsCalls.edit(id, { ...fieldsOf(next), version: saved.version });
}

/** One press from the sessions to a graphic of the registry, and another afternoon to the same one with what is new. */
export function MakeFigure({ draft, blocked, made, onMade }: Props): ReactNode {
  const { isBusy, failure, attempt } = useAttempt();
  const [isDone, setIsDone] = useState(false);

  function save(former: Made | null) {
    setIsDone(false);
    return attempt(async () => {
      const { id, title } = former === null ? await registerFree(draft) : await bringUpToDate(former, draft);
      onMade({ id, title });
      setIsDone(true);
    });
  }

  const isReady = !isBusy && blocked === "";
  return (
    <>
      {blocked !== "" && <p className="nv-tool__fault">{blocked}</p>}
      <div className="nv-tool__actions">
        <Button rank="main" disabled={!isReady} onClick={() => void save(made)}>
          {isBusy ? "Guardando…" : made === null ? "Llevar a Gráficos" : "Poner al día el de Gráficos"}
        </Button>
        {made !== null && (
          <Button disabled={!isReady} onClick={() => void save(null)}>
            Hacer otro
          </Button>
        )}
      </div>
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
      {made !== null && (
        <Notice tone={isDone ? "done" : "plain"}>
          <p>
            {isDone ? "Guardado sin publicar: " : "Está en Gráficos: "}
            <Link to={writeAddress({ part: "graphic", id: made.id })}>{made.title}</Link>.{" "}
            <Link to={writeAddress({ part: "edit", id: made.id })}>Revisarlo y publicarlo</Link>
          </p>
        </Notice>
      )}
    </>
  );
}
