import { describeFailure } from "@nv/web";
import type { SendFault } from "./core/send-fault";

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const CONFLICT = 409;
const GONE = 410;
const TOO_LARGE = 413;
const LOCKED = 423;
const TOO_MANY = 429;
const BROKEN_FROM = 500;
const NO_ROOM = 507;

/** Another connection still holds it, or there are too many at once. */
const BUSY: readonly number[] = [CONFLICT, LOCKED, TOO_MANY];

/** The server takes every part that this page sends, and says in JSON why it does not: this 413 is of what stands before it. */
const PROXY_REFUSED =
  "Lo que hay delante del servidor (un proxy) no deja pasar las partes en que se envía, de 8 MB. El archivo está bien y lo que ya llegó se guarda: avisa a quien mantiene el sitio (docs/runbooks/proxy.md, «client_max_body_size») y repítelo cuando esté.";

/** An answer to a request of an upload that is none of those hoped for. */
export interface WrongAnswer {
  readonly method: string;
  readonly status: number;
  readonly body: string;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Not one of our own answers: the status says what there is to know.
    return undefined;
  }
}

/** Turns an error response into a fault that says what to do: sign in, wait and try again, or tell the person. */
export function faultOf({ method, status, body }: WrongAnswer): SendFault {
  if (status === UNAUTHORIZED) return { kind: "locked-out" };
  const { sentence } = describeFailure(status, parsed(body));
  const isSwept = method === "PATCH" && (status === NOT_FOUND || status === GONE);
  if (isSwept || BUSY.includes(status) || (status >= BROKEN_FROM && status !== NO_ROOM))
    return { kind: "away", message: sentence };
  if (status === TOO_LARGE && parsed(body) === undefined) return { kind: "refused", message: PROXY_REFUSED };
  return { kind: "refused", message: sentence };
}
