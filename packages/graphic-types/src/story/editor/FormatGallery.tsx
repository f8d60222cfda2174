import { FORMATS } from "@nv/formats";
import { Button } from "@nv/ui";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  /** Called with the name of a format. */
  readonly onChoose: (format: string) => void;
  readonly onClose: () => void;
}

/** The formats that a block may be of, each with what it does. */
export function FormatGallery({ onChoose, onClose }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of choices is no set of fields
    <div
      className="nv-formats-list nv-stack-3 nv-start"
      role="group"
      aria-label="Formatos"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <ul ref={list}>
        {FORMATS.map(({ about: { name, label, lede, needs } }) => (
          <li key={name}>
            <button type="button" className="nv-formats-list__one nv-stack-1 nv-small" onClick={() => onChoose(name)}>
              <strong>{label}</strong> <span>{lede}</span> <small>Necesita {needs}.</small>
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>Dejarlo</Button>
    </div>
  );
}
