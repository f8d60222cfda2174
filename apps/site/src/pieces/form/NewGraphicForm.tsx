import type { GraphicDetail } from "@nv/contracts/schemas";
import type { GraphicConfig } from "@nv/graphic-types";
import { type ReactNode, useState } from "react";
import { replaceAddress } from "../../frame/arrival/replace-address";
import type { WorkbenchHead } from "../../frame/workbench/BenchName";
import { editAddress } from "../core/graphic-address";
import { emptyDraft, type GraphicDraft } from "../core/graphic-draft";
import { GraphicEditor } from "./GraphicEditor";

interface Props {
  /** Names the form in the browser's storage. */
  readonly name: string;
  readonly config: GraphicConfig;
  /** Values of it that are known before anybody writes. */
  readonly known?: Partial<GraphicDraft>;
  /** Reason why readers may see nothing: asked about before it goes out; empty for none. */
  readonly doubt?: string;
  readonly isShort?: boolean;
  /** Heading of the screen; the page's around when left out. */
  readonly head?: WorkbenchHead | undefined;
  /** Drawn under the preview, for what the form holds now. */
  readonly aside?: (config: GraphicConfig, draft: GraphicDraft) => ReactNode;
  /** Called once with the graphic that its first change began. */
  readonly onBegun?: (graphic: GraphicDetail) => void;
  /** Called with the graphic once it is published. */
  readonly onRegistered: (graphic: GraphicDetail) => void;
}

/** The form of a graphic that is not registered yet: its first change registers it, and the address becomes that of its form. */
export function NewGraphicForm(props: Props): ReactNode {
  const { name, config, known = {}, doubt = "", isShort = false, head, aside, onBegun, onRegistered } = props;
  const [saved, setSaved] = useState<GraphicDetail | null>(null);
  const [start] = useState(() => ({ ...emptyDraft(config), ...known }));
  function handleSaved(graphic: GraphicDetail) {
    if (saved === null) {
      // What is written goes on under another address: the form, and where in it the person is, stay.
      replaceAddress(editAddress(graphic.id));
      onBegun?.(graphic);
    }
    setSaved(graphic);
  }
  return (
    <GraphicEditor
      name={name}
      start={start}
      saved={saved}
      onSaved={handleSaved}
      onPublished={onRegistered}
      doubtOf={() => doubt}
      isShort={isShort}
      head={head}
      aside={aside}
    />
  );
}
