import { FORMAT_NAMES, newBlock, randomId, type StoryConfig } from "@nv/graphic-types";
import { useEffect, useEffectEvent } from "react";

/**
 * Begins a story that has no blocks with one of a format, once.
 *
 * @param format - Name of the format; any other word for none.
 */
export function useFirstBlock(
  format: string,
  config: StoryConfig,
  change: (part: { readonly config: StoryConfig }) => void,
): void {
  const begin = useEffectEvent(() => {
    if (!FORMAT_NAMES.includes(format) || config.blocks.length > 0) return;
    change({ config: { ...config, blocks: [newBlock(format, randomId)] } });
  });
  useEffect(begin, []);
}
