import { type Block, formatOf } from "@nv/formats";
import { fileIdIn } from "@nv/piece-parts";
import { useChosenFile } from "@nv/piece-parts/fields";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Names the first file of a block; empty where it has none. */
export function firstFileOf(block: Block): string {
  let first = "";
  formatOf(block.format).mapSources(block, (source) => {
    if (first === "" && fileIdIn(source) !== null) first = source;
    return source;
  });
  return first;
}

/** Whether the place of something has come into sight. */
function useSeen() {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isSeen || element === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { place, isSeen };
}

/** The first picture of a block, small, by which it is found among the others; a sign for one of words alone. */
export function BlockMiniature({ block }: { readonly block: Block }): ReactNode {
  const { place, isSeen } = useSeen();
  const source = firstFileOf(block);
  const { body: file } = useChosenFile(isSeen ? source : "");
  const pictureUrl = source === "" ? null : (file?.pictureUrl ?? null);
  return (
    <span ref={place} className="nv-block-card__miniature" aria-hidden="true">
      {pictureUrl === null ? source === "" && "¶" : <img src={pictureUrl} alt="" loading="lazy" draggable={false} />}
    </span>
  );
}
