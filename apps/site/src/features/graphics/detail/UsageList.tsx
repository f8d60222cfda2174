import type { GraphicDetail, GraphicUsage } from "@nv/contracts/schemas";
import { formatMoment, formatNumber } from "@nv/spanish";
import { Button, Field } from "@nv/ui";
import { boundText, fieldsIn, toCallFailure } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";

interface Props {
  readonly graphic: GraphicDetail;
  readonly onChanged: (graphic: GraphicDetail) => void;
}

interface ItemProps {
  readonly usage: GraphicUsage;
  readonly onConfirm: () => void;
  readonly onRemove: () => void;
}

/** Says how a page came to the list. */
function provenance({ origin, url, lastAtMs, sightings }: GraphicUsage): string {
  if (origin === "manual") return `apuntada a mano el ${formatMoment(lastAtMs)}`;
  const times = `el ${formatMoment(lastAtMs)} · ${formatNumber(sightings, { decimals: 0 })} avisos`;
  return url === null ? `dice que lo usa, sin confirmar; la última vez, ${times}` : `vista por última vez ${times}`;
}

/** A page: a link when it is certain that it holds the graphic; plain text while anybody may have said so. */
function UsageItem({ usage, onConfirm, onRemove }: ItemProps): ReactNode {
  const { page, url } = usage;
  const hidden = <span className="nv-visually-hidden"> {page}</span>;
  return (
    <li>
      {url === null ? (
        <span>{page}</span>
      ) : (
        <a href={url} rel="noopener noreferrer">
          {page}
        </a>
      )}
      <span>{provenance(usage)}</span>
      <span className="nv-usages__actions">
        {url === null && (
          <button type="button" className="nv-copy" onClick={onConfirm}>
            Confirmar{hidden}
          </button>
        )}
        <button type="button" className="nv-copy" onClick={onRemove}>
          Quitar{hidden}
        </button>
      </span>
    </li>
  );
}

/** The pages that hold a graphic: those that readers' browsers told, and those that somebody wrote down. */
export function UsageList({ graphic, onChanged }: Props): ReactNode {
  const [url, setUrl] = useState("");
  const [fault, setFault] = useState("");

  async function run(work: Promise<GraphicDetail>) {
    setFault("");
    try {
      onChanged(await work);
      return true;
    } catch (error) {
      const failure = toCallFailure(error);
      setFault(fieldsIn(failure)[0]?.message ?? failure.message);
      return false;
    }
  }
  async function add(event: FormEvent) {
    event.preventDefault();
    if (await run(graphicsCalls.addUsage(graphic.id, { url }))) setUrl("");
  }

  return (
    <>
      {graphic.usages.length === 0 && (
        <p>
          Nadie lo ha visto puesto todavía, y nadie lo ha apuntado. Pon su código en una noticia, o apunta aquí su
          página.
        </p>
      )}
      <ul className="nv-usages nv-stack nv-plain">
        {graphic.usages.map((usage) => (
          <UsageItem
            key={usage.id}
            usage={usage}
            onConfirm={() => void run(graphicsCalls.confirmUsage(graphic.id, usage.id))}
            onRemove={() => void run(graphicsCalls.removeUsage(graphic.id, usage.id))}
          />
        ))}
      </ul>
      <form className="nv-usages__form nv-stack-2 nv-start" onSubmit={(event) => void add(event)}>
        <Field
          label="Apuntar una página"
          hint="La dirección https de la pieza"
          inputMode="url"
          error={fault}
          {...boundText(url, setUrl)}
        />
        <Button type="submit">Apuntar</Button>
      </form>
    </>
  );
}
