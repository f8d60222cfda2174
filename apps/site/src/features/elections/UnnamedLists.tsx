import type { UnnamedList } from "@nv/contracts/schemas";
import { formatCount, formatNumber } from "@nv/spanish";
import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { type ListDraft, NEW_LIST } from "./core/election-draft";

interface Props {
  readonly lists: readonly UnnamedList[];
  readonly onName: (list: ListDraft) => void;
}

/** Lists that the source counts and readers see as «Otras»: each can be shown by its name. */
export function UnnamedLists({ lists, onName }: Props): ReactNode {
  if (lists.length === 0) return null;
  return (
    <details>
      <summary>
        La fuente cuenta {formatCount(lists.length, "candidatura", "candidaturas", "feminine")} más, que{" "}
        {lists.length === 1 ? "va" : "van"} en «Otras»
      </summary>
      <ul className="nv-plain nv-stack-2">
        {lists.map(({ key, acronym, name, votes }) => (
          <li key={key} className="nv-split">
            <span>
              {acronym} <small className="nv-quiet">{name}</small>: {formatNumber(votes, { decimals: 0 })} votos
            </span>
            <Button onClick={() => onName({ ...NEW_LIST, key, acronym, name })}>Enseñar con su nombre</Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
