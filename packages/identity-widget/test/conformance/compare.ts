import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser } from "playwright-core";
import { startRealProvider } from "../real-provider.ts";
import { REAL_HOST_RULE, type RealService, startRealService } from "../real-service.ts";
import { FLOWS, type ServiceKind } from "./flows.ts";
import { ASPECTS, type Observation, visit } from "./visit.ts";
import { WIDGETS, type WidgetName, widgetFiles } from "./widgets.ts";

/** Difference of ours from a published widget, in one aspect of one flow. */
export interface Difference {
  readonly flow: string;
  readonly aspect: (typeof ASPECTS)[number];
  readonly seen: Readonly<Record<WidgetName, readonly string[]>>;
}

/** Everything that was seen, by flow and widget. */
export type Seen = ReadonlyMap<string, Readonly<Record<WidgetName, Observation>>>;

async function watch(browser: Browser, service: RealService, flow: (typeof FLOWS)[number], widget: WidgetName) {
  const id = `${widget.replaceAll(".", "")}-${FLOWS.indexOf(flow)}`;
  const visited = await visit(browser, service, WIDGETS[widget], id);
  try {
    await flow.run(visited);
    return await visited.observe();
  } catch (cause) {
    throw new Error(`${widget} could not go through «${flow.name}»`, { cause });
  } finally {
    await visited.close();
  }
}

/** Number of flows under way at a time, three pages each: most of a flow is waiting until a page is still. */
const FLOWS_AT_ONCE = 2;

/** Person at the provider, whichever widget asks. */
const PERSON = { sub: "1", email: "nuria@ejemplo.org", email_verified: true, name: "Nuria Gil" };

/** Drives every widget through every flow against the real service. */
export async function watchAll(): Promise<Seen> {
  const files = await widgetFiles();
  const provider = await startRealProvider(PERSON);
  const google = { clientId: "site", clientSecret: "secreto", url: provider.url };
  const kinds = ["open", "autoconfirm", "invite", "provider"] as const satisfies ServiceKind[];
  const services = new Map<ServiceKind, RealService>();
  for (const kind of kinds) {
    const options = { signup: kind === "invite" ? "invite" : "open", autoconfirm: kind === "autoconfirm" } as const;
    const providers = kind === "provider" ? { google } : {};
    services.set(kind, await startRealService({ files, providers, ...options }));
  }
  const browser = await launchChromium([REAL_HOST_RULE]);
  const seen = new Map<string, Record<WidgetName, Observation>>();
  try {
    const left = [...FLOWS];
    const follow = async () => {
      for (let flow = left.shift(); flow !== undefined; flow = left.shift()) {
        const { name, service: kind } = flow;
        const service = services.get(kind);
        if (!service) throw new Error(`no service of kind ${kind}`);
        const each = (widget: WidgetName) => watch(browser, service, flow, widget);
        const [first, second, ours] = await Promise.all([each("1.9.2"), each("2.0.3"), each("ours")]);
        seen.set(name, { "1.9.2": first, "2.0.3": second, ours });
      }
    };
    await Promise.all(Array.from({ length: FLOWS_AT_ONCE }, follow));
  } finally {
    await browser.close();
    for (const service of services.values()) await service.close();
    await provider.close();
  }
  return seen;
}

const sameLines = (a: readonly string[], b: readonly string[]) => a.join("\n") === b.join("\n");

/** Finds where ours is not as both published widgets are. */
export function differencesOf(seen: Seen): readonly Difference[] {
  return FLOWS.flatMap(({ name: flow }) => {
    const by = seen.get(flow);
    if (by === undefined) throw new Error(`nobody saw «${flow}»`);
    return ASPECTS.flatMap((aspect) => {
      const lines = { "1.9.2": by["1.9.2"][aspect], "2.0.3": by["2.0.3"][aspect], ours: by.ours[aspect] };
      const isSame = sameLines(lines.ours, lines["1.9.2"]) && sameLines(lines.ours, lines["2.0.3"]);
      return isSame ? [] : [{ flow, aspect, seen: lines }];
    });
  });
}
