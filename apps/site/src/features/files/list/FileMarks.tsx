import type { FileSummary } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { isExpired } from "../../../library/core/facts-in-words";
import { useToday } from "../use-today";

const used = (uses: number) => (uses === 1 ? "En 1 gráfico" : `En ${uses} gráficos`);

/** Marks of what somebody should know of a file before they use it. */
export function FileMarks({ file }: { readonly file: FileSummary }): ReactNode {
  const today = useToday();
  const { kind, altText, uses } = file;
  return (
    <>
      <span className="nv-mark" data-tone={uses > 0 ? "green" : undefined}>
        {uses > 0 ? used(uses) : "Sin usar"}
      </span>
      {isExpired(file, today) && (
        <span className="nv-mark" data-tone="accent">
          Derechos vencidos
        </span>
      )}
      {kind === "picture" && altText === "" && (
        <span className="nv-mark" data-tone="ochre">
          Sin texto alternativo
        </span>
      )}
    </>
  );
}
