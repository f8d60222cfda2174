import type { MouseEvent, ReactNode } from "react";
import { type Tool, toolAddress } from "../../frame/tools/core/catalogue";
import { ToolPicture } from "../../frame/tools/ToolPicture";

interface Props {
  readonly id: string;
  readonly tool: Tool;
  readonly isMarked: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** A tool of the launcher: what it makes, its name and one line. */
export function ToolTile({ id, tool, isMarked, onPoint, onChoose }: Props): ReactNode {
  return (
    <a
      id={id}
      className="nv-tile"
      // A link too, so that it opens in another tab as any link does.
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      href={toolAddress(tool)}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <ToolPicture className="nv-tile__picture" name={tool.picture} />
      <span className="nv-tile__name">{tool.name}</span>
      <span className="nv-tile__says nv-caption">{tool.says}</span>
    </a>
  );
}
