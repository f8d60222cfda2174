import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import type { NamedLink } from "./core/team-links";

interface Props {
  readonly label: string;
  readonly tools: readonly NamedLink[];
}

/** The tools that live on other sites: a button that shows and hides a short list of links. */
export function ToolsMenu({ label: name, tools }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  }
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what the button and the links inside let through
    <div className="nv-menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        className="nv-nav__item nv-menu__button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {name}
      </button>
      <ul id={listId} className="nv-menu__list nv-plain" hidden={!isOpen}>
        {tools.map(({ label, href }) => (
          <li key={href}>
            <a className="nv-menu__link" href={href} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
