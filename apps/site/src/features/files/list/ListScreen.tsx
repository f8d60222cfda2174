import Link from "@docusaurus/Link";
import { useHistory } from "@docusaurus/router";
import { FILE_LIMITS } from "@nv/contracts";
import { FILES_TOPIC } from "@nv/piece-parts/fields";
import { formatNumber } from "@nv/spanish";
import { Notice, Pager } from "@nv/ui";
import { FailureNotice, useEvent, useReconnect, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { ManualLink } from "../../../frame/navigation/ManualLink";
import { type FilesAddress, isNarrowed, listCall, writeAddress } from "../../../library/core/files-address";
import { filesCalls } from "../../../library/files-calls";
import { writeAddress as registryAddress } from "../../../pieces/core/registry-address";
import { useListAddress } from "../../../records/use-list-address";
import { useListLook } from "../../../records/use-list-look";
import { UploadPanel } from "../upload/UploadPanel";
import { FileFilterBar } from "./FileFilterBar";
import { FileGrid } from "./FileGrid";
import { FileTable } from "./FileTable";
import { Quota } from "./Quota";

const count = (total: number) => `${formatNumber(total, { decimals: 0 })} ${total === 1 ? "archivo" : "archivos"}`;

/** The library: what there is, found by any word, and where more is brought. */
export function ListScreen({ address }: { readonly address: FilesAddress }): ReactNode {
  const history = useHistory();
  const replace = useListAddress();
  const [look, setLook] = useListLook("nv.files-look");
  const call = listCall(address);
  const list = useRemote(call, (signal) => filesCalls.find(call, signal));
  useReconnect(list.reload);
  useEvent(FILES_TOPIC, list.reload);

  const { body, failure } = list;
  const go = (part: Partial<FilesAddress>) => replace(writeAddress({ ...address, page: 1, ...part }));
  // In a library with nothing in it there is nothing to search.
  const isBare = body?.total === 0 && !isNarrowed(address) && body.groups.length === 0;
  return (
    <>
      <header className="nv-files__top nv-cluster">
        <h1 className="nv-title">Archivos</h1>
        {body !== null && <Quota usedBytes={body.usedBytes} quotaBytes={body.quotaBytes} />}
        <p className="nv-files__facts nv-quiet nv-said">
          Lo que se trae aquí se usa en <Link to={registryAddress({})}>Gráficos</Link>. <ManualLink of="Archivos" />
        </p>
      </header>
      <UploadPanel group={address.group} />
      {!isBare && (
        <FileFilterBar address={address} look={look} groups={body?.groups ?? []} onAddress={go} onLook={setLook} />
      )}
      {failure !== null && <FailureNotice error={failure} onRetry={list.reload} />}
      {!isBare && failure === null && (
        <p role="status" className="nv-files__facts nv-quiet nv-said">
          {body === null ? "Buscando…" : count(body.total)}
        </p>
      )}
      {isBare && (
        <Notice tone="plain">
          <p>La biblioteca está vacía. Trae el primer archivo: suéltalo arriba o elígelo.</p>
        </Notice>
      )}
      {body !== null && body.items.length === 0 && !isBare && !isNarrowed(address) && (
        <Notice tone="plain">
          <p>
            {address.group === "" ? "La biblioteca de todo el equipo" : `El grupo ${address.group}`} no tiene archivos
            todavía: trae el primero arriba.
          </p>
        </Notice>
      )}
      {body !== null && body.items.length === 0 && isNarrowed(address) && (
        <Notice tone="plain">
          <p>
            Ningún archivo coincide. Prueba con menos palabras o{" "}
            <Link to={writeAddress({ group: address.group })}>quita los filtros</Link>.
          </p>
        </Notice>
      )}
      {body !== null && body.items.length > 0 && (
        <div aria-busy={list.isLoading}>
          {look === "grid" ? <FileGrid files={body.items} /> : <FileTable files={body.items} />}
        </div>
      )}
      {body !== null && body.total > FILE_LIMITS.pageSize && (
        <Pager
          page={address.page}
          perPage={FILE_LIMITS.pageSize}
          total={body.total}
          onPage={(page) => history.push(writeAddress({ ...address, page }))}
        />
      )}
    </>
  );
}
