import Link from "@docusaurus/Link";
import type { GraphicsShowing } from "@nv/contracts/schemas";
import { FailureNotice, useEvent, useReconnect, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { graphicsCalls } from "./api/graphics-calls";
import { writeAddress } from "./core/registry-address";
import { GRAPHIC_TOPIC } from "./graphic-topic";

const STATES: Readonly<Record<GraphicsShowing["items"][number]["state"], string>> = {
  follows: "se publica con cada cambio",
  waits: "espera: tiene cambios sin publicar",
  still: "sigue como se publicó",
  draft: "borrador",
};

interface Props {
  /** Reference to what is shown: `tracker:presidencia-de-ejemplo`. */
  readonly reference: string;
  /** Revision of it that readers have: graphics that follow it have moved with it. */
  readonly revision: string | null;
}

/** The graphics of the registry that show data that are published, and which of them follow by themselves. */
export function ShownIn({ reference, revision }: Props): ReactNode {
  const { body, failure, reload } = useRemote(
    `showing:${reference}`,
    (signal) => graphicsCalls.showing({ of: reference }, signal),
    revision ?? "",
  );
  useReconnect(reload);
  useEvent(GRAPHIC_TOPIC, reload);
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Mirando qué gráficos lo enseñan…</p>;
  if (body.items.length === 0) return <p>Ningún gráfico nuestro lo enseña todavía.</p>;
  return (
    <>
      <p>Lo enseñan:</p>
      <ul className="nv-stack-2 nv-plain nv-breaks">
        {body.items.map(({ id, title, state }) => (
          <li key={id}>
            <Link to={writeAddress({ part: "graphic", id })}>{title}</Link> <small>{STATES[state]}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
