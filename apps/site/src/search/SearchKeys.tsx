import type { ReactNode } from "react";
import type { Choice } from "./core/found";

const ENTER_DOES = {
  ...{ page: "abrir", thing: "abrir", tool: "abrir", all: "abrir" },
  ...{ result: "copiar", copy: "copiar", command: "hacer" },
} as const satisfies Readonly<Record<Choice["kind"], string>>;

const keysOf = (marked: Choice | undefined) => [
  { keys: ["↑", "↓"], does: "elegir" },
  { keys: ["Intro"], does: ENTER_DOES[marked?.kind ?? "page"] },
  { keys: ["Esc"], does: "cerrar" },
];

/** Line that says what each key does to a search. @param marked - Answer that is marked; `undefined` for none. */
export function SearchKeys({ marked }: { readonly marked: Choice | undefined }): ReactNode {
  return (
    <p className="nv-search__keys" aria-hidden="true">
      {keysOf(marked).map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{" "}
          {does}
        </span>
      ))}
    </p>
  );
}
