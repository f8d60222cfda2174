import { globSync } from "node:fs";
import { join } from "node:path";
import { inEachRun } from "@nv/test-kit/depth";
import { beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { FAILS } from "./answers";
import type { ScreenState } from "./screen-states";
import { openSite } from "./site-in-browser";

// Every screen in each of its states. What they are is written beside the screen, in its `*.states.ts`.

/** States that one code shows for every kind of thing: in each run one screen shows them, and the others where they are the first. */
const OF_ALL_KINDS = new Set([
  ...[
    "the list, empty",
    "a search in vain",
    "a list that does not come",
    "one that is not there",
    "one that was retired",
  ],
]);
const SHOWN_BY = "features/legacy-links/legacy-links.states.ts";

const SOURCES = join(import.meta.dirname, "../src");
const FILES = globSync("**/*.states.ts", { cwd: SOURCES }).sort();
const ALL = await Promise.all(
  FILES.map(async (file) => {
    const { STATES }: { readonly STATES: readonly ScreenState[] } = await import(join(SOURCES, file));
    const asking = STATES.filter(({ asks }) => asks !== undefined);
    const waiting = asking.filter(({ waits }) => waits !== undefined);
    const ownStates = STATES.filter(({ name }, at) => at === 0 || file === SHOWN_BY || !OF_ALL_KINDS.has(name));
    return {
      file,
      states: inEachRun(STATES, ownStates),
      // All screens say in one way, in all of their states, that they wait and that they are not answered.
      asking: inEachRun(asking, file === SHOWN_BY ? asking.slice(0, 1) : []),
      waiting: inEachRun(waiting, waiting.slice(0, 1)),
      // Its other states have the same frame and the same colours: at the narrowest width, which is the first to be too narrow, and in the light.
      whole: inEachRun(STATES, STATES.slice(0, 1)),
    };
  }),
);

const FAILED = "Algo ha fallado en el servidor.";
const site = openSite({}, { goesOn: true });
const opened = new Set<string>();

/** Loads each address once; in its other states one comes to it from another page, as by a link. */
async function show({ address, answers, sees }: Omit<ScreenState, "name">): Promise<void> {
  onTestFailed(() => opened.clear());
  if (opened.has(address)) return site.show(address, answers, sees);
  await site.begin(answers);
  await site.open(address, sees);
  opened.add(address);
}

const main = () => site.page.locator("main");
const retries = () => main().getByRole("button", { name: "Reintentar" });
async function seeAll(sees: readonly string[]): Promise<void> {
  for (const text of sees) await main().getByText(text).filter({ visible: true }).first().waitFor();
}

describe.each(ALL)("$file", ({ states, asking, waiting, whole }) => {
  beforeAll(() => opened.clear());

  test.each(states)("$name: says what there is, has nothing for axe, and fits", async (state) => {
    await show(state);
    expect(await (whole.includes(state) ? site.faults() : site.faultsInShort())).toEqual([]);
  });

  test.each(asking)(
    "$name: a server that fails is told, and what was asked for is there once it answers",
    async (state) => {
      const { asks = "", answers, sees } = state;
      await show({ ...state, answers: { ...answers, [asks]: FAILS }, sees: [FAILED] });
      await retries().first().waitFor();
      expect(await site.faultsInShort()).toEqual([]);
      site.answer(answers);
      // What two parts of a screen show is asked for by each.
      await retries().evaluateAll((all) => {
        for (const button of all) if (button instanceof HTMLElement) button.click();
      });
      await expect.poll(() => main().getByText(FAILED).count()).toBe(0);
      await seeAll(sees);
    },
  );

  test.each(waiting)(
    "$name: a line that is cut is told, and what the server refuses in its own words",
    async (state) => {
      const { asks = "", answers } = state;
      await show({ ...state, answers: { ...answers, [asks]: null }, sees: ["No hay conexión con el servidor."] });
      site.answer({ ...answers, [asks]: { status: 403, json: { code: "FORBIDDEN", message: "Eso no es para ti." } } });
      await retries().first().click();
      await main().getByText("Eso no es para ti.").first().waitFor();
    },
  );

  test.each(waiting)("$name: says that it is on its way, and then shows it", async (state) => {
    const { asks = "", waits = "", sees } = state;
    const held = Promise.withResolvers<void>();
    const late = async () => {
      await held.promise;
      const answer = state.answers[asks];
      return typeof answer === "object" ? answer : null;
    };
    await show({ ...state, answers: { ...state.answers, [asks]: late }, sees: [waits] });
    held.resolve();
    await seeAll(sees);
    expect(await main().getByText(waits).count()).toBe(0);
  });
});
