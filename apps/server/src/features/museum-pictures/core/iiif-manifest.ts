import { z } from "zod";

/** Levels of a manifest that are looked into: a picture of a canvas is at the eighth. */
const DEEPEST = 14;

/** Small pictures of the same, and those of the museum itself. */
const ASIDE = ["thumbnail", "logo", "provider", "homepage"];

/** Pictures that a manifest names, with its rights and attribution. */
export interface IiifManifest {
  /** Addresses of its pictures, each once, without a slash at the end. */
  readonly pictures: readonly string[];
  /** As it says them; empty for nothing. */
  readonly rights: string;
  readonly attribution: string;
}

const Kind = z.object({ type: z.unknown(), "@type": z.unknown() }).partial();

/** Whether something is a manifest, or a list of them. */
export function isManifest(json: unknown): boolean {
  const { type, "@type": old } = Kind.safeParse(json).data ?? {};
  return [type, old].some((one) => one === "Manifest" || one === "sc:Manifest" || one === "Collection");
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether a service gives pictures in pieces. */
function isOfPictures({
  type,
  "@type": old,
  "@context": context,
  profile,
}: Readonly<Record<string, unknown>>): boolean {
  return (
    [type, old].some((one) => one === "ImageService2" || one === "ImageService3") ||
    [context, ...listOf(profile)].some((one) => typeof one === "string" && one.includes("iiif.io/api/image"))
  );
}

/** The first text in something, whatever its languages. */
function firstText(value: unknown, depth = 0): string {
  if (typeof value === "string") return value;
  if (depth === DEEPEST) return "";
  const inside = isFields(value) ? (value["@value"] ?? value.value ?? Object.values(value)) : value;
  if (typeof inside === "string") return inside;
  for (const one of listOf(inside)) {
    const found = one === value ? "" : firstText(one, depth + 1);
    if (found !== "") return found;
  }
  return "";
}

/** Reads which pictures a manifest names. @param json - Anything. @see https://iiif.io/api/presentation/3.0/ */
export function readIiifManifest(json: unknown): IiifManifest {
  const pictures = new Set<string>();
  function look(value: unknown, depth: number): void {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) for (const one of value) look(one, depth + 1);
    if (!isFields(value)) return;
    for (const [name, inside] of Object.entries(value)) {
      if (ASIDE.includes(name)) continue;
      if (name !== "service") {
        look(inside, depth + 1);
        continue;
      }
      for (const service of listOf(inside).filter(isFields)) {
        const id = service.id ?? service["@id"];
        if (isOfPictures(service) && typeof id === "string") pictures.add(id.endsWith("/") ? id.slice(0, -1) : id);
      }
    }
  }
  look(json, 0);
  const said = isFields(json) ? json : {};
  return {
    pictures: [...pictures],
    rights: firstText(said.rights ?? said.license ?? ""),
    attribution: firstText(isFields(said.requiredStatement) ? said.requiredStatement.value : (said.attribution ?? "")),
  };
}
