import type { GraphicDetail } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { PublishQuestion } from "../../records/saving/PublishQuestion";
import { graphicsCalls } from "../api/graphics-calls";

/** Pages that are named of those where it is. */
const NAMED_PAGES = 5;

interface Props {
  readonly graphic: GraphicDetail;
  /** Whether all that is written is saved: what changes for readers is told of what is. */
  readonly isSaved: boolean;
  /** Sentences on what readers would miss; empty for nothing. */
  readonly doubt: string;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Asks before a graphic is published that was ordered by its keys, and tells where readers meet it. */
export function PublishGraphicQuestion({ graphic, ...question }: Props): ReactNode {
  const { slug, usages } = graphic;
  const pages = usages.slice(0, NAMED_PAGES).map(({ page }) => page);
  const more = usages.length - pages.length;
  return (
    <PublishQuestion of={graphic} versions={graphicsCalls.versions} {...question}>
      <p>
        Dónde: en su página, <span className="nv-breaks">/g/{slug}/</span>
        {pages.length > 0 && `, y en ${pages.join(", ")}${more > 0 ? ` y ${more} más` : ""}`}. Antes de un minuto.
      </p>
    </PublishQuestion>
  );
}
