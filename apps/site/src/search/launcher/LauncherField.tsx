import type { KeyboardEvent, ReactNode } from "react";
import type { Arrow } from "./core/next-tile";

interface Props {
  /** Begins the `id` of every part of the launcher. */
  readonly id: string;
  readonly text: string;
  readonly hasTiles: boolean;
  /** The tile that is marked; -1 for none. */
  readonly marked: number;
  readonly onType: (text: string) => void;
  readonly onArrow: (arrow: Arrow) => void;
  /** @param isElsewhere - In another tab. */
  readonly onEnter: (isElsewhere: boolean) => void;
  readonly onClose: () => void;
}

/** The arrow of a key, where it moves the mark: sideways only from tile to tile, for in the text it moves the caret. */
function arrowOf(key: string, marked: number): Arrow | null {
  if (key === "ArrowDown" || key === "ArrowUp") return key;
  return marked !== -1 && (key === "ArrowLeft" || key === "ArrowRight") ? key : null;
}

/** Field for the name of a tool; the arrows move through the tiles while the focus stays in the field. */
export function LauncherField(props: Props): ReactNode {
  const { id, text, hasTiles, marked, onType, onArrow, onEnter, onClose } = props;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const arrow = arrowOf(event.key, marked);
    if (arrow === null && event.key !== "Enter") return;
    event.preventDefault();
    if (arrow !== null) onArrow(arrow);
    else onEnter(event.ctrlKey || event.metaKey);
  }

  return (
    <div className="nv-search__field">
      <label htmlFor={`${id}-input`} className="nv-visually-hidden">
        Buscar una herramienta
      </label>
      <input
        id={`${id}-input`}
        className="nv-search__input"
        type="text"
        role="combobox"
        // biome-ignore lint/a11y/noAutofocus: opening the launcher is asking for a tool
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Qué quieres hacer…"
        aria-autocomplete="list"
        aria-expanded={hasTiles}
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
