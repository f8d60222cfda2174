import type { AtlasName, Ground, LoadedAtlas } from "@nv/geography";
import { useContext, useEffect, useMemo, useState } from "react";
import type { LocatorConfig } from "../config.ts";
import { locatorAtlas, locatorGround } from "../ground.ts";
import { AtlasStoreContext, createAtlasStore } from "./atlas-store.ts";

/** What a map is drawn on, as far as its files have come. */
export interface LocatorGround {
  /** `null` while the first files are on their way. */
  readonly ground: Ground | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Fetches what a map is drawn on; files that came stay for as long as the form is open. */
export function useLocatorGround(config: LocatorConfig): LocatorGround {
  const shared = useContext(AtlasStoreContext);
  const [own] = useState(createAtlasStore);
  const store = shared ?? own;
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
    Promise.all(names.map((name) => store.load(name))).then(
      (come) => {
        if (isWanted) setAtlas((known) => Object.assign({}, known, ...come));
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
