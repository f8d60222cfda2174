import { HOUSE_PRESETS_PATH } from "@nv/contracts";
import { HousePresets } from "@nv/contracts/schemas";
import { callServer, FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { ScrollingTable } from "../reading/doc/ScrollingTable";
import { ColorCell } from "./ColorCell";

const KINDS = { party: "Candidatura", series: "Serie" } as const;

/** The colours of parties and series, asked of the server. @param waiting - Shown until it has answered. */
export function HousePresetsTable({ waiting }: { readonly waiting: ReactNode }): ReactNode {
  const { body, failure, reload } = useRemote(HOUSE_PRESETS_PATH, (signal) =>
    callServer(HousePresets, HOUSE_PRESETS_PATH, { signal }),
  );
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return waiting;
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th>Nombre</th>
          <th>También</th>
          <th>Qué es</th>
          <th>En claro</th>
          <th>En oscuro</th>
        </tr>
      </thead>
      <tbody>
        {body.items.map(({ name, aliases, kind, light, dark }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{aliases.join(", ")}</td>
            <td>{KINDS[kind]}</td>
            <td>
              <ColorCell hex={light} what={`${name}, en claro`} />
            </td>
            <td>
              <ColorCell hex={dark} what={`${name}, en oscuro`} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
