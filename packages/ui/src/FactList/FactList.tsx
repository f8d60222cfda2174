import type { ReactNode } from "react";

/** Something that is so, under its name. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export interface FactListProps {
  /** No two of one name. */
  readonly facts: readonly Fact[];
  /** Class that places them: under each other, in a line. */
  readonly className?: string;
}

/** List of facts about something, each with its name. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
