import { type KeyboardEvent, useId, useState } from "react";
import { Link } from "../router/Link.tsx";
import { PARTS, SCREENS } from "./screens.tsx";

interface PartsProps {
  /** Path of the screen that is shown. */
  readonly path: string;
}

const isWithin = (path: string, target: string) => path === target || path.startsWith(`${target}/`);

/** The parts of the administration and their screens: in one line where there is room, behind a button where there is not. */
export function Parts({ path }: PartsProps) {
  const id = useId();
  // Open as long as the screen is the one on which it was opened.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  const present = SCREENS.find(({ path: target, entry }) => entry !== undefined && isWithin(path, target));

  function handleKey({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key !== "Escape" || !isOpen) return;
    setOpenAt(null);
    currentTarget.querySelector("button")?.focus();
  }

  return (
    <nav className="parts" aria-label="Administración" onKeyDown={handleKey}>
      <button
        type="button"
        className="parts-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : path)}
      >
        Menú
        {present !== undefined && <span>{present.entry}</span>}
      </button>
      <div id={id} className="parts-list" data-open={isOpen || undefined}>
        {PARTS.map((part) => (
          <div key={part}>
            <p id={`${id}-${part}`}>{part}</p>
            <ul aria-labelledby={`${id}-${part}`}>
              {SCREENS.filter((screen) => screen.part === part).map(({ path: target, entry }) => (
                <li key={target}>
                  <Link href={target} aria-current={path === target ? "page" : isWithin(path, target) || undefined}>
                    {entry}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
