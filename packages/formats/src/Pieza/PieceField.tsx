import { graphicReference } from "@nv/piece-parts";
import { Button, Field } from "@nv/ui";
import { loadable } from "@nv/web";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { usePieceNames } from "./use-piece-names.ts";

interface Props {
  readonly label: string;
  readonly error: string;
  /** `graphic:` and its address, or what somebody wrote in its place. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The registry, which comes once somebody opens it. */
const PieceList = loadable(async () => (await import("./PieceList.tsx")).PieceList, <p role="status">Preparando…</p>);

/** Names a published piece: chosen by its picture and its title, or by its address for who has it at hand. */
export function PieceField({ label, error, value, onChange }: Props): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const names = usePieceNames(value);

  function close() {
    setIsOpen(false);
    opener.current?.focus();
  }
  function leave(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its edge
    <div className="nv-field nv-file" role="group" aria-labelledby={`${id}-label`} onKeyDown={leave}>
      <span className="nv-field__label" id={`${id}-label`}>
        {label}
      </span>
      {names !== null && (
        <div className="nv-file__chosen">
          {names.pictureUrl !== null && (
            <img className="nv-file__picture" src={names.pictureUrl} alt="" loading="lazy" />
          )}
          <div className="nv-file__words">
            <p>
              <strong>{names.title}</strong>
            </p>
            <Button onClick={() => onChange("")} aria-label={`Quitar ${names.title}`}>
              Quitar
            </Button>
          </div>
        </div>
      )}
      <div className="nv-row">
        <Button ref={opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {names === null ? "Elegir de Gráficos" : "Cambiar"}
          <span className="nv-visually-hidden">: {label}</span>
        </Button>
      </div>
      {isOpen && (
        <PieceList
          chosen={value}
          onChoose={(slug) => {
            onChange(graphicReference(slug));
            close();
          }}
        />
      )}
      <Field
        label="O su dirección"
        aria-label={`${label}: dirección`}
        error={error}
        hint="«graphic:» y el final de su dirección pública: graphic:paro"
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
