import Link from "@docusaurus/Link";
import type { DatawrapperList } from "@nv/contracts/schemas";
import { formatDate, formatNumber } from "@nv/spanish";
import { Button, SearchField } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { datawrapperCalls } from "../../../pieces/api/datawrapper-calls";
import { chartThumbnailUrl } from "../../../pieces/api/graphics-calls";
import { FOUND, writeAddress } from "../../../pieces/core/registry-address";

/** Charts that are shown at first, and how many more each time: two rows of a wide screen. */
const STEP = 12;

/** Most that the service gives at once. */
const MOST = 96;

/** Days of an ISO moment, `2026-11-22`. */
const DAY_LENGTH = 10;

/** `null` where there is no account. */
async function ask(search: string, limit: number, signal: AbortSignal): Promise<DatawrapperList | null> {
  const { mode } = await datawrapperCalls.status(signal);
  return mode === "off" ? null : datawrapperCalls.charts({ isPublished: "yes", search, limit }, signal);
}

/** The latest published charts of the team's account, to begin with one of them. Nothing is shown where there is no account. */
export function AccountGallery(): ReactNode {
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(STEP);
  const [known, setKnown] = useState<DatawrapperList | null>(null);
  const { failure, isLoading, reload } = useRemote(`${search}:${limit}`, async (signal) => {
    const found = await ask(search, limit, signal);
    setKnown(found);
    return found;
  });
  // What is shown stays while the next answer is on its way.
  if (failure === null && known === null) return null;
  const charts = known?.items ?? [];
  const total = known?.total ?? 0;
  return (
    <section className="nv-account" aria-labelledby="cuenta">
      <h2 id="cuenta">O elige uno de vuestra cuenta de Datawrapper</h2>
      <SearchField
        label="Buscar en la cuenta"
        value={search}
        onDebounced={(sought) => {
          setLimit(STEP);
          setSearch(sought);
        }}
      />
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      <p className="nv-graphics__count nv-cluster" role="status">
        {charts.length === 0 &&
          !isLoading &&
          failure === null &&
          (search === ""
            ? "La cuenta no tiene ninguno publicado. Publica el primero en Datawrapper."
            : "Ningún gráfico publicado coincide. Prueba con menos palabras.")}
        {charts.length > 0 &&
          `${formatNumber(charts.length, { decimals: 0 })} de ${formatNumber(total, { decimals: 0 })}, los últimos que han cambiado`}
      </p>
      <ul className="nv-cards" aria-busy={isLoading || undefined}>
        {charts.map(({ id, title, publicVersion, lastModifiedAt }) => (
          <li key={id} className="nv-cards__card">
            <Link className="nv-account__chart" to={writeAddress({ part: "new", making: FOUND, source: id })}>
              <span className="nv-picture">
                <img
                  src={chartThumbnailUrl(id, publicVersion)}
                  alt=""
                  loading="lazy"
                  onError={({ currentTarget }) => {
                    currentTarget.hidden = true;
                  }}
                />
              </span>
              <span className="nv-account__title">{title || id}</span>
            </Link>
            <p>
              {id}
              {/^\d{4}-\d{2}-\d{2}/.test(lastModifiedAt) && ` · ${formatDate(lastModifiedAt.slice(0, DAY_LENGTH))}`}
            </p>
          </li>
        ))}
      </ul>
      {charts.length < total && limit < MOST && (
        <Button disabled={isLoading} onClick={() => setLimit(Math.min(MOST, limit + STEP))}>
          Ver más
        </Button>
      )}
    </section>
  );
}
