import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { nextOption } from "./core/next-option";
import { FindField } from "./FindField";

interface Props {
  /** Begins the `id` of every part of the search. */
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Number of results to choose from. */
  readonly options: number;
  /** The answer that is marked; -1 for none. */
  readonly marked: number;
  readonly onType: (text: string) => void;
  readonly onMark: (index: number) => void;
  /** @param isElsewhere - In another tab. */
  readonly onEnter: (isElsewhere: boolean) => void;
  readonly onClose: () => void;
}

/** Field for the text of a search; the arrows move through the results while the focus stays in the field. */
export function SearchField(props: Props): ReactNode {
  const { id, input, text, options, marked, onType, onMark, onEnter, onClose } = props;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const start = event.currentTarget.closest("dialog")?.querySelector<HTMLElement>(".nv-search__start button");
    if (event.key === "ArrowDown" && start) {
      event.preventDefault();
      start.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      onMark(nextOption(marked, options, event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter") {
      event.preventDefault();
      onEnter(event.ctrlKey || event.metaKey);
    }
  }

  return (
    <FindField
      {...{ id, input, text, marked, onType, onKeyDown, onClose }}
      label="Buscar en todo"
      placeholder="¿Qué necesitas?"
      hasOptions={options > 0}
    />
  );
}
