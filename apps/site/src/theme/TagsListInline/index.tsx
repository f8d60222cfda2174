import Tag from "@theme/Tag";
import type { Props } from "@theme/TagsListInline";
import type { ReactNode } from "react";

/** The tags of a page, in a row. */
export default function TagsListInline({ tags }: Props): ReactNode {
  return (
    <ul className="nv-tags" aria-label="Etiquetas">
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  );
}
