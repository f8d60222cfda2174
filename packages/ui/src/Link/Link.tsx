import type { AnchorHTMLAttributes, ComponentType, ReactNode } from "react";
import { type LinkKind, linkKind } from "../core/link-kind.ts";

/** Attributes of an `<a>`, which {@link LinkProps.anchor} receives. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement>;

export interface LinkProps {
  /** Address that it leads to: a path of the site, a fragment, or a whole address. */
  readonly href: string;
  readonly children: ReactNode;
  /** Name under which a download is saved; the address's own when left out. */
  readonly fileName?: string;
  /** Draws the `<a>`; a router's own link keeps the page when the destination is inside. */
  readonly anchor?: ComponentType<AnchorProps>;
}

const NOTES: Readonly<Record<LinkKind, { readonly mark: string; readonly note: string } | null>> = {
  inside: null,
  mail: null,
  outside: { mark: "↗", note: "sale del sitio" },
  download: { mark: "↓", note: "descarga un archivo" },
};

/**
 * A link that says beforehand when it leaves the site or saves a file, to the eye and to the ear.
 *
 * It never opens another tab: that choice belongs to the reader.
 */
export function Link({ href, children, fileName = "", anchor: Anchor }: LinkProps) {
  const kind = linkKind(href);
  const note = NOTES[kind];
  const attributes: AnchorProps = {
    href,
    className: "nv-link",
    ...(kind === "outside" ? { rel: "noopener noreferrer" } : {}),
    ...(kind === "download" ? { download: fileName } : {}),
  };
  const content = (
    <>
      {children}
      {note !== null && (
        <>
          <span className="nv-link__mark" aria-hidden="true">
            {note.mark}
          </span>
          <span className="nv-visually-hidden"> ({note.note})</span>
        </>
      )}
    </>
  );
  return Anchor === undefined || kind !== "inside" ? (
    <a {...attributes}>{content}</a>
  ) : (
    <Anchor {...attributes}>{content}</Anchor>
  );
}
