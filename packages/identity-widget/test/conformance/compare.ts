import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser } from "playwright-core";
import { startRealProvider } from "../real-provider.ts";
import { REAL_HOST_RULE, type RealService, startRealService } from "../real-service.ts";
import { FLOWS, type ServiceKind } from "./flows.ts";
import { ASPECTS, type Observation, visit } from "./visit.ts";
import { type PublishedName, WIDGETS, type WidgetName, widgetFiles } from "./widgets.ts";

/** Difference of ours from a published widget, in one aspect of one flow. */
export interface Difference {
  readonly flow: string;
  readonly aspect: (typeof ASPECTS)[number];
  readonly seen: Readonly<Record<WidgetName, readonly string[]>>;
}

/** Everything that was seen of some widgets, by flow and widget. */
export type SeenOf<Name extends WidgetName> = ReadonlyMap<string, Readonly<Record<Name, Observation>>>;

/** Everything that was seen of all of them. */
export type Seen = SeenOf<WidgetName>;

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

/** Number of flows under way at a time, a page each: most of a flow is waiting until a page is still. */
const FLOWS_AT_ONCE = 6;

/** Person at the provider, whichever widget asks. */
const PERSON = { sub: "1", email: "nuria@ejemplo.org", email_verified: true, name: "Nuria Gil" };

/** Drives a widget through every flow against the real service. */
async function watchOne(widget: WidgetName): Promise<ReadonlyMap<string, Observation>> {
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
  const seen = new Map<string, Observation>();
  try {
    const left = [...FLOWS];
    const follow = async () => {
      for (let flow = left.shift(); flow !== undefined; flow = left.shift()) {
        const { name, service: kind } = flow;
        const service = services.get(kind);
        if (!service) throw new Error(`no service of kind ${kind}`);
        seen.set(name, await watch(browser, service, flow, widget));
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

function observed(seen: ReadonlyMap<string, Observation>, flow: string): Observation {
  const found = seen.get(flow);
  if (found === undefined) throw new Error(`nobody saw «${flow}»`);
  return found;
}

/** Watches both widgets that npm publishes: what they do changes with the service alone, so that it is kept. */
export async function watchPublished(): Promise<SeenOf<PublishedName>> {
  const [first, second] = [await watchOne("1.9.2"), await watchOne("2.0.3")];
  return new Map(
    FLOWS.map(({ name }) => [name, { "1.9.2": observed(first, name), "2.0.3": observed(second, name) }] as const),
  );
}

/** Watches ours. @param published - What was seen of the others in the same flows. */
export async function watchOurs(published: SeenOf<PublishedName>): Promise<Seen> {
  const seen = await watchOne("ours");
  return new Map(
    FLOWS.map(({ name }) => {
      const others = published.get(name);
      if (others === undefined) throw new Error(`«${name}» was not kept: npm run conform -w packages/identity-widget`);
      return [name, { ...others, ours: observed(seen, name) }] as const;
    }),
  );
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
