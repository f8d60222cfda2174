import { FILE_KINDS } from "@nv/contracts";
import type { FileDetail } from "@nv/contracts/schemas";
import { formatBytes, formatMoment } from "@nv/spanish";
import type { ReactNode } from "react";
import { factsInWords } from "../../../library/core/facts-in-words";
import { originFacts } from "../core/origin-words";

/** Facts about a file, in words. */
export function FileFactList({ file }: { readonly file: FileDetail }): ReactNode {
  const { kind, facts, sizeBytes, createdAtMs, createdBy } = file;
  const all = [
    { name: "Qué es", value: FILE_KINDS[kind] },
    ...factsInWords(facts),
    ...originFacts(file),
    { name: "Pesa", value: formatBytes(sizeBytes) },
    { name: "Traído", value: `${createdBy}, el ${formatMoment(createdAtMs)}` },
  ];
  const hasPosition = kind === "picture" || kind === "video";
  return (
    <>
      <dl className="nv-sheet-facts nv-terms nv-stack-3">
        {all.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasPosition && (
        <p className="nv-files__facts nv-quiet nv-said">
          Si lleva la posición GPS u otros datos de quien lo hizo, no salen nunca de aquí: lo que se publica va sin
          ellos.
        </p>
      )}
    </>
  );
}
