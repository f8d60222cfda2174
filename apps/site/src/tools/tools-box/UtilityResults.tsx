import { Button, CopyButton, Findings } from "@nv/ui";
import { saveFile } from "@nv/web";
import type { ReactNode } from "react";
import type { Answer, Result } from "./core/utility/utility";

/** Of a long table the beginning is enough to see that it is right; it is copied whole. */
const SHOWN_LETTERS = 4000;

/** Results of a utility, each ready to be copied. */
export function UtilityResults({ answer: { results, notes, drawing } }: { readonly answer: Answer }): ReactNode {
  const [first] = results;
  return (
    <div className="nv-box__answer nv-stack">
      {/* Of all that changes with a key, one line is read aloud. */}
      <p className="nv-visually-hidden" role="status">
        {first !== undefined && `${first.name}: ${first.value.slice(0, 120)}`}
      </p>
      {drawing !== undefined && (
        <figure className="nv-box__drawing nv-stack-3">
          <img src={`data:image/svg+xml,${encodeURIComponent(drawing.svg)}`} alt={drawing.alt} />
          <Button onClick={() => saveFile({ name: drawing.fileName, content: drawing.svg, type: "image/svg+xml" })}>
            Descargar SVG
          </Button>
        </figure>
      )}
      <dl className="nv-box__results nv-terms">
        {results.map((result) => (
          <ResultRow key={result.name} result={result} />
        ))}
      </dl>
      {notes.length > 0 && <Findings findings={notes} />}
    </div>
  );
}

function ResultRow({ result: { name, value, fileName } }: { readonly result: Result }): ReactNode {
  const isLong = value.includes("\n") || fileName !== undefined;
  const rest = value.length - SHOWN_LETTERS;
  return (
    <div className="nv-box__result" data-long={isLong || undefined}>
      <dt>{name}</dt>
      <dd>
        {isLong ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          <pre className="nv-box__lines" tabIndex={0}>
            {value.slice(0, SHOWN_LETTERS)}
            {rest > 0 && "\n…"}
          </pre>
        ) : (
          <span className="nv-box__value">{value}</span>
        )}
        <span className="nv-box__orders">
          <CopyButton text={value} what={name} />
          {fileName !== undefined && (
            <button type="button" className="nv-copy" onClick={() => saveFile({ name: fileName, content: value })}>
              Guardar
              <span className="nv-visually-hidden"> {fileName}</span>
            </button>
          )}
        </span>
      </dd>
    </div>
  );
}
