import { isLoaded, loadType } from "@nv/graphic-types";
import { type ReactNode, useEffect, useState } from "react";
import { typesBeside } from "../core/framed-types";

interface Props {
  /** Name of the type of a graphic. */
  readonly name: string;
  /** Shown until the type has come; a sentence when left out. */
  readonly fallback?: ReactNode;
  /** Drawn once it has, with all that the graphic may become in its form. */
  readonly children: () => ReactNode;
}

const COMING = <p role="status">Preparando el formulario…</p>;

/** Loads the type of a graphic for what is drawn with it: its words, its rules and its editor, and nothing of the others. A failure goes to the page. */
export function WithType({ name, fallback = COMING, children }: Props): ReactNode {
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  const [, setCame] = useState("");
  const types = typesBeside(name);
  const isHere = types.every(isLoaded);
  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    Promise.all(typesBeside(name).map(loadType)).then(
      () => isWanted && setCame(name),
      (cause: unknown) => isWanted && setFailure({ cause }),
    );
    return () => {
      isWanted = false;
    };
  }, [name, isHere]);
  if (failure !== null) throw failure.cause;
  return isHere ? children() : fallback;
}
