import Link from "@docusaurus/Link";
import type { PhotosStatus } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import type { ReactNode } from "react";
import { writeAddress } from "./core/photos-address";

type Summary = PhotosStatus["batches"][number];

const COLUMNS: readonly DataColumn<Summary>[] = [
  {
    id: "name",
    name: "Tanda",
    kind: "head",
    cell: ({ id, name, total }) => (
      <Link to={writeAddress(id)}>
        {name === "" ? "Sin imágenes" : name}
        {total > 1 && ` y ${total - 1} más`}
      </Link>
    ),
  },
  { id: "done", name: "Enviadas", cell: ({ done, total }) => `${done} de ${total}` },
  {
    id: "when",
    name: "Empezada",
    cell: ({ createdAtMs, createdBy }) => `${formatMoment(createdAtMs)}${createdBy === "" ? "" : `, ${createdBy}`}`,
  },
];

/** The last batches of the desk, or how the first one begins. */
export function BatchList({ batches }: Pick<PhotosStatus, "batches">): ReactNode {
  return (
    <section className="nv-photos__former nv-stack nv-part" aria-labelledby="tandas">
      <h2 id="tandas">Tandas de antes</h2>
      {batches.length === 0 ? (
        <p>Aún no hay ninguna. La primera empieza con una imagen: suéltala al lado, o elígela de Archivos.</p>
      ) : (
        <DataTable caption="Tandas de imágenes" columns={COLUMNS} rows={batches} keyOf={({ id }) => id} />
      )}
    </section>
  );
}
