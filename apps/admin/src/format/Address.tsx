import { Fragment } from "react";

/** A mail address, or one of IPv6, that breaks after its marks, where a column is too narrow for it, and not within a word. */
export function Address({ children }: { readonly children: string }) {
  let place = 0;
  return children.split(children.includes("@") ? /(?<=[@.])/ : /(?<=:)/).map((part) => {
    place += part.length;
    return (
      <Fragment key={place}>
        {part}
        <wbr />
      </Fragment>
    );
  });
}
