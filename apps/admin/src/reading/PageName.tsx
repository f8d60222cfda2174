import { pageAddress } from "./core/page-address.ts";

export interface PageNameProps {
  /** Decoded path. */
  readonly path: string;
  /** Its title; the path when the page is no more. */
  readonly title: string;
}

/** The title of a page of the site, which leads there while the page exists. */
export function PageName({ path, title }: PageNameProps) {
  if (title === path)
    return (
      <>
        {path} <small>(esta página ya no existe)</small>
      </>
    );
  return <a href={pageAddress(path)}>{title}</a>;
}
