import { FILE_KINDS, FILE_LIMITS } from "@nv/contracts";
import { SearchField, SegmentedControl, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { type FilesAddress, KINDS, ONLY } from "../../../library/core/files-address";
import type { ListLook } from "../../../records/core/list-look";
import { LIST_LOOKS } from "../../../records/use-list-look";

const EVERY_KIND = [
  { value: "", label: "Todos" },
  ...KINDS.map((value) => ({ value, label: FILE_KINDS[value] })),
] as const;
const EVERYTHING = [
  { value: "", label: "Todos" },
  { value: "mine", label: ONLY.mine },
  { value: "unused", label: ONLY.unused },
  { value: "expired", label: ONLY.expired },
  { value: "no-alt", label: ONLY["no-alt"] },
] as const;

interface Props {
  readonly address: FilesAddress;
  readonly look: ListLook;
  /** The groups of who looks: without one there is nothing to choose. */
  readonly groups: readonly string[];
  readonly onAddress: (part: Partial<FilesAddress>) => void;
  readonly onLook: (look: ListLook) => void;
}

/** Search and filters of the library. They live in the address, so a list can be shared. */
export function FileFilterBar({ address, look, groups, onAddress, onLook }: Props): ReactNode {
  return (
    <search className="nv-files__filters nv-stack-3">
      <SearchField
        label="Buscar"
        placeholder="Nombre, texto alternativo, crédito o fuente"
        maxLength={FILE_LIMITS.searchText}
        value={address.q}
        onDebounced={(q) => onAddress({ q })}
      />
      <SelectField
        label="Qué es"
        value={address.kind ?? ""}
        options={EVERY_KIND}
        onChange={(kind) => onAddress({ kind: kind === "" ? null : kind })}
      />
      <SelectField
        label="Cuáles"
        value={address.only ?? ""}
        options={EVERYTHING}
        onChange={(only) => onAddress({ only: only === "" ? null : only })}
      />
      {(groups.length > 0 || address.group !== "") && (
        <SelectField
          label="De quién"
          value={address.group}
          options={[
            { value: "", label: "De todo el equipo" },
            ...[...new Set([...groups, address.group])]
              .filter((group) => group !== "")
              .map((group) => ({ value: group, label: `Del grupo ${group}` })),
          ]}
          onChange={(group) => onAddress({ group })}
        />
      )}
      <SegmentedControl legend="Cómo se ve la lista" segments={LIST_LOOKS} value={look} onChange={onLook} />
    </search>
  );
}
