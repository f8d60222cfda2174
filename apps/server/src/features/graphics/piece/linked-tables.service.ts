import type { Cited, GraphicFields } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { electionSlugIn } from "@nv/piece-parts";
import { Problem } from "../../../http/problem.ts";
import { resolveCount } from "../../../platform/publishing/resolve-count.ts";
import { resolveTracker } from "../../../platform/publishing/resolve-tracker.ts";
import { referencesIn } from "../core/references-in.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { citedOfCount, dataOfGraphic, resolveCited } from "./cited.service.ts";

type Context = Pick<GraphicsContext, "publishing" | "records" | "rehearsals">;

/** A table as texts are held against it. */
export type ClaimTable = Pick<Cited, "columns" | "rows"> & Partial<Pick<Cited, "title">>;

/** Most things of ours that the texts of one graphic tell of and that are looked up: as many as a story has blocks. */
const MOST_LINKED = 60;

/** The table that a tracker is drawn of, as far as its text may tell of it. */
async function trackerTable({ publishing }: Context, reference: string): Promise<ClaimTable> {
  const { title, drawn } = await resolveTracker(publishing, reference);
  const shown = drawn.columns.map(({ role }) => role === "value");
  return {
    title,
    columns: drawn.columns.filter((_, at) => shown[at]).map(({ key, name }) => ({ key, name, unit: "%", decimals: 1 })),
    rows: drawn.rows.map(({ x, values }) => ({
      ...{ x, label: x, source: "" },
      values: values.filter((_, at) => shown[at]),
    })),
  };
}

/** Returns what an address of our readers leads to, or the name of a graphic itself. */
const referencesTo = (address: string, { publishing }: Context) =>
  address.startsWith("graphic:") ? [address] : referencesIn(address, publishing.publicBaseUrl);

async function tableOf(context: Context, reference: string): Promise<readonly ClaimTable[]> {
  try {
    if (reference.startsWith("tracker:")) return [await trackerTable(context, reference)];
    // A rehearsal says nothing of what goes out.
    if (electionSlugIn(reference) !== null)
      return [citedOfCount(context, reference, await resolveCount(context, reference, { rehearses: false }))];
    if (reference.startsWith("graphic:")) {
      const data = await dataOfGraphic(context, reference);
      // What follows a series has its table there.
      if (data.length > 0) return (await Promise.all(data.map((one) => tableOf(context, one)))).flat();
    }
    return [await resolveCited(context, reference)];
  } catch (error) {
    // What is not published says nothing yet: a link to it is nobody's fault.
    if (error instanceof Problem) return [];
    throw error;
  }
}

/** The tables of what the texts of a graphic link to or stand beside, by address. */
export async function linkedTables(
  context: Context,
  config: GraphicFields["config"],
): Promise<ReadonlyMap<string, readonly ClaimTable[]>> {
  const addresses = new Set(
    typeOf(config.type)
      .linked(config)
      .flatMap((text) => text.addresses),
  );
  // Those of others, however many, keep nobody from looking at ours.
  const ours = [...addresses].flatMap((address) => {
    const references = referencesTo(address, context);
    return references.length === 0 ? [] : [{ address, references }];
  });
  const found = await Promise.all(
    ours.slice(0, MOST_LINKED).map(async ({ address, references }) => {
      const tables = await Promise.all(references.map((reference) => tableOf(context, reference)));
      return [address, tables.flat()] as const;
    }),
  );
  return new Map(found);
}
