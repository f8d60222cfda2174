import { OUTBOX_PATH } from "@nv/contracts";
import { MAILS_PER_PAGE, MailList } from "@nv/contracts/schemas";
import { Button, Notice, Pager } from "@nv/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { Link } from "../router/Link.tsx";
import { replaceAddress, useSearch } from "../router/location.ts";
import { ALL_MAILS, type MailsPlace, mailsAddress, mailsCall, readMailsPlace } from "./core/mails-address.ts";
import { MAILS_KEY } from "./MailActions.tsx";
import { MailFilters } from "./MailFilters.tsx";
import { MailTable } from "./MailTable.tsx";
import "./mails.css";

/** The list is read again this often while it is looked at, milliseconds: mails move on by themselves. */
const REREAD_MS = 10_000;

function Empty({ place }: { readonly place: MailsPlace }) {
  const isFiltered = place.state !== null || place.search !== "" || place.page > 1;
  if (!isFiltered)
    return <p className="empty">Aún no ha salido ningún correo. Aparecerán aquí con la primera invitación.</p>;
  return (
    <p className="empty">
      Ningún correo coincide. <Link href={mailsAddress(ALL_MAILS)}>Verlos todos</Link>
    </p>
  );
}

/** The queue of mails and what became of each in the last thirty days. */
export function MailsScreen() {
  const { caller } = useAdmin();
  const place = readMailsPlace(useSearch());
  const answer = useQuery({
    queryKey: [MAILS_KEY, place],
    queryFn: ({ signal }) => caller.server(mailsCall(place), MailList, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
  });
  const { data, isFetching, refetch, dataUpdatedAt } = answer;
  return (
    <ScreenFrame
      title="Correos"
      actions={
        <Button aria-disabled={isFetching} onClick={() => void refetch()}>
          Actualizar
        </Button>
      }
    >
      {data?.body.transport === "outbox" && (
        <Notice tone="plain">
          <p>
            Este servidor no envía correos: los deja en la bandeja de salida. Se leen en{" "}
            <a href={OUTBOX_PATH}>{OUTBOX_PATH}</a>, desde este mismo equipo. Para enviarlos, pon <code>SMTP_URL</code>{" "}
            en la configuración.
          </p>
        </Notice>
      )}
      <MailFilters place={place} counts={data?.body.counts} transport={data?.body.transport} />
      <AnswerState query={answer} comfort="La lista que ves puede no estar al día." />
      {data !== undefined && (
        <>
          {data.body.mails.length === 0 ? (
            <Empty place={place} />
          ) : (
            <MailTable mails={data.body.mails} nowMs={dataUpdatedAt} transport={data.body.transport} />
          )}
          <Pager
            page={place.page}
            perPage={MAILS_PER_PAGE}
            total={data.body.total}
            onPage={(page) => replaceAddress(mailsAddress({ ...place, page }))}
          />
          <p className="nv-caption mail-note">
            Lo que dice cada correo, y sus enlaces, son de quien lo recibe: aquí no se ven. La lista guarda los últimos
            treinta días.
          </p>
        </>
      )}
    </ScreenFrame>
  );
}
