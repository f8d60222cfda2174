import { Button, DataTable, Notice, Pager } from "@nv/ui";
import { FailureNotice, saveFile } from "@nv/web";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { replaceAddress, useSearch } from "../router/location.ts";
import { AuditFilters } from "./AuditFilters.tsx";
import { AUDIT_COLUMNS } from "./audit-columns.tsx";
import { AuditEntries } from "./audit-entry.ts";
import {
  type AuditView,
  auditAddress,
  auditCall,
  ENTRIES_PER_PAGE,
  exportCall,
  readAuditView,
} from "./core/audit-query.ts";

/** Audit of the accounts: who did what, to whom, when and from where. */
export function AuditScreen() {
  const { caller } = useAdmin();
  const view = readAuditView(useSearch());
  const call = auditCall(view);
  const answer = useQuery({
    queryKey: ["audit", call],
    queryFn: ({ signal }) => caller.identity(call, AuditEntries, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = answer;
  const save = useMutation({
    mutationFn: async () => saveFile({ name: "auditoria.csv", content: await caller.identityFile(exportCall(view)) }),
  });
  const change = (changes: Partial<AuditView>) => replaceAddress(auditAddress({ ...view, ...changes }));
  const total = Number(data?.headers.get("x-total-count") ?? 0);

  return (
    <ScreenFrame
      title="Auditoría"
      actions={
        <Button disabled={save.isPending || total === 0} onClick={() => save.mutate()}>
          {save.isPending ? "Preparando el archivo…" : "Descargar en CSV"}
        </Button>
      }
    >
      <AuditFilters view={view} onChange={change} />
      {view.userId !== "" && (
        <Notice tone="plain">
          <p>Solo lo que hizo o le pasó a una cuenta.</p>
          <Button onClick={() => change({ userId: "", page: 1 })}>Ver la de todo el equipo</Button>
        </Notice>
      )}
      {save.error !== null && <FailureNotice error={save.error} onRetry={() => save.mutate()} />}
      <AnswerState query={answer} />
      {data !== undefined && (
        <>
          {data.body.length === 0 ? (
            <p className="empty">No pasó nada que cumpla lo que buscas.</p>
          ) : (
            <DataTable
              caption="Auditoría, lo más reciente primero"
              columns={AUDIT_COLUMNS}
              rows={data.body}
              keyOf={({ id }) => id}
              isStale={isPlaceholderData}
            />
          )}
          <Pager page={view.page} perPage={ENTRIES_PER_PAGE} total={total} onPage={(page) => change({ page })} />
        </>
      )}
    </ScreenFrame>
  );
}
