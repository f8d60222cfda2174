import { FORMAT_EXAMPLES } from "@nv/spanish";
import type { ReactNode } from "react";
import { ScrollingTable } from "../reading/doc/ScrollingTable";

/** The rules of one group, each with the call that obeys it and what it prints, computed here and now. */
export function NumberRules({ group }: { readonly group: string }): ReactNode {
  const examples = FORMAT_EXAMPLES.filter((example) => example.group === group);
  if (examples.length === 0) throw new RangeError(`no rules are grouped under ${JSON.stringify(group)}`);
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Regla</th>
          <th scope="col">Se imprime</th>
          <th scope="col">Se escribe en código</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ code, rule, run }) => (
          <tr key={code}>
            <td>{rule}</td>
            <td>
              <strong>{run()}</strong>
            </td>
            <td>
              <code>{code}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
