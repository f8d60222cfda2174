import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function FieldGroup({ title, children }: Props): ReactNode {
  return (
    <fieldset className="nv-group nv-stack">
      <legend className="nv-group__title">{title}</legend>
      {children}
    </fieldset>
  );
}
