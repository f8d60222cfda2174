import { FILE_LIMITS, SERVER_ERRORS } from "@nv/contracts";
import { createAllowance } from "../../http/allowance.ts";
import { Problem } from "../../http/problem.ts";
import type { OutsideFetch } from "../../platform/outside/outside-fetch.ts";
import type { OutsideAnswer } from "../../platform/outside/reach-outside.ts";
import { nameInAddress } from "./core/name-in-address.ts";

/** Largest picture that is brought from an address: the library takes more from a desk. Bytes. */
const MOST_BYTES = 50_000_000;

/** Pictures that a person brings from addresses in a minute. */
const PICTURES_A_MINUTE = 20;

/** Reason why a picture at an address cannot be imported, in words for who wrote the address. */
export class PhotoNotThere extends Error {
  override readonly name = "PhotoNotThere";
}

/** A picture of others, as it came. */
export interface FetchedPhoto {
  readonly bytes: Buffer;
  readonly name: string;
  /** Host that it came from. */
  readonly host: string;
}

/** Dependencies of the fetching of others' pictures. */
interface FetchPhotoDeps {
  readonly outsideFetch: OutsideFetch;
  readonly now: () => number;
}

const typeOf = ({ headers }: OutsideAnswer) =>
  String(headers["content-type"] ?? "")
    .split(";")[0]
    ?.trim() ?? "";

/** Kinds that say what it is, or nothing at all: then its bytes do. */
const mayBePicture = (type: string) => type.startsWith("image/") || type === "application/octet-stream" || type === "";

function refusalOf(answer: OutsideAnswer): string {
  if (answer.status === 404 || answer.status === 410) return "En esa dirección ya no hay nada.";
  if (answer.status === 401 || answer.status === 403) return "Esa dirección pide entrar: descarga la imagen y tráela.";
  if (answer.status !== 200) return `El otro sitio responde con un error (${answer.status}).`;
  if (!mayBePicture(typeOf(answer)))
    return "Ahí hay una página y no una imagen. Ábrela y copia la dirección de la imagen misma.";
  return answer.isCut ? "Pesa más de 50 MB: descárgala, redúcela y tráela." : "";
}

/**
 * Fetches the picture at an address that somebody wrote, under the rules of every address of others. Photo Center could be told to
 * import it by itself: then nobody here would have seen what it holds, nor known it again.
 *
 * @see docs/adr/0046-photo-center.md
 */
export function createFetchPhoto({ outsideFetch, now }: FetchPhotoDeps) {
  const mayFetch = createAllowance({ most: PICTURES_A_MINUTE, perMs: 60_000, now });

  /**
   * @throws {Problem} `TOO_MANY_TRIES`.
   * @throws {PhotoNotThere} For an address that is not asked, does not answer, or holds no picture.
   */
  return async (userId: string, address: string): Promise<FetchedPhoto> => {
    if (!mayFetch(userId)) throw new Problem("TOO_MANY_TRIES", { retryAfterS: 60 });
    try {
      const answer = await outsideFetch(address, { mostBytes: MOST_BYTES });
      const refusal = refusalOf(answer);
      if (refusal !== "") throw new PhotoNotThere(refusal);
      const { hostname: host } = new URL(answer.url);
      return { bytes: answer.body, name: nameInAddress(answer.url, typeOf(answer), FILE_LIMITS.name), host };
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      throw new PhotoNotThere(SERVER_ERRORS[cause.code].es, { cause });
    }
  };
}
