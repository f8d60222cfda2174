import { FILE_KINDS, type FileKind } from "@nv/contracts";
import { Button, Field } from "@nv/ui";
import { loadable } from "@nv/web";
import { type KeyboardEvent, type ReactNode, useContext, useId, useRef, useState } from "react";
import { fileIdIn } from "../references/reference.ts";
import { ChosenFile } from "./ChosenFile.tsx";
import { FileUpload } from "./FileUpload.tsx";
import { FileChoicesContext } from "./file-choices.ts";
import { useFileDrop } from "./use-file-drop.ts";

export interface FileFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Kinds that the file may be, the likeliest first. */
  readonly kinds: readonly [FileKind, ...FileKind[]];
  /** Whether an https address may stand in its place. */
  readonly orAddress?: boolean;
  /** Whether the file goes out as it is: brought elsewhere on the page, and without a graphic that would say what it lacks. */
  readonly isAsItIs?: boolean;
  /** `file:` and its id, an https address, or empty for nothing. */
  readonly value: string;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

/** The library, which comes once somebody opens it. */
const FileList = loadable(async () => (await import("./FileList.tsx")).FileList, <p role="status">Preparando…</p>);

/** Names a file of the library: chooses one, brings one, or takes an address where one may stand. */
export function FileField(props: FileFieldProps): ReactNode {
  const { label, hint = "", kinds, orAddress = false, isAsItIs = false, value, error, onChange } = props;
  const id = useId();
  const choices = useContext(FileChoicesContext);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { isOver, listeners } = useFileDrop(kinds, onChange);
  const hasFile = fileIdIn(value) !== null;

  function close() {
    setIsOpen(false);
    opener.current?.focus();
  }
  function choose(chosen: string) {
    onChange(`file:${chosen}`);
    close();
  }
  function take(brought: string) {
    onChange(`file:${brought}`);
    setIsOpen(false);
    // It may have taken minutes: who writes elsewhere meanwhile goes on.
    const { activeElement } = document;
    if (activeElement === document.body || box.current?.contains(activeElement)) opener.current?.focus();
  }
  function leave(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
  }
  const described = [hint !== "" && `${id}-hint`, error !== "" && `${id}-error`].filter(Boolean).join(" ");

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its edge
    <div
      ref={box}
      className="nv-field nv-file"
      role="group"
      aria-labelledby={`${id}-label`}
      data-over={isOver || undefined}
      onKeyDown={leave}
      {...listeners}
    >
      <span className="nv-field__label" id={`${id}-label`}>
        {label}
      </span>
      {hasFile && <ChosenFile value={value} isAsItIs={isAsItIs} onRemove={() => onChange("")} />}
      {choices !== null && (
        <div className="nv-row">
          <Button
            ref={opener}
            aria-expanded={isOpen}
            aria-describedby={described || undefined}
            data-wrong={(error !== "" && !orAddress) || undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {hasFile ? "Cambiar" : "Elegir de Archivos"}
            <span className="nv-visually-hidden">: {label}</span>
          </Button>
          {!isAsItIs && <FileUpload label={label} kinds={kinds} choices={choices} onTaken={take} />}
        </div>
      )}
      {isOpen && choices !== null && <FileList kinds={kinds} choices={choices} chosen={value} onChoose={choose} />}
      {orAddress && !hasFile && (
        <Field
          label={choices === null ? "Dirección" : "O su dirección"}
          aria-label={`${label}: dirección`}
          aria-invalid={error === "" ? undefined : true}
          aria-describedby={described || undefined}
          type="url"
          inputMode="url"
          placeholder="https://"
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {choices === null && !orAddress && (
        <p className="nv-field__hint">Aquí no se puede elegir {FILE_KINDS[kinds[0]].toLowerCase()}.</p>
      )}
      {hint !== "" && (
        <p className="nv-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="nv-field__error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
