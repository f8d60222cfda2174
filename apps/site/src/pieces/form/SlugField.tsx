import { Field, Findings } from "@nv/ui";
import { advice } from "@nv/ui/finding";
import { boundText } from "@nv/web";
import type { ReactNode } from "react";
import { blockedAddress } from "../core/blocked-address";
import type { GraphicDraft } from "../core/graphic-draft";

interface Props {
  readonly draft: Pick<GraphicDraft, "title" | "slug">;
  readonly error: string;
  readonly onChange: (slug: string) => void;
}

/** The last part of the public address, for as long as it may change, with what would keep readers from it. */
export function SlugField({ draft, error, onChange }: Props): ReactNode {
  const warning = blockedAddress(draft);
  return (
    <div>
      <Field
        name="slug"
        label="Dirección pública"
        hint="Lo último de /g/…/. Vacía, sale del título; no cambia después de publicar"
        error={error}
        {...boundText(draft.slug, onChange)}
        spellCheck={false}
      />
      <div role="status">{warning !== "" && <Findings findings={[advice(warning)]} />}</div>
    </div>
  );
}
