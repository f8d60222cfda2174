import type { MapStyle } from "@nv/contracts/schemas";
import { contrastRatio, Notice } from "@nv/ui";
import { OnStage, problemsByField } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { RecordFieldsProps } from "../../records/saving/RecordEditor";
import { contrastFindings } from "./core/contrast-findings";
import { readStyle, type StyleDraft } from "./core/style-draft";
import { LiveMap } from "./LiveMap";
import { StyleExports } from "./StyleExports";
import { StyleFieldSet } from "./StyleFieldSet";

interface Props extends RecordFieldsProps<StyleDraft> {
  /** Style that is shown until the form can be read. */
  readonly start: MapStyle;
  /** Address at which the style is published; `null` before it is. */
  readonly publicUrl: string | null;
  /** Addresses at which it is read. */
  readonly addresses: ReactNode;
}

/** A style at work: the map that it makes, what it is made of, what is wrong with it, and the ways to take it away. */
export function StyleDesk(props: Props): ReactNode {
  const { form, refused, said, hasFreeSlug, start, publicUrl, addresses } = props;
  const { draft, change } = form;
  const { style, problems } = readStyle(draft);
  const [readable, setReadable] = useState(start);
  const shown = style ?? readable;
  const findings = contrastFindings(shown, contrastRatio);

  return (
    <>
      <OnStage>
        <LiveMap style={shown} />
        {style === null && <p className="nv-map-styles__note">El mapa enseña lo último que se pudo leer.</p>}
        {draft["provider.kind"] !== "own" && (
          <p className="nv-map-styles__note">
            Aquí se ve sobre el fondo de la casa: esta página no pide nada fuera. Lo que exportas usa el fondo que has
            elegido.
          </p>
        )}
        {findings.length > 0 && (
          <Notice tone="plain">
            <ul className="nv-map-styles__findings">
              {findings.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </Notice>
        )}
      </OnStage>
      <StyleFieldSet
        draft={draft}
        problems={new Map([...problemsByField(said), ...refused])}
        hasFreeSlug={hasFreeSlug}
        onChange={(part) => {
          if (style !== null) setReadable(style);
          change(part);
        }}
        exports={
          <StyleExports style={problems.length === 0 ? style : null} title={draft.title} publicUrl={publicUrl} />
        }
        addresses={addresses}
      />
    </>
  );
}
