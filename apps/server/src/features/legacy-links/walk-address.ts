import type { LinkState } from "@nv/contracts";
import type { LinkCheck } from "@nv/contracts/schemas";
import type { Probed } from "../../platform/outside/outside-probe.ts";
import { judgePage } from "./core/judge-page.ts";
import { namesPage } from "./core/names-page.ts";
import type { Asked, AskInTurn, HostFailure } from "./polite-questions.ts";

/** Redirects that are followed. */
export const MOST_HOPS = 5;

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

const FAULTS: Readonly<
  Record<"tls" | "timeout" | "unreachable", { readonly state: LinkState; readonly detail: string }>
> = {
  tls: { state: "tls", detail: "Su certificado no vale o ha caducado: el navegador avisa antes de entrar." },
  timeout: { state: "timeout", detail: "No ha contestado en diez segundos." },
  unreachable: { state: "unreachable", detail: "Su nombre no existe ya, o ahí no hay ningún servidor." },
};

/** State and detail of an address that was not asked, because its host answers to nothing. */
const SPARED: Readonly<Record<HostFailure, { readonly state: LinkState; readonly detail: string }>> = {
  timeout: { state: "timeout", detail: "No se le ha preguntado: su servidor no contesta a ninguna otra." },
  unreachable: {
    state: "unreachable",
    detail: "No se le ha preguntado: su nombre no existe ya, o ahí no hay ningún servidor.",
  },
  busy: { state: "closed", detail: "No se le ha preguntado: su servidor pide que se le pregunte menos (429)." },
};

const isHtml = (type: string | string[] | undefined) =>
  String(type ?? "")
    .toLowerCase()
    .includes("html");

/** An answer that settles it, or where it leads. A page has to be read anyway: it is asked once. */
async function askOnce(ask: AskInTurn, url: string): Promise<Asked> {
  if (namesPage(url)) return ask({ url, method: "GET" });
  const head = await ask({ url, method: "HEAD" });
  if (head.kind === "refused" || head.kind === "spared") return head;
  if (head.kind === "fault") return head.fault === "unreachable" ? ask({ url, method: "GET" }) : head;
  const { status, headers } = head.answer;
  if (REDIRECTS.includes(status)) return head;
  // A page has to be read, and a «no» to the question alone is no answer about the page.
  return status >= 400 || isHtml(headers["content-type"]) ? ask({ url, method: "GET" }) : head;
}

/** Returns the address that a redirect leads to; `null` when it is none, or says nothing that can be followed. */
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
    if (probed.kind === "spared") return { ...none, ...SPARED[probed.failure] };
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
