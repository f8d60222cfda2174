import Link from "@docusaurus/Link";
import { Button, Notice } from "@nv/ui";
import { FailureNotice, useAttempt } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { GraphicDraft } from "../../pieces/core/graphic-draft";
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

/** One press from the sessions to a graphic of the registry, and another afternoon to the same one with what is new. */
export function MakeFigure({ draft, blocked, made, onMade }: Props): ReactNode {
  const { isBusy, failure, attempt } = useAttempt();
  const [isDone, setIsDone] = useState(false);

  function save(former: Made | null) {
    setIsDone(false);
    return attempt(async () => {
      // What registers it comes with the press.
      const { bringUpToDate, registerFree } = await import("./register-figure");
      const { id, title } = former === null ? await registerFree(draft) : await bringUpToDate(former.id, draft);
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
