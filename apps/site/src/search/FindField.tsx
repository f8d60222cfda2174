import type { KeyboardEvent, ReactNode, RefObject } from "react";

interface Props {
  /** Begins the `id` of every part of the dialog. */
  readonly id: string;
  readonly input?: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  /** Whether there is something to choose from. */
  readonly hasOptions: boolean;
  /** The answer that is marked; -1 for none. */
  readonly marked: number;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClose: () => void;
}

/** Field of a dialog that finds something: the focus stays in it while keys move through what it found. */
export function FindField(props: Props): ReactNode {
  const { id, input, label, placeholder, text, hasOptions, marked, onType, onKeyDown, onClose } = props;
  return (
    <div className="nv-search__field">
      <label id={`${id}-label`} htmlFor={`${id}-input`} className="nv-visually-hidden">
        {label}
      </label>
      <input
        ref={input}
        id={`${id}-input`}
        className="nv-search__input"
        type="text"
        role="combobox"
        // biome-ignore lint/a11y/noAutofocus: the dialog is this field, and opening it is asking to write in it
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={`${id}-list`}
        aria-activedescendant={marked === -1 ? undefined : `${id}-${marked}`}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button className="nv-search__close" type="button" onClick={onClose}>
        Cerrar
      </button>
    </div>
  );
}
