import { Field } from "@nv/ui";
import type { ReactNode } from "react";

interface Named {
  readonly title: string;
  readonly slug: string;
}

interface Props {
  readonly draft: Named;
  readonly errorOf: (field: string) => string;
  /** Whether its address can still be chosen. */
  readonly hasFreeSlug: boolean;
  readonly onChange: (part: Partial<Named>) => void;
  /** Further fields, between the two. */
  readonly children?: ReactNode;
}

/** Fields of the name of published data and of the address where readers find them. */
export function NameFields({ draft, errorOf, hasFreeSlug, onChange, children }: Props): ReactNode {
  return (
    <>
      <Field
        label="Nombre"
        error={errorOf("title")}
        value={draft.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      {children}
      {hasFreeSlug && (
        <Field
          label="Dirección"
          hint="Lo que sigue a /data/; sin nada, sale del nombre. No cambia después de publicar"
          error={errorOf("slug")}
          value={draft.slug}
          spellCheck={false}
          onChange={({ currentTarget }) => onChange({ slug: currentTarget.value })}
        />
      )}
    </>
  );
}
