import type { SeriesDetail } from "@nv/contracts/schemas";
import { seriesReference } from "@nv/piece-parts";
import { CopyButton } from "@nv/ui";
import type { ReactNode } from "react";
import { Delivery } from "./Delivery";

/** Where readers and programs get a series; nothing before it is published. */
export function SeriesAddresses({ series }: { readonly series: SeriesDetail }): ReactNode {
  const { latestJsonUrl, latestCsvUrl, publicUrl, slug } = series;
  if (latestJsonUrl === null || latestCsvUrl === null || publicUrl === null) return null;
  const addresses = [
    { name: "La última, para programas", text: latestJsonUrl, isAddress: true },
    { name: "La última, para hojas de cálculo y Datawrapper", text: latestCsvUrl, isAddress: true },
    { name: "Esta versión, siempre igual", text: publicUrl, isAddress: true },
    { name: "En un gráfico nuestro", text: seriesReference(slug), isAddress: false },
  ];
  return (
    <section aria-labelledby="serie-direcciones">
      <h3 id="serie-direcciones">Dónde se lee</h3>
      <ul className="nv-series__list">
        {addresses.map(({ name, text, isAddress }) => (
          <li key={name}>
            {name}: {isAddress ? <a href={text}>{text}</a> : <code>{text}</code>} <CopyButton text={text} what={name} />
          </li>
        ))}
      </ul>
      <Delivery key={series.delivery?.atMs} series={series} />
    </section>
  );
}
