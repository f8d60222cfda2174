import { Field } from "@nv/ui";
import { type ReactNode, useContext } from "react";
import { ChartChoicesContext } from "./chart-choices.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error: string;
  /** Whether a graphic of ours may stand in it too. */
  readonly takesGraphics?: boolean;
  readonly onChange: (chart: string) => void;
}

const OF_OTHERS = "Identificador de Datawrapper, dirección o código de inserción";
const OF_OURS = `${OF_OTHERS}; para uno de los nuestros, «graphic:» y su nombre`;

/** Names a chart by its id or its address; offers those of the account while one types. */
export function ChartField({ label, value, error, takesGraphics = false, onChange }: Props): ReactNode {
  const { charts, listId } = useContext(ChartChoicesContext);
  const title = charts.find(({ id }) => id === value.trim())?.title;
  return (
    <Field
      label={label}
      hint={title ?? (takesGraphics ? OF_OURS : OF_OTHERS)}
      error={error}
      value={value}
      list={charts.length > 0 ? listId : undefined}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
