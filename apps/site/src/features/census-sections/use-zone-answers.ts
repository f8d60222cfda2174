import type { SectionShape } from "@nv/contracts/schemas";
import { type CallFailure, toCallFailure } from "@nv/web";
import { useState } from "react";
import type { FoundSection } from "./FoundSectionsView";
import { sectionsCalls } from "./sections-calls";

type Area = Parameters<typeof sectionsCalls.inArea>[1]["area"];

/** Answers of the server about a zone: the sections of the municipality that it is drawn on, and those that are inside of it. */
export function useZoneAnswers(year: number) {
  const [shapes, setShapes] = useState<readonly SectionShape[]>([]);
  const [town, setTown] = useState("");
  const [found, setFound] = useState<readonly FoundSection[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function showTown(code: string, name: string): Promise<void> {
    setFailure(null);
    try {
      const answer = await sectionsCalls.ofMunicipality(year, code, new AbortController().signal);
      setShapes(answer.shapes);
      setTown(name);
    } catch (cause) {
      setFailure(toCallFailure(cause));
    }
  }
  /** @param leastShare - Part of a section that has to be inside, 0-1; its centre with `null`. */
  async function search(area: Area, leastShare: number | null): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      const { items } = await sectionsCalls.inArea(year, { area, leastShare });
      setFound(items);
    } catch (cause) {
      setFailure(toCallFailure(cause));
    } finally {
      setIsBusy(false);
    }
  }
  return { shapes, town, found, isBusy, failure, showTown, search };
}
