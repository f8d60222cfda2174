import Link from "@docusaurus/Link";
import {
  type GraphicDetail,
  type MakePreviewLink,
  PREVIEW_DAYS,
  type PreviewLink,
  type PreviewLinks,
} from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, CopyButton, SelectField } from "@nv/ui";
import { ConfirmDialog, FailureNotice, type Preparation, useReconnect, useRemote, whenMade } from "@nv/web";
import { type ReactNode, useRef, useState } from "react";
import { ActionRefusal } from "../records/ActionRefusal";
import { useAction } from "../records/use-action";
import { previewLinksCalls } from "./api/preview-links-calls";
import { writeAddress } from "./core/registry-address";
import { PreparationNotice } from "./PreparationNotice";

/** A duration as the list of choices holds it. */
type Days = `${MakePreviewLink["days"]}`;

const DAYS: readonly { readonly value: Days; readonly label: string }[] = [
  { value: "1", label: PREVIEW_DAYS[1] },
  { value: "7", label: PREVIEW_DAYS[7] },
  { value: "30", label: PREVIEW_DAYS[30] },
];

const NUMBERS: Readonly<Record<Days, MakePreviewLink["days"]>> = { 1: 1, 7: 7, 30: 30 };

interface ItemProps {
  readonly link: PreviewLink;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function LinkItem({ link, isBusy, onWithdraw }: ItemProps): ReactNode {
  const { url, madeBy, madeAtMs, expiresAtMs, version, isFormer } = link;
  const until = formatMoment(expiresAtMs);
  return (
    <li>
      <a href={url} rel="noopener noreferrer">
        {url}
      </a>
      <span>
        Vale hasta el {until} · lo creó {madeBy} el {formatMoment(madeAtMs)}
        {isFormer && ` · enseña la versión ${version}: el borrador ha cambiado después`}
      </span>
      <span className="nv-usages__actions">
        <CopyButton text={url} what={`el enlace que vale hasta el ${until}`} />
        <button type="button" className="nv-copy" disabled={isBusy} onClick={onWithdraw}>
          Retirar<span className="nv-visually-hidden"> el enlace que vale hasta el {until}</span>
        </button>
      </span>
    </li>
  );
}

/** Links by which people without an account see the draft for some days: to make one, to send it, to take it back. */
export function PreviewLinksPart({ graphic }: { readonly graphic: GraphicDetail }): ReactNode {
  const { id, status } = graphic;
  const [days, setDays] = useState<Days>("7");
  const [asked, setAsked] = useState<PreviewLink | null>(null);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const maker = useRef<HTMLButtonElement>(null);
  const links = useRemote(`${id}:${status}`, (signal) => previewLinksCalls.previewLinks(id, signal));
  const { isBusy, failure, said, run } = useAction(links.replace, () => undefined);
  useReconnect(links.reload);

  if (status === "retired") return <p>Está retirado: los enlaces que tuviera ya no valen.</p>;

  async function make(): Promise<PreviewLinks> {
    const made = await whenMade(() => previewLinksCalls.makePreviewLink(id, { days: NUMBERS[days] }), setPreparation);
    return { items: [made, ...(links.body?.items ?? [])] };
  }
  async function withdraw(link: PreviewLink): Promise<PreviewLinks> {
    const left = await previewLinksCalls.withdrawPreviewLink(id, link.id);
    // Its own button is about to go.
    maker.current?.focus();
    return left;
  }

  return (
    <>
      <p>
        Quien tenga el enlace ve el borrador como está ahora, sin cuenta, hasta que caduque. Lo que se cambie después no
        se ve en él: para eso se crea otro.
      </p>
      {links.failure !== null && <FailureNotice error={links.failure} onRetry={links.reload} />}
      {links.body === null && links.failure === null && <p role="status">Cargando los enlaces…</p>}
      {links.body?.items.length === 0 && <p>No hay ningún enlace en uso. Elige cuánto dura y crea el primero.</p>}
      <ul className="nv-usages nv-stack nv-plain">
        {links.body?.items.map((link) => (
          <LinkItem key={link.id} link={link} isBusy={isBusy} onWithdraw={() => setAsked(link)} />
        ))}
      </ul>
      <div className="nv-row nv-previews__form">
        <SelectField label="Cuánto dura" value={days} options={DAYS} onChange={setDays} />
        <Button
          ref={maker}
          aria-disabled={isBusy || links.body === null}
          onClick={() => {
            if (!isBusy && links.body !== null) run(make(), "Enlace creado: es el primero de la lista.");
          }}
        >
          Crear enlace
        </Button>
      </div>
      <p role="status" className="nv-said">
        {said}
      </p>
      <PreparationNotice preparation={preparation} next="Después sale el enlace" />
      <ActionRefusal failure={failure} way={<Link to={writeAddress({ part: "edit", id })}>Corregirlo</Link>} />
      {asked !== null && (
        <ConfirmDialog
          title="Retirar el enlace"
          action="Retirar"
          onConfirm={() => run(withdraw(asked), "Retirado: quien lo tenga ya no lo ve.")}
          onClose={() => setAsked(null)}
        >
          <p>Quien lo tenga deja de ver el borrador ahora mismo. No se puede volver a poner: se crea otro.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
