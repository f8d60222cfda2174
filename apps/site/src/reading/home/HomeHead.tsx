import { formatDate } from "@nv/spanish";
import type { ReactNode } from "react";
import { useDialogs } from "../../frame/dialogs/dialogs-context";
import { useSession } from "../../frame/session/session-context";
import { useToday } from "../review/use-today";

/** Searches to begin with: a thing, two values, and something that is done. */
const EXAMPLES = ["terremoto", "1234567", "#c8321f", "nuevo localizador"] as const;

/** Head of the home: the day, a greeting, and the field from which everything is found. */
export function HomeHead(): ReactNode {
  const { person } = useSession();
  const today = useToday();
  const { open, prepare } = useDialogs();
  const preparing = { onPointerEnter: () => prepare("search"), onFocus: () => prepare("search") };
  return (
    <header className="nv-home__head">
      <div>
        <p className="nv-overline nv-home__greeting">
          {formatDate(today, "weekday")}
          {person?.name ? ` · Hola, ${person.name}` : ""}
        </p>
        <h1 className="nv-home__title">
          Lo que sabemos hacer, <em>y con qué hacerlo</em>
        </h1>
      </div>
      <div className="nv-home__ask">
        <button
          className="nv-home__field"
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K /"
          onClick={() => open("search")}
          {...preparing}
        >
          ¿Qué necesitas? <span className="nv-find__keys" aria-hidden="true" />
        </button>
        <p className="nv-home__examples">
          <span className="nv-visually-hidden">Por ejemplo: </span>
          {EXAMPLES.map((text) => (
            <button key={text} type="button" aria-haspopup="dialog" onClick={() => open("search", text)} {...preparing}>
              {text}
            </button>
          ))}
        </p>
      </div>
    </header>
  );
}
