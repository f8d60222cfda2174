import { useHistory } from "@docusaurus/router";
import { Dialog } from "@nv/ui";
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { DialogProps } from "../../frame/dialogs/dialogs-context";
import { useSiteIndex } from "../../frame/navigation/use-site-index";
import { useSession } from "../../frame/session/session-context";
import { type Tool, toolAddress } from "../../frame/tools/core/catalogue";
import { readRecent, rememberTool } from "../../reading/recent/recent-store";
import { launcherSections } from "./core/launcher-sections";
import { type Arrow, nextTile } from "./core/next-tile";
import { recentTools } from "./core/recent-tools";
import { LauncherField } from "./LauncherField";
import { OutsideTools } from "./OutsideTools";
import { ToolTiles } from "./ToolTiles";
import "../../css/dialogs.css";
import "../../css/launcher.css";

const countWords = (count: number) => (count === 1 ? "1 herramienta" : `${count} herramientas`);

/** All the tools of the house, by job and with a picture of what each makes: for the pointer, the keyboard and the screen reader. */
export function LauncherDialog({ onClose, typedAhead }: DialogProps): ReactNode {
  const id = useId();
  const history = useHistory();
  const { toolsLabel } = useSiteIndex();
  const { person } = useSession();
  const email = person?.email ?? "";
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const recent = useMemo(() => (email === "" ? [] : recentTools(readRecent(email))), [email]);
  const sections = useMemo(() => launcherSections(text, recent), [text, recent]);
  const tools = sections.flatMap((section) => section.tools);

  function write(typed: string) {
    setText(typed);
    // Of what was found the first is marked, which is what Enter opens.
    setMarked(typed.trim() !== "" && launcherSections(typed, recent).length > 0 ? 0 : -1);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once the field is there, as in the search
  useLayoutEffect(() => write(typedAhead.current), [typedAhead]);

  function open(tool: Tool) {
    if (email !== "") rememberTool(email, tool.page);
    onClose();
    history.push(toolAddress(tool));
  }
  function enter(isElsewhere: boolean) {
    const tool = tools[marked];
    if (tool === undefined) return;
    if (isElsewhere) window.open(toolAddress(tool), "_blank", "noopener");
    else open(tool);
  }
  function walk(arrow: Arrow) {
    const tiles = [...(list.current?.querySelectorAll("[role=option]") ?? [])];
    setMarked(
      nextTile(
        tiles.map((tile) => tile.getBoundingClientRect()),
        marked,
        arrow,
      ),
    );
  }

  return (
    <Dialog labelledBy={`${id}-title`} className="nv-search nv-launcher" closesOutside onClose={onClose}>
      <h2 id={`${id}-title`} className="nv-visually-hidden">
        {toolsLabel}
      </h2>
      <LauncherField
        id={id}
        text={text}
        hasTiles={tools.length > 0}
        marked={marked}
        onType={write}
        onArrow={walk}
        onEnter={enter}
        onClose={onClose}
      />
      <p className="nv-visually-hidden" role="status">
        {text.trim() !== "" && tools.length > 0 && countWords(tools.length)}
      </p>
      {tools.length > 0 ? (
        <ToolTiles id={id} list={list} sections={sections} marked={marked} onMark={setMarked} onChoose={open} />
      ) : (
        <p className="nv-launcher__none" role="status">
          Ninguna herramienta se llama así. <kbd>Ctrl</kbd> <kbd>K</kbd> busca también en páginas, gráficos y archivos.
        </p>
      )}
      <OutsideTools />
    </Dialog>
  );
}
