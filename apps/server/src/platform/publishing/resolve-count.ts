import { GraphicSlug, PublicCount } from "@nv/contracts/schemas";
import { electionSlugIn } from "@nv/piece-parts";
import { invalidFields } from "../../http/problem.ts";
import type { PublishedSection } from "./core/published-path.ts";
import type { Publishing } from "./publishing.ts";

/** File of a revision of a night with its count for programs. */
export const COUNT_FILE = "recuento.json";

/** Things that a count is read with. */
export interface CountReaders {
  readonly publishing: Pick<Publishing, "sections">;
  readonly rehearsals: Rehearsals;
}

/** Rehearsals that are under way, for who draws drafts with their counts. */
export interface Rehearsals {
  /** Offers who knows the address of the rehearsal of an election, `null` for none; the feature that holds them does. */
  offer(find: (slug: string) => Promise<string | null>): void;
  /** Address below `/p/` of the rehearsal of an election; `null` where none is open. */
  addressOf(slug: string): Promise<string | null>;
}

/** Creates the place where rehearsals are known. */
export function createRehearsals(): Rehearsals {
  let find: (slug: string) => Promise<string | null> = async () => null;
  return {
    offer(offered) {
      find = offered;
    },
    addressOf: (slug) => find(slug),
  };
}

/** The count that lies at an address of readers; `null` where none is out. */
async function countAt(
  { sections }: Pick<Publishing, "sections">,
  section: PublishedSection,
  address: string,
): Promise<PublicCount | null> {
  const pointer = await sections[section].readPointer(address);
  if (pointer?.state !== "live") return null;
  const file = await sections[section].readFile(address, pointer.revision, COUNT_FILE);
  return file && PublicCount.parse(JSON.parse(file.toString()));
}

/**
 * Resolves `election:generales` to the count that readers have of its night.
 *
 * @param rehearses - Whether the rehearsal stands for a night that has not begun: for drafts alone.
 * @throws {Problem} `FIELDS_INVALID` where no night was opened; of a rehearsal for readers, with that reason.
 */
export async function resolveCount(
  { publishing, rehearsals }: CountReaders,
  reference: string,
  { rehearses }: { readonly rehearses: boolean },
): Promise<PublicCount> {
  const slug = electionSlugIn(reference) ?? "";
  const isSlug = GraphicSlug.safeParse(slug).success;
  const live = isSlug ? await countAt(publishing, "elecciones", slug) : null;
  if (live !== null) return live;
  const address = isSlug ? await rehearsals.addressOf(slug) : null;
  const rehearsed = address !== null && rehearses ? await countAt(publishing, "p", address) : null;
  if (rehearsed !== null) return rehearsed;
  const message =
    address === null
      ? `La noche de «${slug}» no se ha abierto todavía`
      : `De «${slug}» solo hay un ensayo: se ve en la vista previa y con un enlace de borrador, y no se publica`;
  throw invalidFields([{ field: "", message }]);
}
