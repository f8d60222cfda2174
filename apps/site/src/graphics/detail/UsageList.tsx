import type { GraphicDetail } from "@nv/contracts/schemas";
import { Button, Field, formatNumber } from "@nv/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { toCallFailure } from "../api/call-server";
import { graphicsCalls } from "../api/graphics-calls";
import { moment } from "../core/moment";

interface Props {
  readonly graphic: GraphicDetail;
  readonly onChanged: (graphic: GraphicDetail) => void;
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
      setFault(failure.fields[0]?.message ?? failure.message);
      return false;
    }
  }
  async function add(event: FormEvent) {
    event.preventDefault();
    if (await run(graphicsCalls.addUsage(graphic.id, url))) setUrl("");
  }

  return (
    <>
      {graphic.usages.length === 0 && <p>Nadie lo ha visto puesto todavía, y nadie lo ha apuntado.</p>}
      <ul className="nv-usages">
        {graphic.usages.map(({ id, page, url: address, origin, lastAtMs, sightings }) => (
          <li key={id}>
            <a href={address} rel="noopener noreferrer">
              {page}
            </a>
            <span>
              {origin === "manual"
                ? `apuntada a mano el ${moment(lastAtMs)}`
                : `vista por última vez el ${moment(lastAtMs)} · ${formatNumber(sightings, { decimals: 0 })} avisos`}
            </span>
            <button
              type="button"
              className="nv-copy"
              onClick={() => void run(graphicsCalls.removeUsage(graphic.id, id))}
            >
              Quitar<span className="nv-visually-hidden"> {page}</span>
            </button>
          </li>
        ))}
      </ul>
      <form className="nv-usages__form" onSubmit={(event) => void add(event)}>
        <Field
          label="Apuntar una página"
          hint="La dirección https de la pieza"
          inputMode="url"
          error={fault}
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <Button type="submit">Apuntar</Button>
      </form>
    </>
  );
}
