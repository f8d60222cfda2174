import { type MouseEvent, type ReactNode, type RefObject, useEffect } from "react";
import type { Tool } from "../../frame/tools/core/catalogue";
import type { LauncherSection } from "./core/launcher-sections";
import { ToolTile } from "./ToolTile";

interface Props {
  /** Begins the `id` of every part of the launcher. */
  readonly id: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly sections: readonly LauncherSection[];
  /** The tile that is marked, counted over all sections; -1 for none. */
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly onChoose: (tool: Tool) => void;
}

/** Tiles of the launcher, each job under its heading; the marked one is kept in sight. */
export function ToolTiles({ id, list, sections, marked, onMark, onChoose }: Props): ReactNode {
  useEffect(() => {
    if (marked === -1) list.current?.scrollTo({ top: 0 });
    else document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: "nearest" });
  }, [id, list, marked]);

  function choose(event: MouseEvent, tool: Tool) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onChoose(tool);
  }

  const starts = sections.map((_section, at) =>
    sections.slice(0, at).reduce((sum, { tools }) => sum + tools.length, 0),
  );
  return (
    <div ref={list} id={`${id}-list`} className="nv-launcher__list" role="listbox" aria-label="Herramientas">
      {sections.map(({ id: section, heading, tools }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
        <div key={section} className="nv-launcher__job" role="group" aria-labelledby={`${id}-${section}`}>
          <div id={`${id}-${section}`} className="nv-launcher__heading nv-overline" role="presentation">
            {heading}
          </div>
          {tools.map((tool, place) => {
            const index = (starts[at] ?? 0) + place;
            return (
              <ToolTile
                key={tool.page}
                id={`${id}-${index}`}
                tool={tool}
                isMarked={index === marked}
                onPoint={() => onMark(index)}
                onChoose={(event) => choose(event, tool)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
