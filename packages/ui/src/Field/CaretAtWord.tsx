import { Component, createRef, type ReactNode, type RefObject } from "react";
import { caretAfter } from "./caret-after.ts";

/** Element in which somebody writes. */
type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Props<Element extends TextElement> {
  readonly text: unknown;
  readonly children: (field: RefObject<Element | null>) => ReactNode;
}

/** Caret of a field, and the text in which it stood. */
interface Caret {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Keeps the caret of a text field at its word when its text is changed by another hand than the one that writes in it. A browser puts it
 * behind the text, and the rest of a word would be written there.
 */
export class CaretAtWord<Element extends TextElement> extends Component<Props<Element>> {
  private readonly field = createRef<Element>();

  override getSnapshotBeforeUpdate(): Caret | null {
    const { current } = this.field;
    if (current === null || current.value === this.props.text || current.ownerDocument.activeElement !== current)
      return null;
    const { value, selectionStart, selectionEnd } = current;
    // Numbers, dates and addresses of mail have no caret that can be asked for.
    if (selectionStart === null || selectionEnd === null) return null;
    return { text: value, start: selectionStart, end: selectionEnd };
  }

  override componentDidUpdate(_props: Props<Element>, _state: unknown, caret: Caret | null): void {
    const { current } = this.field;
    if (caret === null || current === null) return;
    const placeOf = (at: number) => caretAfter(caret.text, current.value, at);
    current.setSelectionRange(placeOf(caret.start), placeOf(caret.end));
  }

  override render(): ReactNode {
    return this.props.children(this.field);
  }
}
