import { FORMATS, type Format } from "@nv/formats";
import { Button } from "@nv/ui";
import { type ReactNode, useEffect, useRef } from "react";

/** Whether it is a scene, or the text between two. */
const isScene = ({ name, isStill = false }: Format["about"]) => !isStill || name === "Texto";

/** Formats that people choose among, by what they do. */
const GROUPS = [
  { title: "Texto y lo que se mueve al bajar", formats: FORMATS.filter(({ about }) => isScene(about)) },
  { title: "Lo que se lee quieto", formats: FORMATS.filter(({ about }) => !isScene(about)) },
] as const;

interface Props {
  /** Called with the name of a format. */
  readonly onChoose: (format: string) => void;
  readonly onClose: () => void;
}

/** The formats that a block may be of, each with what it does. */
export function FormatGallery({ onChoose, onClose }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
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
      <div ref={list} className="nv-stack-3">
        {GROUPS.map(({ title, formats }) => (
          <div key={title} className="nv-stack-1">
            <p className="nv-quiet nv-flush">{title}</p>
            <ul aria-label={title}>
              {formats.map(({ about: { name, label, lede, needs } }) => (
                <li key={name}>
                  <button
                    type="button"
                    className="nv-formats-list__one nv-stack-1 nv-small"
                    onClick={() => onChoose(name)}
                  >
                    <strong>{label}</strong> <span>{lede}</span> <small>Necesita {needs}.</small>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Button onClick={onClose}>Dejarlo</Button>
    </div>
  );
}
