import { LEGACY_LINK_RECORD, type LegacyLinkSummary, type LinkCheck } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { CopyButton, FactList } from "@nv/ui";
import { ConfirmDialog, FailureNotice, Step } from "@nv/web";
import { type ReactNode, useState } from "react";
import { Workbench } from "../../frame/workbench/Workbench";
import { ChangeList } from "../../records/ChangeList";
import { StateMark } from "../../records/RecordList";
import { RecordNews } from "../../records/RecordNews";
import { RecordScreen } from "../../records/RecordScreen";
import { useRecordHead } from "../../records/record-head";
import { SignOffLine } from "../../records/review/SignOffLine";
import { useAction } from "../../records/use-action";
import { useVersions } from "../../records/use-versions";
import { pageState, stateOf } from "./core/state-words";
import { LinkActions } from "./LinkActions";
import { EditLink } from "./LinkForm";
import { LinkJob, useLinkJobs } from "./LinkJob";
import { legacyLinksCalls, refusalOf } from "./legacy-links-calls";

const NO_FIELDS: readonly string[] = [];

interface ScreenProps {
  readonly id: string;
  /** It was deleted. */
  readonly onGone: () => void;
  readonly onOpen: (id: string) => void;
}

/** An old link with everything about it. */
export function LinkScreen({ id, ...ways }: ScreenProps): ReactNode {
  return (
    <RecordScreen kind={LEGACY_LINK_RECORD} id={id} detail={legacyLinksCalls.detail} changed="acaba de cambiarlo.">
      {(link, { news, replace, reload }) => (
        <LinkView link={link} news={news} onChanged={replace} onReload={reload} {...ways} />
      )}
    </RecordScreen>
  );
}

interface ViewProps extends Omit<ScreenProps, "id"> {
  readonly link: LegacyLinkSummary;
  /** Sentence on what somebody else just did; empty for nothing. */
  readonly news: string;
  readonly onChanged: (link: LegacyLinkSummary) => void;
  readonly onReload: () => void;
}

const ACTIONS = {
  registered: "lo añadió",
  edited: "lo cambió",
  published: "publicó su página",
  "rolled-back": "volvió a una versión anterior",
  unpublished: "lo despublicó",
  retired: "lo retiró",
  restored: "lo recuperó",
} as const;

/** Questions that are asked before an old link goes. */
const QUESTIONS = {
  retire: {
    action: "Retirar",
    text: "Su página y su captura dejan de contestar (410), y la dirección antigua sale de las redirecciones. Se puede recuperar.",
  },
  delete: { action: "Borrar", text: "No se ha publicado nunca: sale de la lista, con su historia." },
} as const;

function LinkView({ link, news, onChanged, onReload, onGone, onOpen }: ViewProps): ReactNode {
  const ordering = useAction(onChanged, (refused) => refusalOf(refused).current);
  const { failure, said, run } = ordering;
  const head = useRecordHead();
  const jobs = useLinkJobs(onReload);
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const isRetired = link.status === "retired";

  async function remove(): Promise<LegacyLinkSummary> {
    await legacyLinksCalls.delete(link.id, { version: link.version });
    onGone();
    return link;
  }
  return (
    <article className="nv-record">
      <Workbench
        head={head}
        title={<p className="nv-bench__title">{link.title}</p>}
        state={<StateMark state={pageState(link)} />}
        news={
          <>
            <RecordNews news={news} said={said} failure={failure} />
            <LinkJob jobs={jobs} />
          </>
        }
        actions={<LinkActions link={link} ordering={ordering} jobs={jobs} onAsk={setAsked} />}
        stage={
          <div className="nv-bench__result nv-stack">
            <LinkFindings link={link} />
            {link.pageUrl !== null && <PublicPage link={link} pageUrl={link.pageUrl} />}
          </div>
        }
        foot={
          !isRetired && (
            <div className="nv-bench__foot">
              <SignOffLine id={link.id} version={link.version} isSaved />
            </div>
          )
        }
      >
        <h2 className="nv-visually-hidden">{link.title}</h2>
        {!isRetired && (
          <Step label="Enlace" fields={NO_FIELDS}>
            <EditLink link={link} onSaved={(saved) => run(Promise.resolve(saved), "Guardado.")} onOpen={onOpen} />
          </Step>
        )}
        <Step label="Historia" fields={NO_FIELDS}>
          <p className="nv-quiet nv-breaks nv-flush nv-small">
            Cambiado por {link.changedBy} el {formatMoment(link.updatedAtMs)}
          </p>
          <History link={link} />
        </Step>
      </Workbench>
      {asked !== null && (
        <ConfirmDialog
          title={`${QUESTIONS[asked].action} «${link.title}»`}
          action={QUESTIONS[asked].action}
          onConfirm={() =>
            asked === "retire"
              ? run(legacyLinksCalls.act(link.id, "retire", link.version), "Retirado.")
              : run(remove(), "")
          }
          onClose={() => setAsked(null)}
        >
          <p>{QUESTIONS[asked].text}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}

function CheckText({ check, address }: { readonly check: LinkCheck | null; readonly address: string }): ReactNode {
  return (
    <>
      <a href={address} rel="noopener noreferrer">
        {address}
      </a>
      <StateMark state={stateOf(check)} />
      {check !== null && check.detail !== "" && <small>{check.detail}</small>}
    </>
  );
}

function LinkFindings({ link }: { readonly link: LegacyLinkSummary }): ReactNode {
  const { source, target, check, targetCheck, checkedAtMs } = link;
  return (
    <FactList
      className="nv-legacy__found nv-stack-3"
      facts={[
        { name: "Dirección antigua", value: <CheckText check={check} address={source} /> },
        ...(target.kind === "address"
          ? [{ name: "Dirección nueva", value: <CheckText check={targetCheck} address={target.url} /> }]
          : []),
        { name: "Comprobado", value: checkedAtMs === null ? "Todavía no" : formatMoment(checkedAtMs) },
      ]}
    />
  );
}

interface PageProps {
  readonly link: LegacyLinkSummary;
  readonly pageUrl: string;
}

function PublicPage({ link: { archiveUrl, missing }, pageUrl }: PageProps): ReactNode {
  return (
    <section aria-labelledby="enlace-publico">
      <h3 id="enlace-publico">Lo que ven los lectores</h3>
      <p className="nv-breaks">
        <a href={pageUrl}>{pageUrl}</a> <CopyButton text={pageUrl} what="la dirección de la página" />
      </p>
      {archiveUrl !== null && (
        <p className="nv-breaks">
          <a href={archiveUrl}>Ver la captura</a>
        </p>
      )}
      {missing.length > 0 && (
        <details>
          <summary>Lo que la captura pide y no tendrá: {missing.length}</summary>
          <ul className="nv-breaks">
            {missing.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
          <p>
            Está en otros servidores, o en la raíz del antiguo. Pon esos archivos en la carpeta, nómbralos sin servidor
            ni barra delante, y vuelve a traerla.
          </p>
        </details>
      )}
    </section>
  );
}

function History({ link }: { readonly link: LegacyLinkSummary }): ReactNode {
  const { body, failure, reload } = useVersions(link, legacyLinksCalls.versions);
  return (
    <>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Cargando la historia…</p>}
      <ol className="nv-versions nv-stack nv-plain" reversed>
        {body?.items.map(({ version, by, action, atMs, changes }) => (
          <li key={version} className="nv-versions__one">
            <p className="nv-versions__head nv-flush nv-small">
              <strong>{by}</strong> {ACTIONS[action]} · {formatMoment(atMs)}
            </p>
            {changes.length > 0 && (
              <details>
                <summary>{changes.length === 1 ? "1 cambio" : `${changes.length} cambios`}</summary>
                <ChangeList changes={changes} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
