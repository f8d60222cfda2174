import Link from "@docusaurus/Link";
import { FILE_KINDS, FILE_LIMITS, type FileKind } from "@nv/contracts";
import type { FileSummary } from "@nv/contracts/schemas";
import { randomId } from "@nv/graphic-types";
import type { StoryPlace } from "@nv/graphic-types/fields";
import { dragFile } from "@nv/piece-parts/fields";
import { SearchField, SelectField } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { FILE_CHOICES } from "../../../library/upload/file-choices";
import type { GraphicFormState } from "../../../pieces/form/use-graphic-form";
import { putFile } from "../core/put-file";
import { storyIn } from "../core/story-in";

const KINDS = ["picture", "video", "audio", "archive", "model"] as const satisfies readonly FileKind[];
const OPTIONS = KINDS.map((value) => ({ value, label: FILE_KINDS[value] }));

interface Props {
  readonly form: GraphicFormState;
  /** Place where somebody writes; `null` for none. */
  readonly place: StoryPlace | null;
  /** Called with the place of a file that was put. */
  readonly onPlace: (place: StoryPlace) => void;
  /** Called with the reason why a file was not put. */
  readonly onRefused: (sentence: string) => void;
}

/** The library beside a story: its files are dragged onto a block or a field, or put where somebody writes. */
export function FilesPanel({ form, place, onPlace, onRefused }: Props): ReactNode {
  const [kind, setKind] = useState<(typeof KINDS)[number]>("picture");
  const [q, setQ] = useState("");
  const { body, failure, reload } = useRemote(`${kind}:${q}`, (signal) =>
    FILE_CHOICES.list({ q, kind, page: 1 }, signal),
  );
  function put(file: Pick<FileSummary, "id" | "kind">) {
    const filled = putFile(storyIn(form.draft), place, file, randomId);
    if (filled === null)
      return onRefused("En ese bloque no cabe: elige otro bloque, o añade uno que tome archivos como este.");
    form.change({ config: filled.config });
    onPlace(filled.place);
  }
  return (
    <section className="nv-shelf nv-stack-2" aria-label="Archivos de la biblioteca">
      <div className="nv-shelf__bar nv-stack-3">
        <SelectField label="Qué es" value={kind} options={OPTIONS} onChange={setKind} />
        <SearchField label="Buscar en Archivos" maxLength={FILE_LIMITS.searchText} value={q} onDebounced={setQ} />
      </div>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {body !== null && body.items.length === 0 && (
        <p role="status">
          {q === "" ? "Todavía no hay ninguno. " : `Ninguno lleva «${q}». `}
          Tráelos en <Link to="/archivos">Archivos</Link> o desde un campo.
        </p>
      )}
      <ul className="nv-shelf__files">
        {body?.items.map(({ id, kind: itsKind, name, pictureUrl }) => (
          <li key={id}>
            <button
              type="button"
              className="nv-shelf__file nv-stack-1"
              draggable
              title="Arrástralo a un bloque o a un campo, o púlsalo para ponerlo en el bloque en el que escribes"
              onDragStart={({ dataTransfer }) => dragFile(dataTransfer, { id, kind: itsKind })}
              onClick={() => put({ id, kind: itsKind })}
            >
              {pictureUrl === null ? (
                <span className="nv-shelf__picture" aria-hidden="true" />
              ) : (
                <img className="nv-shelf__picture" src={pictureUrl} alt="" loading="lazy" draggable={false} />
              )}
              <span className="nv-shelf__name">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
