import { GRAPHICS_API_PATH, TEAM_PROFILE_PATH, TEAM_SHIFTS_IMPORT_PATH } from "@nv/contracts";
import type { NewTeamShift } from "@nv/contracts/schemas";
import { freePort } from "@nv/test-kit";
import { z } from "zod";
import { runNode } from "../../scripts/terminal/run-command.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";
import { mondayAt } from "../team/invented-rota.ts";

/** Pictures of what is published come with the machine's browser, one after another. */
const DRAWN_MS = 180_000;
const DAY_MS = 86_400_000;

const FoundItems = z.object({
  items: z.array(
    z.object({
      ...{ id: z.string(), type: z.string(), title: z.string() },
      ...{ version: z.number(), thumbnailUrl: z.string().nullable() },
    }),
  ),
});
/** A piece of the registry, as its list tells it. */
export type ListedItem = z.infer<typeof FoundItems>["items"][number];
const OwnPerson = z.object({ id: z.string() });

async function send({ url, cookie }: RunningSite, method: string, path: string, body: object): Promise<unknown> {
  const headers = { cookie, origin: url, "content-type": "application/json" };
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function listed({ url, cookie }: RunningSite): Promise<readonly ListedItem[]> {
  const response = await fetch(`${url}${GRAPHICS_API_PATH}?limit=50`, { headers: { cookie } });
  return FoundItems.parse(await response.json()).items;
}

/** Loads the examples, publishes them, and waits until each has its picture in the lists. */
async function publishExamples(site: RunningSite): Promise<readonly ListedItem[]> {
  await runNode(["scripts/examples.ts"], { env: site.env });
  const items = (await listed(site)).map(({ id, version }) => ({ id, version }));
  await send(site, "POST", `${GRAPHICS_API_PATH}/bulk`, { action: "publish", items });
  const until = Date.now() + DRAWN_MS;
  while (Date.now() < until) {
    const now = await listed(site);
    if (now.every(({ thumbnailUrl }) => thumbnailUrl !== null)) return now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return listed(site);
}

/** Gives the person who is signed in a profile and shifts of this week, all of them invented. */
async function planWeek(site: RunningSite): Promise<void> {
  const profile = {
    ...{ name: "Ana Ejemplo", job: "Infografía", skills: ["R", "mapas"], specialities: ["Datos"] },
    ...{ languages: ["español", "gallego"], timeZone: "Europe/Madrid", extension: "1001", shown: [] },
  };
  const { id: personId } = OwnPerson.parse(await send(site, "PUT", TEAM_PROFILE_PATH, profile));
  const mondayMs = Date.parse(`${mondayAt(Date.now())}T00:00:00Z`);
  const rows = [0, 1, 2, 3].map((day): NewTeamShift => {
    const date = new Date(mondayMs + day * DAY_MS).toISOString().slice(0, 10);
    const [starts, ends] = day < 2 ? ["07:00", "15:00"] : ["15:00", "23:00"];
    return { personId, kind: "shift", starts: `${date}T${starts}`, ends: `${date}T${ends}`, note: "" };
  });
  await send(site, "POST", TEAM_SHIFTS_IMPORT_PATH, { rows });
}

/** The product with its examples published and a week of shifts, to be shown. */
export interface FilledSite extends RunningSite {
  readonly items: readonly ListedItem[];
}

/** Starts the product on an empty folder and fills it with its own examples. */
export async function startFilledSite(): Promise<FilledSite> {
  const site = await startSite(await freePort());
  try {
    const items = await publishExamples(site);
    await planWeek(site);
    return { ...site, items };
  } catch (cause) {
    await site.stop();
    throw cause;
  }
}

/**
 * Finds an example by its type.
 *
 * @param words - Part of its title, where there are several.
 * @throws {Error} When there is none.
 */
export function exampleOf({ items }: FilledSite, type: string, words = ""): ListedItem {
  const found = items.find((item) => item.type === type && item.title.includes(words));
  if (found === undefined) throw new Error(`No ${type} is among the examples.`);
  return found;
}
