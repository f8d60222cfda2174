import { readMunicipality } from "@nv/cases";
import { Button, Field } from "@nv/ui";
import { boundText } from "@nv/web";
import { type ReactNode, useState } from "react";
import { useMunicipalityReader } from "./use-municipality-reader";

/** The longest name is of sixty letters; what is pasted may have an article or a province behind it. */
const MOST_LETTERS = 100;

interface Props {
  /** Text that somebody wrote, or the five figures of the municipality that it was understood as. */
  readonly value: string;
  /** Two figures; empty while none is chosen. */
  readonly province: string;
  /** Message of the server about it. */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A municipality by its name or its code: once the field is left, what was understood stands in it as the code, its name below. */
export function MunicipalityField({ value, province, error, onChange }: Props): ReactNode {
  const [isWriting, setIsWriting] = useState(false);
  const reader = useMunicipalityReader(value !== "").body;
  const reading = readMunicipality(value, province === "" ? null : province, reader);
  const name = reader?.names.get(value);

  function settle() {
    setIsWriting(false);
    if ("value" in reading && reading.value !== value) onChange(reading.value);
  }
  // While the names are on their way, nothing is wrong with one.
  const doubt = "value" in reading || isWriting || reader === null ? undefined : reading;
  return (
    <div className="nv-cases__municipality">
      <Field
        label="Municipio"
        hint={
          name === undefined
            ? "Su nombre o su código del INE. En blanco si no se sabe o no se cuenta."
            : `${value} es ${name}.`
        }
        autoComplete="off"
        maxLength={MOST_LETTERS}
        {...boundText(value, onChange)}
        error={doubt?.message ?? error}
        onFocus={() => setIsWriting(true)}
        onBlur={settle}
        onKeyDown={({ key }) => key === "Enter" && settle()}
      />
      {doubt?.candidates !== undefined && doubt.candidates.length > 0 && (
        <div className="nv-row">
          {doubt.candidates.map((candidate) => (
            <Button key={candidate.value} onClick={() => onChange(candidate.value)}>
              {candidate.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
