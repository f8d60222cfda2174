import { Toggle } from "@nv/ui";
import { bindFields, type FormProblems } from "@nv/web";
import type { ReactNode } from "react";
import type { GraphicDraft } from "../core/graphic-draft";
import { FindableField } from "./FindableField";
import { ShareImageField } from "./ShareImageField";
import { SheetFields } from "./SheetFields";
import { SlugField } from "./SlugField";

interface Props {
  readonly draft: GraphicDraft;
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<GraphicDraft>) => void;
  /** Nobody has published it yet: its address may still change. */
  readonly isOpen: boolean;
  /** Readers have it, so it may be marked as one that stays current for good. */
  readonly isPinnable: boolean;
}

/** Fields of a graphic that only the registry needs: who made it, how it is found, shared and addressed. */
export function SheetStep({ draft, problems, onChange, isOpen, isPinnable }: Props): ReactNode {
  const f = bindFields({ draft, change: onChange, problems });
  return (
    <SheetFields draft={draft} problems={problems} onChange={onChange}>
      <ShareImageField {...f.value("shareImage")} />
      {isOpen && <SlugField draft={draft} {...f.value("slug")} />}
      <FindableField isFindable={draft.isFindable} onChange={(isFindable) => onChange({ isFindable })} />
      {isPinnable && (
        <Toggle
          label="Fijo"
          hint="Se mantiene al día para siempre: no caduca en las listas."
          {...f.toggle("isPinned")}
        />
      )}
    </SheetFields>
  );
}
