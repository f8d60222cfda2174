import type { GeoPoint } from "@nv/geography";
import type { OutsideFetch } from "../../outside/outside-fetch.ts";
import { codeOfStatus, type ServiceName, ServiceProblem } from "../service-problem.ts";
import { type FoundAddress, type ReadCandidates, readCandidates } from "./core/read-candidates.ts";

/** Settings of the connection to the national address service. */
export interface CartoCiudadSettings {
  /** `live`: the service; `fake`: a server of one's own that answers like it; `off`: by hand. */
  readonly mode: "live" | "fake" | "off";
  /** Address of its API, without a final slash. */
  readonly base: string;
}

/** Name and variable of CartoCiudad in messages about failures. */
export const CARTOCIUDAD: ServiceName = { name: "CartoCiudad", variable: "CARTOCIUDAD_MODE" };

/** Most that an answer may weigh, bytes: ten candidates are some kilobytes. */
const MOST_BYTES = 500_000;

/** Longest that somebody who is writing waits for addresses, milliseconds. */
const PATIENCE_MS = 4000;

/** Candidates without coordinates that are asked about one by one. */
const MOST_UNPLACED = 3;

/** Addresses of streets of Spain. Every method throws {@link ServiceProblem} when the service cannot answer, or is off. */
export interface AddressService {
  readonly mode: CartoCiudadSettings["mode"];
  /**
   * Addresses that go with some words, as the service ranks them.
   *
   * @param words - «Calle Mayor 1, Peñamuestra».
   * @param limit - Most that are given.
   */
  candidates(words: string, limit?: number): Promise<readonly FoundAddress[]>;
  /** The address nearest to a point; `null` where there is none. */
  addressAt(point: GeoPoint): Promise<FoundAddress | null>;
}

/** Dependencies of requests to the national address service. */
export interface CartoCiudadDeps {
  readonly settings: CartoCiudadSettings;
  readonly outsideFetch: OutsideFetch;
  readonly patienceMs?: number;
}

const DEFAULT_LIMIT = 8;
const OK = 200;
const NO_CONTENT = 204;

/** Opens the way to the address service. */
export function createCartoCiudad({
  settings,
  outsideFetch,
  patienceMs = PATIENCE_MS,
}: CartoCiudadDeps): AddressService {
  const failed = (cause: unknown) => new ServiceProblem("SERVICE_FAILED", CARTOCIUDAD, {}, { cause });

  /** Whoever writes goes on without what takes too long. */
  async function patiently<Value>(answer: Promise<Value>): Promise<Value> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms.`)), patienceMs);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(path: string, asked: Readonly<Record<string, string>>): Promise<ReadCandidates> {
    if (settings.mode === "off") throw new ServiceProblem("SERVICE_OFF", CARTOCIUDAD);
    const url = `${settings.base}/${path}?${new URLSearchParams(asked)}`;
    try {
      const { status, body, isCut } = await patiently(outsideFetch(url, { mostBytes: MOST_BYTES }));
      if (status === NO_CONTENT) return { found: [], unplaced: [] };
      if (status !== OK) throw new ServiceProblem(codeOfStatus(status), CARTOCIUDAD);
      if (isCut) throw new Error("The answer has no end.");
      return readCandidates(body.toString("utf8"));
    } catch (cause) {
      throw cause instanceof ServiceProblem ? cause : failed(cause);
    }
  }

  return {
    mode: settings.mode,
    async candidates(words, limit = DEFAULT_LIMIT) {
      const { found, unplaced } = await ask("candidates", { q: words, limit: String(limit) });
      const rest = unplaced.slice(0, found.length === 0 ? MOST_UNPLACED : 0);
      const placed = await Promise.all(
        rest.map(({ id, type, address }) => ask("find", { q: address, id, type: type.toLowerCase() })),
      );
      return [...found, ...placed.flatMap((one) => one.found)].slice(0, limit);
    },
    async addressAt({ lon, lat }) {
      const { found } = await ask("reverseGeocode", { lon: String(lon), lat: String(lat) });
      return found[0] ?? null;
    },
  };
}
