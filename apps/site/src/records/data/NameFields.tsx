import { Field } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import { TitleOnBar } from "../TitleOnBar";

interface Named {
  readonly title: string;
  readonly slug: string;
}

interface Props {
  readonly fields: Pick<BoundFields<Named>, "text">;
  /** Whether its address can still be chosen. */
  readonly hasFreeSlug: boolean;
  /** Further fields, between the two. */
  readonly children?: ReactNode;
}

/** Fields of the name of published data and of the address where readers find them. */
export function NameFields({ fields, hasFreeSlug, children }: Props): ReactNode {
  return (
    <>
      <TitleOnBar {...fields.text("title")} label="Nombre" />
      {children}
      {hasFreeSlug && (
        <Field
          label="Dirección"
          hint="Lo que sigue a /data/; sin nada, sale del nombre. No cambia después de publicar"
          {...fields.text("slug")}
          spellCheck={false}
        />
      )}
    </>
  );
}
