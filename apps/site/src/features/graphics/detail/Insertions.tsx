import { COMPOSER_API_PATH } from "@nv/contracts";
import { Insertions as InsertionList } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { callServer, FailureNotice, useRemote } from "@nv/web";
import { addressOf } from "@nv/web/address";
import type { ReactNode } from "react";

/** List of the places where a graphic was inserted from Arc's Composer, as the panel said; nothing where there are none. */
export function Insertions({ graphicId }: { readonly graphicId: string }): ReactNode {
  const call = addressOf(`${COMPOSER_API_PATH}/insertions`, { graphic: graphicId });
  const { body, failure, reload } = useRemote(call, (signal) => callServer(InsertionList, call, { signal }));
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null || body.items.length === 0) return null;
  return (
    <div className="nv-insertions nv-stack-2">
      <h3>Insertado desde Composer</h3>
      <ul className="nv-usages nv-stack nv-plain">
        {body.items.map(({ id, host, headline, by, atMs }) => (
          <li key={id}>
            <span>{headline === "" ? "Noticia sin titular" : `«${headline}»`}</span>
            <span>{[host || "Composer", formatMoment(atMs), by].filter((fact) => fact !== "").join(" · ")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
