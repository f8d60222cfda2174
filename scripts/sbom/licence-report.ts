import { z } from "zod";

/** Schema of a bill of materials of CycloneDX, as far as it is read. */
export const BillOfMaterials = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      licenses: z
        .array(
          z.union([
            z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
            z.object({ expression: z.string() }),
          ]),
        )
        .default([]),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    }),
  ),
});
type Component = z.infer<typeof BillOfMaterials>["components"][number];

/** Says of a package that it is of this repository. */
const OWN = "cdx:npm:package:private";

function licenceOf({ licenses }: Component): string {
  const named = licenses.map((entry) =>
    "expression" in entry ? entry.expression : (entry.license.id ?? entry.license.name ?? ""),
  );
  return named.filter(Boolean).join(" AND ");
}

/** Packages of others by their licence. */
export interface LicenceReport {
  /** Each licence with how many packages have it, the commonest first. */
  readonly counts: readonly (readonly [licence: string, packages: number])[];
  /** `name@version` of packages that name none: somebody has to look. */
  readonly unnamed: readonly string[];
}

/** Sorts the packages that the product is made of by licence; those of this repository are left out. */
export function licenceReport({ components }: z.infer<typeof BillOfMaterials>): LicenceReport {
  const others = components.filter(({ properties }) => !properties.some(({ name }) => name === OWN));
  const counts = new Map<string, number>();
  for (const licence of others.map(licenceOf).filter(Boolean)) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return {
    counts: [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b)),
    unnamed: others.filter((component) => licenceOf(component) === "").map(({ name, version }) => `${name}@${version}`),
  };
}
