import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import type { CardConfig } from "../config.ts";
import { tellsOfCount } from "../counted-card.ts";

/** Templates whose heading may be that of a night. */
const WITH_HEADING: readonly CardConfig["template"][] = ["dato", "titular", "grafico", "mapa", "comparacion"];

/** Fields of a card that tells of a count: the headline of the night, and whether it goes out with each count. */
export function CountFields({ listId, ...props }: EditorProps<CardConfig> & { readonly listId: string }): ReactNode {
  const { config } = props;
  const f = bindConfig(props);
  const { onChange, ...headline } = f.value("headlineOf");
  return (
    <>
      {WITH_HEADING.includes(config.template) && (
        <Field
          {...headline}
          hint="«election:» y el nombre de una elección: en cuanto su recuento confirma uno de los titulares escritos, sustituye al de arriba"
          list={listId}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
        />
      )}
      {tellsOfCount(config) && (
        <Toggle
          {...f.toggle("follows")}
          hint="Sale otra vez con cada recuento, si no tiene cambios sin publicar y sus textos siguen siendo ciertos. Lo que ya está en las redes no cambia"
        />
      )}
    </>
  );
}
