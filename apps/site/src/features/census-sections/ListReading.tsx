import { formatCount } from "@nv/spanish";
import { Button, Notice, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { type List, type ListKind, MOST_ADDRESSES } from "./core/read-list";
import type { ListCorrections } from "./list-messages";

interface Props {
  readonly list: List;
  /** Whether latitude and longitude seem to be in each other's column. */
  readonly isExchanged: boolean;
  readonly onCorrect: (part: ListCorrections) => void;
}

const KINDS: readonly { readonly value: ListKind; readonly label: string }[] = [
  { value: "codes", label: "Códigos de sección" },
  { value: "points", label: "Latitud y longitud, en dos columnas" },
  { value: "places", label: "Coordenadas, en una columna" },
  { value: "addresses", label: "Direcciones" },
];
const FIRST_NAME: Readonly<Record<ListKind, string>> = {
  codes: "Columna del código",
  points: "Columna de la latitud",
  places: "Columna de las coordenadas",
  addresses: "Columna de la dirección",
};

/** Fields with what was understood of a list, to be corrected. */
export function ListReading({ list, isExchanged, onCorrect }: Props): ReactNode {
  return (
    <>
      <p>
        Hay {formatCount(list.rows.length, "fila", "filas", "feminine")}. Esto es lo que se ha entendido; corrígelo si
        no es así.
      </p>
      <div className="nv-sections__fields nv-stack">
        <SelectField
          label="Qué hay en cada fila"
          value={list.kind}
          options={KINDS}
          onChange={(kind) => onCorrect({ kind, second: kind === "points" ? Math.max(0, list.second) : -1 })}
        />
        <ColumnField list={list} label={FIRST_NAME[list.kind]} at={list.first} onAt={(first) => onCorrect({ first })} />
        {list.kind === "points" && (
          <ColumnField
            list={list}
            label="Columna de la longitud"
            at={list.second}
            onAt={(second) => onCorrect({ second })}
          />
        )}
      </div>
      {isExchanged && (
        <Notice tone="plain">
          <p>Las coordenadas parecen invertidas: así ninguna cae en España. ¿Intercambiar?</p>
          <Button onClick={() => onCorrect({ first: list.second, second: list.first })}>Intercambiar</Button>
        </Notice>
      )}
      {list.kind === "addresses" && (
        <p className="nv-field__hint">
          Se preguntan de una en una a CartoCiudad, hasta {MOST_ADDRESSES}. Con el municipio en la dirección se aciertan
          más.
        </p>
      )}
    </>
  );
}

interface ColumnProps {
  readonly list: List;
  readonly label: string;
  readonly at: number;
  readonly onAt: (at: number) => void;
}

function ColumnField({ list, label, at, onAt }: ColumnProps): ReactNode {
  return (
    <SelectField
      label={label}
      value={String(at)}
      options={list.names.map((name, place) => ({ value: String(place), label: name }))}
      onChange={(value) => onAt(Number(value))}
    />
  );
}
