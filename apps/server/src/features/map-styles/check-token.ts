import type { MapboxTokenCheck } from "@nv/contracts/schemas";
import { MAPBOX_TOKEN_NAME, readMapboxStyle } from "@nv/geography";
import { invalidFields } from "../../http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { codeOfStatus, type ServiceName, ServiceProblem } from "../../platform/services/service-problem.ts";

/** Name of the service in failures. */
const MAPBOX: ServiceName = { name: "Mapbox", variable: MAPBOX_TOKEN_NAME };

/** A style is some hundred kilobytes, and only whether it comes is looked at. */
const MOST_BYTES = 100_000;

const FORBIDDEN = 403;

/** Scopes of a token that a style needs, each with the path at which it is tried. */
const SCOPES = [
  { scope: "styles:read", path: "" },
  { scope: "styles:tiles", path: "/tiles/256/0/0/0" },
] as const;

/**
 * Tries the server's public token of Mapbox on a style: nobody is shown its value.
 *
 * @param style - `user/style`, or its `mapbox://` address.
 * @throws {Problem} `FIELDS_INVALID` for what names no style.
 * @throws {ServiceProblem} What Mapbox refuses as a whole.
 */
export async function checkToken(
  { mapbox, outsideFetch }: Pick<Platform, "mapbox" | "outsideFetch">,
  style: string,
): Promise<MapboxTokenCheck> {
  const named = readMapboxStyle(style);
  if (named === null)
    throw invalidFields([{ field: "style", message: "Escribe usuario/estilo, o mapbox://styles/usuario/estilo." }]);
  const { mode, base, token } = mapbox;
  // Nothing to try is an answer, and no failure: most houses have no account.
  if (mode === "off")
    return {
      missing: [MAPBOX_TOKEN_NAME],
      sentences: [`Falta ${MAPBOX_TOKEN_NAME} en el servidor: no hay clave que comprobar`],
    };

  async function statusOf(path: string): Promise<number> {
    const address = `${base}/styles/v1/${named?.user}/${named?.style}${path}?${new URLSearchParams({ access_token: token })}`;
    try {
      return (await outsideFetch(address, { mostBytes: MOST_BYTES })).status;
    } catch {
      // The cause names the address, and the address holds the token: it is told to nobody.
      throw new ServiceProblem("SERVICE_FAILED", MAPBOX);
    }
  }

  const missing: string[] = [];
  for (const { scope, path } of SCOPES) {
    const status = await statusOf(path);
    if (status === FORBIDDEN) missing.push(scope);
    else if (status >= 400) throw new ServiceProblem(codeOfStatus(status), MAPBOX);
  }
  return { missing, sentences: missing.map((scope) => `La clave no tiene ${scope}`) };
}
