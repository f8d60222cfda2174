import { Fragment } from "react";

/** A mail address that breaks after its marks, where a column is too narrow for it, and not within a word. */
export function Address({ children }: { readonly children: string }) {
  let place = 0;
  return children.split(/(?<=[@.])/).map((part) => {
    place += part.length;
    return (
      <Fragment key={place}>
        {part}
        <wbr />
      </Fragment>
    );
  });
}
