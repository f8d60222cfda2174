import useIsBrowser from "@docusaurus/useIsBrowser";
import { useSiteIndex } from "../../frame/navigation/use-site-index";
import { dayOf } from "./core/review-due";

/** Today, `2026-11-20`. The prerendered page was drawn on the day of the build, so the first drawing of the browser uses that one too. */
export function useToday(): string {
  const isBrowser = useIsBrowser();
  const { builtOn } = useSiteIndex();
  return isBrowser ? dayOf(new Date()) : builtOn;
}
