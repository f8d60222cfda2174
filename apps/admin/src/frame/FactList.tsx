import type { ReactNode } from "react";

/** Something that is so, under its name. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Facts under each other, each with its name; no two of one name. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
