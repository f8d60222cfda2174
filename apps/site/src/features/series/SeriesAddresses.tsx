import type { SeriesDetail } from "@nv/contracts/schemas";
import { seriesReference } from "@nv/piece-parts";
import type { ReactNode } from "react";
import { ShownIn } from "../../pieces/ShownIn";
import { DataAddresses } from "../../records/data/DataAddresses";
import { Delivery } from "./Delivery";

/** Addresses where readers and programs get a series, and what shows it; nothing before it is published. */
export function SeriesAddresses({ series }: { readonly series: SeriesDetail }): ReactNode {
  const reference = seriesReference(series.slug);
  return (
    <DataAddresses of={series} reference={reference}>
      <Delivery key={series.delivery?.atMs} series={series} />
      <ShownIn reference={reference} revision={series.revision} />
    </DataAddresses>
  );
}
