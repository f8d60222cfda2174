import { FILE_KINDS } from "@nv/contracts";
import type { DropSummary } from "@nv/contracts/schemas";
import { formatBytes } from "@nv/spanish";
import { encodingName } from "@nv/tables";
import { CopyButton, FactList } from "@nv/ui";
import type { ReactNode } from "react";
import { CodeList } from "../../records/CodeList";
import { codesOf } from "./core/drop-codes";
import { DropQr } from "./DropQr";

interface Props {
  readonly drop: DropSummary;
  readonly latestUrl: string;
}

/** Facts about a file that is public: its addresses, ways to use them, and what programs get there. */
export function DropGiven({ drop, latestUrl }: Props): ReactNode {
  const { revisionUrl, slug, kind, mediaType, sizeBytes, writtenAs, isUnread } = drop;
  const addresses = [
    { name: "La última", url: latestUrl, use: "Da siempre lo de ahora: cambia cuando se reemplaza." },
    { name: "Este contenido", url: revisionUrl ?? "", use: "No cambia nunca, aunque se reemplace." },
  ].filter(({ url }) => url !== "");
  return (
    <div className="nv-drops__given nv-stack-5">
      <div className="nv-drops__addresses nv-stack">
        {addresses.map(({ name, url, use }) => (
          <div key={name} className="nv-drops__address">
            <h3>
              {name} <CopyButton text={url} what={`la dirección: ${name}`} />
            </h3>
            <a href={url}>{url}</a>
            <p className="nv-quiet nv-breaks">{use}</p>
          </div>
        ))}
        <FactList
          className="nv-drops__list nv-stack-1 nv-small"
          facts={[
            { name: "Qué es", value: `${FILE_KINDS[kind]}, ${mediaType}` },
            { name: "Tamaño", value: formatBytes(sizeBytes) },
            ...(writtenAs === undefined
              ? []
              : [{ name: "Texto", value: `En UTF-8: el archivo estaba en ${encodingName(writtenAs)}` }]),
            ...(isUnread ? [{ name: "Datos de personas", value: "No se ha mirado por dentro si los lleva" }] : []),
            { name: "Desde otras páginas", value: "Se lee (CORS)" },
            { name: "Al reemplazar", value: "Se nota antes de un minuto" },
          ]}
        />
      </div>
      <DropQr url={latestUrl} slug={slug} />
      <CodeList codes={codesOf({ kind, mediaType, latestUrl })} />
    </div>
  );
}
