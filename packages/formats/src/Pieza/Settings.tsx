import { Field, SelectField, TextArea } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { WAY_NAMES } from "./about.ts";
import { type PiezaBlock, WAYS } from "./settings.ts";

const OPTIONS = WAYS.map((value) => ({ value, label: WAY_NAMES[value] }));

/** The piece of a block, and how it is shown. */
export function Settings(props: SettingsProps<PiezaBlock>): ReactNode {
  const f = bindSettings(props);
  return (
    <>
      <Field
        {...f.text("piece")}
        hint="«graphic:» y el final de su dirección pública: graphic:paro"
        spellCheck={false}
        autoComplete="off"
      />
      <SelectField {...f.value("way")} options={OPTIONS} />
    </>
  );
}

interface NamesProps {
  readonly label: string;
  readonly error: string;
  readonly hint: string;
  readonly names: readonly string[];
  readonly onChange: (names: string[]) => void;
}

/** Names, one a line. */
function NamesField({ names, onChange, ...texts }: NamesProps): ReactNode {
  return (
    <TextArea
      {...texts}
      rows={2}
      value={names.join("\n")}
      onChange={(event) => onChange(event.currentTarget.value.split("\n"))}
      onBlur={() => onChange(names.map((name) => name.trim()).filter(Boolean))}
    />
  );
}

/** The state of the piece at a step. */
export function StepData(props: StepProps<PiezaBlock>): ReactNode {
  const { block, data, textsOf, onChange } = props;
  if (block.settings.way === "fixed") return null;
  const f = bindData(props);
  return (
    <>
      <NamesField
        {...textsOf("data.lit")}
        hint="Series, partidos o zonas, como los llama la pieza, uno por línea. Vacío: todo"
        names={data.lit}
        onChange={(lit) => onChange({ ...data, lit })}
      />
      <Field {...f.text("mark")} hint="En un gráfico, un año o una fecha como se lee en su tabla" />
      <NamesField
        {...textsOf("data.near")}
        hint="En un mapa, las zonas a las que se acerca, una por línea. Vacío: el mapa entero"
        names={data.near}
        onChange={(near) => onChange({ ...data, near })}
      />
    </>
  );
}
