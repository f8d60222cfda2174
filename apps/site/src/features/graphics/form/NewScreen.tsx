import Link from "@docusaurus/Link";
import { useHistory } from "@docusaurus/router";
import type { Inspection } from "@nv/contracts/schemas";
import { type GraphicConfig, TYPE_LABELS, TYPES } from "@nv/graphic-types";
import { Button, Notice, SelectField, TextArea } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, toCallFailure, useKeptText } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { graphicsCalls } from "../api/graphics-calls";
import { writeAddress } from "../core/registry-address";
import { NewGraphicForm } from "./NewGraphicForm";

/** What can be made of one address that somebody else serves. */
const FRAMED = ["external", "map", "scrolly", "video", "ai2html", "image"] as const;
type Framed = (typeof FRAMED)[number];

/** Registers a graphic: from what somebody pastes, or made here out of several. */
export function NewScreen(): ReactNode {
  const history = useHistory();
  const [found, setFound] = useState<Inspection | null>(null);
  const [made, setMade] = useState<GraphicConfig | null>(null);
  const open = ({ id }: { readonly id: string }) => history.push(writeAddress({ part: "graphic", id }));

  if (made !== null) return <NewGraphicForm name={`new:${made.type}`} config={made} onRegistered={open} />;
  if (found !== null) return <FoundForm found={found} onRegistered={open} />;
  return (
    <>
      <SourceForm onFound={setFound} />
      <section className="nv-graphics__compose" aria-labelledby="componer">
        <h2 id="componer">O compón uno con varios</h2>
        <ul className="nv-makes">
          {TYPES.filter(({ composes }) => composes !== null).map(({ name, label, composes, first }) => (
            <li key={name}>
              <Button onClick={() => setMade(first())}>{label}</Button> <span>{composes}</span>
            </li>
          ))}
        </ul>
        <p>
          ¿Muchos de una vez? <Link to={writeAddress({ part: "import" })}>Tráelos desde CSV</Link>.
        </p>
      </section>
    </>
  );
}

function SourceForm({ onFound }: { readonly onFound: (found: Inspection) => void }): ReactNode {
  const [source, setSource] = useKeptText("nv.graphic-text:source");
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [existing, setExisting] = useState<Inspection["existing"]>(null);
  const fault = failure === null ? "" : (fieldsIn(failure)[0]?.message ?? "");

  async function inspect(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    setExisting(null);
    try {
      const found = await graphicsCalls.inspect(source);
      if (found.existing !== null) setExisting(found.existing);
      else {
        setSource("");
        onFound(found);
      }
    } catch (error) {
      setFailure(toCallFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className="nv-graphics__form" onSubmit={(event) => void inspect(event)} noValidate>
      <TextArea
        label="Identificador, dirección o código incrustado"
        hint="De Datawrapper, de Flourish o de cualquier página https: AbC12, https://…, <iframe…>"
        error={fault}
        value={source}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
      {failure !== null && fault === "" && <FailureNotice error={failure} />}
      {existing !== null && (
        <Notice tone="plain">
          <p>
            Ya existe: «{existing.title}».{" "}
            <Link to={writeAddress({ part: "graphic", id: existing.id })}>¿Abrirlo?</Link>
          </p>
        </Notice>
      )}
      <Button rank="main" type="submit" disabled={isBusy}>
        {isBusy ? "Mirando…" : "Mirar qué es"}
      </Button>
    </form>
  );
}

interface FoundProps {
  readonly found: Inspection;
  readonly onRegistered: (graphic: { readonly id: string }) => void;
}

function FoundForm({ found, onRegistered }: FoundProps): ReactNode {
  const { type, source, title, altText, sourceLine, notice, framing } = found;
  const [kind, setKind] = useState<Framed>("external");
  const config: GraphicConfig =
    type === "datawrapper" || type === "flourish"
      ? { type, source }
      : kind === "image"
        ? { type: kind, source }
        : { type: kind, source };
  return (
    <>
      {notice !== "" && <Notice tone={framing === "blocked" ? "wrong" : "plain"}>{notice}</Notice>}
      {type === "external" && (
        <SelectField
          label="Qué es"
          value={kind}
          options={FRAMED.map((value) => ({ value, label: TYPE_LABELS[value] ?? value }))}
          onChange={setKind}
        />
      )}
      <NewGraphicForm
        key={config.type}
        name={`new:${source}`}
        config={config}
        known={{ title, altText, sourceLine }}
        onRegistered={onRegistered}
      />
    </>
  );
}
