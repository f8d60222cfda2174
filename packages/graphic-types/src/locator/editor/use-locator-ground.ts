import { ATLAS_API_PATH } from "@nv/contracts";
import { type AtlasName, type Ground, type LoadedAtlas, loadAtlas } from "@nv/geography";
import { useEffect, useMemo, useState } from "react";
import type { LocatorConfig } from "../config.ts";
import { locatorAtlas, locatorGround } from "../ground.ts";

/** What a map is drawn on, as far as its files have come. */
export interface LocatorGround {
  /** `null` while the first files are on their way. */
  readonly ground: Ground | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

async function readFile(file: string): Promise<unknown> {
  const answer = await fetch(`${ATLAS_API_PATH}/${file}`);
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`);
  return answer.json();
}

/** Fetches what a map is drawn on; files that came stay for as long as the form is open. */
export function useLocatorGround(config: LocatorConfig): LocatorGround {
  const [atlas, setAtlas] = useState<LoadedAtlas>({});
  const [hasFailed, setHasFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const { area, highlights, inset } = config;
  const asked = JSON.stringify([area, highlights, inset, config.marks[0]?.point, config.rings[0]?.centre]);
  const wanted = locatorAtlas(config);
  const lacking = wanted.filter((name: AtlasName) => atlas[name] === undefined).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks for the same again
  useEffect(() => {
    if (lacking === "") return;
    let isWanted = true;
    const names = wanted.filter((name) => atlas[name] === undefined);
    setHasFailed(false);
    loadAtlas(names, readFile).then(
      (come) => {
        if (isWanted) setAtlas((known) => ({ ...known, ...come }));
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [lacking, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only some parts of a map change what is under it
  const ground = useMemo(() => (lacking === "" ? locatorGround(config, atlas) : null), [asked, atlas, lacking]);
  // What is shown stays while finer files come.
  const [last, setLast] = useState<Ground | null>(null);
  if (ground !== null && ground !== last) setLast(ground);
  return { ground: ground ?? last, hasFailed, retry: () => setTurn((count) => count + 1) };
}
