import type { FileDetail } from "@nv/contracts/schemas";
import { Button, SelectField } from "@nv/ui";
import { type ReactNode, useState } from "react";

interface Props {
  readonly file: FileDetail;
  readonly isBusy: boolean;
  /** @param group - Name of a group; empty for everybody. */
  readonly onGive: (group: string) => void;
}

/** Group that a file belongs to, and the way for who brought it to give it to a group or to everybody. */
export function GiveFile({ file, isBusy, onGive }: Props): ReactNode {
  const [chosen, setChosen] = useState(file.group);
  const { group, givenTo } = file;
  return (
    <>
      <p>
        {group === ""
          ? "De todo el equipo."
          : `Del grupo ${group}: para los demás no existe, ni en la lista ni en la búsqueda ni por su dirección. No se usa en lo que ve todo el equipo.`}
      </p>
      {givenTo.length > 0 && (
        <div className="nv-row">
          <SelectField
            label="Pasarlo a"
            value={chosen}
            options={[
              { value: "", label: "Todo el equipo" },
              ...givenTo.map((name) => ({ value: name, label: `El grupo ${name}` })),
            ]}
            onChange={setChosen}
          />
          <Button disabled={isBusy || chosen === group} onClick={() => onGive(chosen)}>
            Cambiar de quién es
          </Button>
        </div>
      )}
    </>
  );
}
