import type { ReactNode } from "react";

/** Sentence about what is wrong with a whole field, such as a list; nothing where nothing is. */
export function FieldAlert({ error }: { readonly error: string }): ReactNode {
  return error !== "" && <p role="alert">{error}.</p>;
}
