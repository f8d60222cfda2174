import type { LinkState } from "@nv/contracts";
import type { LinkCheck } from "@nv/contracts/schemas";
import type { OutsideProbe, Probed } from "../../platform/outside/outside-probe.ts";
import { judgePage } from "./core/judge-page.ts";

/** Redirects that are followed. */
export const MOST_HOPS = 5;

/** The beginning of a page is enough to see what it says of itself, bytes. */
const READ_BYTES = 300_000;

/** Answers to HEAD that say nothing of the page: servers that do not know it, or do not like it. */
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

const FAULTS: Readonly<
  Record<"tls" | "timeout" | "unreachable", { readonly state: LinkState; readonly detail: string }>
> = {
  tls: { state: "tls", detail: "Su certificado no vale o ha caducado: el navegador avisa antes de entrar." },
  timeout: { state: "timeout", detail: "No ha contestado en diez segundos." },
  unreachable: { state: "unreachable", detail: "Su nombre no existe ya, o ahí no hay ningún servidor." },
};

/** Asks one question, when it is its turn. */
export type AskInTurn = (question: { readonly url: string; readonly method: "GET" | "HEAD" }) => Promise<Probed>;

/** Asks with a probe. @param take - Waits for the turn of a host and lets nobody else ask it meanwhile. */
export function askInTurn(
  probe: OutsideProbe,
  take: <Result>(host: string, work: () => Promise<Result>) => Promise<Result>,
  signal: AbortSignal,
): AskInTurn {
  return ({ url, method }) =>
    take(URL.canParse(url) ? new URL(url).host : "", () =>
      probe({ url, method, mostBytes: method === "HEAD" ? 0 : READ_BYTES, signal }),
    );
}

const isHtml = (type: string | string[] | undefined) =>
  String(type ?? "")
    .toLowerCase()
    .includes("html");

/** An answer that settles it, or where it leads. */
async function askOnce(ask: AskInTurn, url: string): Promise<Probed> {
  const head = await ask({ url, method: "HEAD" });
  if (head.kind === "refused") return head;
  if (head.kind === "fault") return head.fault === "unreachable" ? ask({ url, method: "GET" }) : head;
  const { status, headers } = head.answer;
  if (REDIRECTS.includes(status)) return head;
  // A page has to be read, and a «no» to the question alone is no answer about the page.
  return status >= 400 || isHtml(headers["content-type"]) ? ask({ url, method: "GET" }) : head;
}

/** Where a redirect leads; `null` when it is none, or says nothing that can be followed. */
function nextOf({ answer }: Extract<Probed, { kind: "answer" }>): string | null {
  const { location } = answer.headers;
  if (!REDIRECTS.includes(answer.status) || typeof location !== "string") return null;
  return URL.canParse(location, answer.url) ? new URL(location, answer.url).href : null;
}

/** Looks what an address is, following its redirects. */
export async function walkAddress(ask: AskInTurn, asked: string): Promise<LinkCheck> {
  const seen = new Set<string>();
  for (let url = asked, hops = 0; ; hops += 1) {
    const none = { status: null, url, hops };
    if (seen.has(url) || hops > MOST_HOPS) {
      const detail = seen.has(url) ? "Redirige en círculo." : `Redirige más de ${MOST_HOPS} veces.`;
      return { ...none, state: "loops", detail };
    }
    seen.add(url);
    const probed = await askOnce(ask, url);
    if (probed.kind === "refused")
      return { ...none, state: "refused", detail: "Esa dirección no se puede consultar desde aquí: ábrela tú." };
    if (probed.kind === "fault") return { ...none, ...FAULTS[probed.fault] };
    const next = nextOf(probed);
    if (next === null) {
      const { status, headers, body } = probed.answer;
      if (REDIRECTS.includes(status))
        return { ...none, status, state: "failing", detail: `Contesta con un ${status} que no lleva a ningún sitio.` };
      const html = isHtml(headers["content-type"]) ? body.toString() : "";
      return judgePage({ asked, url, status, hops, html });
    }
    url = next;
  }
}
