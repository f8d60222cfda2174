import { formatNumber } from "@nv/spanish";
import { Button } from "@nv/ui";
import { PageBlocks } from "@nv/web";
import { type ChangedPassage, compareReading } from "@nv/web/page-text";
import { useId, useMemo, useState } from "react";
import { visibleText } from "./core/visible-text.ts";
import "@nv/web/page-text.css";

/** Passages that are drawn unasked: most edits change one. */
const PASSAGES_SHOWN = 10;
/** Passages that are drawn when asked for more. */
const PASSAGES_MORE = 50;

export interface PassagesProps {
  /** Source of the page, as it is and as it would be. */
  readonly before: string;
  readonly after: string;
  /** Whether the first is what readers have before them now. */
  readonly isOfToday: boolean;
}

type Block = ChangedPassage["before"];

function Side({ name, block, missing }: { readonly name: string; readonly block: Block; readonly missing: string }) {
  return (
    <div className="passage-side">
      <p className="nv-caption nv-flush">{name}</p>
      {block === null ? <p className="passage-missing nv-quiet">{missing}</p> : <PageBlocks blocks={[block]} />}
    </div>
  );
}

/** Describes in words the place of a passage on the page. */
function placeInWords({ under, before, after }: ChangedPassage): string {
  if ((before ?? after)?.kind === "record") return "En el título y los datos de la página";
  return under === "" ? "Al principio" : `En «${under}»`;
}

function moreInWords(count: number): string {
  if (count === 1) return "Ver el pasaje que falta";
  const words = formatNumber(count, { decimals: 0 });
  if (count <= PASSAGES_MORE) return `Ver los ${words} pasajes que faltan`;
  return `Ver ${PASSAGES_MORE} pasajes más de los ${words} que faltan`;
}

/** Passages that an edit changes, as they are read and as they would be: removed text is struck out and new text is underlined. */
export function Passages({ before, after, isOfToday }: PassagesProps) {
  const id = useId();
  const [most, setMost] = useState(PASSAGES_SHOWN);
  const { passages, moreBlocks } = useMemo(
    () => compareReading(visibleText(before), visibleText(after), most),
    [before, after, most],
  );
  if (passages.length === 0)
    return (
      <p className="passages-none nv-quiet">
        Se lee igual: solo cambia cómo está escrito. Mira la diferencia del texto, más abajo.
      </p>
    );
  return (
    <section className="passages" aria-labelledby={id}>
      <h3 id={id}>Cómo se lee</h3>
      <p className="nv-caption">Lo que se quita va tachado, y lo que se añade, subrayado.</p>
      {passages.map((passage, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other name and never move
        <div className="passage" key={index}>
          <p className="passage-place nv-caption nv-flush">{placeInWords(passage)}</p>
          <div className="passage-sides">
            <Side name={isOfToday ? "Hoy se lee" : "Se leía"} block={passage.before} missing="Esto no está." />
            <Side name="Con el cambio" block={passage.after} missing="Esto se quita entero." />
          </div>
          {passage.hasUnreadChange && (
            <p className="passage-unread nv-quiet">
              Aquí cambia también lo que lee el programa de la página, que no se ve: está en la diferencia del texto.
            </p>
          )}
        </div>
      ))}
      {moreBlocks > 0 && (
        <p className="passages-more">
          <Button aria-describedby={id} onClick={() => setMost(most + PASSAGES_MORE)}>
            {moreInWords(moreBlocks)}
          </Button>
        </p>
      )}
    </section>
  );
}
