import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { ColorField, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { type CardConfig, ENCODINGS, THEMES } from "../config.ts";
import { contrastOf } from "../palette.ts";
import { choicesOf } from "./choices.ts";

const UNREADABLE = "El texto no se lee sobre ese fondo: oscurece uno o aclara el otro";

/** The colours of a card, and the kind of file that it goes out as. */
export function LookFields(props: EditorProps<CardConfig>): ReactNode {
  const f = bindConfig(props);
  const colours = f.part("colours");
  const ink = colours.value("ink");
  return (
    <details className="nv-card-fields__look" open>
      <summary>Aspecto y salida</summary>
      <div className="nv-fields">
        <SelectField {...f.value("theme")} options={choicesOf("theme", THEMES)} />
        <SelectField {...f.value("encoding")} options={choicesOf("encoding", ENCODINGS)} />
        {props.config.theme === "propio" && (
          <>
            <ColorField {...colours.value("ground")} />
            <ColorField {...ink} error={contrastOf(props.config).isEnough ? ink.error : UNREADABLE} />
          </>
        )}
      </div>
    </details>
  );
}
