import { Field, SelectField, TextArea } from "@nv/ui";
import { type ReactNode, useId } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { WAY_NAMES } from "./about.ts";
import { PieceField } from "./PieceField.tsx";
import { type PiezaBlock, WAYS } from "./settings.ts";
import { type PieceNames, usePieceNames } from "./use-piece-names.ts";

const OPTIONS = WAYS.map((value) => ({ value, label: WAY_NAMES[value] }));

/** The piece of a block, and how it is shown. */
export function Settings(props: SettingsProps<PiezaBlock>): ReactNode {
  const f = bindSettings(props);
  return (
    <>
      <PieceField {...f.value("piece")} />
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

/** Names of a piece that are told below a field, at most. */
const TOLD_NAMES = 14;

/** Says how a piece calls its parts: what is marked on it, its columns or, where it has one, its rows, as a map has its areas. */
function toldNames(names: PieceNames | null): string {
  if (names === null) return "";
  const ofTable = names.columns.length > 1 ? names.columns : names.rows;
  const all = names.parts.length > 0 ? names.parts : ofTable;
  const more = all.length > TOLD_NAMES ? "…" : "";
  return all.length === 0 ? "" : `La pieza tiene: ${all.slice(0, TOLD_NAMES).join(", ")}${more}`;
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

/** The state of the piece at a step; nothing of one that is fixed. */
export function StepData(props: StepProps<PiezaBlock>): ReactNode {
  return props.block.settings.way === "fixed" ? null : <StateFields {...props} />;
}

/** Fields of what is lit, marked and come near to. */
function StateFields(props: StepProps<PiezaBlock>): ReactNode {
  const { block, data, textsOf, onChange } = props;
  const f = bindData(props);
  const names = usePieceNames(block.settings.piece);
  const listId = useId();
  const told = toldNames(names);
  return (
    <>
      <NamesField
        {...textsOf("data.lit")}
        hint={`Uno por línea. Vacío: todo. ${told || "Series, partidos, zonas o marcas, como los llama la pieza"}`}
        names={data.lit}
        onChange={(lit) => onChange({ ...data, lit })}
      />
      <Field
        {...f.text("mark")}
        hint="En un gráfico, un año o una fecha como se lee en su tabla"
        list={names === null ? undefined : listId}
      />
      <datalist id={listId}>
        {names?.rows.map((row) => (
          <option key={row} value={row} />
        ))}
      </datalist>
      <NamesField
        {...textsOf("data.near")}
        hint="En un mapa, las zonas o las marcas a las que se acerca, una por línea. Vacío: el mapa entero"
        names={data.near}
        onChange={(near) => onChange({ ...data, near })}
      />
    </>
  );
}
