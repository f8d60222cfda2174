import { z } from "zod";
import type { LocatorConfig } from "./config.ts";
import { locatorExample } from "./example.ts";

/** Views in which a map can begin: which of them depends on the window. */
export const FIRST_VIEWS = ["wide", "phone"] as const;
export type FirstView = (typeof FIRST_VIEWS)[number];

/** Name of the first map of a view among the files of the atlas. */
export const firstMapFile = (view: FirstView): string => `first-map-${view}.json`;

/** The map that the tool begins with, drawn ahead and painted by the page that shows it. */
export const FirstMap = z.object({
  svg: z.string(),
  left: z.array(z.string()),
  labels: z.array(z.object({ id: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
});
export type FirstMap = z.infer<typeof FirstMap>;

/** Content of a map apart from its colours, which its page paints. */
const contentOf = ({ style: _style, colours: _colours, ...content }: LocatorConfig) => JSON.stringify(content);

/** Whether a map is the one that the tool begins with, in whatever colours. */
export const isFirstMap = (config: LocatorConfig): boolean => contentOf(config) === contentOf(locatorExample.config);
