/** Id of a block in its page: an address leads to it. */
export const blockAnchor = (id: string) => `b-${id}`;

/** Id of a step in its page. */
export const stepAnchor = (block: { readonly id: string }, step: { readonly id: string }) =>
  `${blockAnchor(block.id)}-${step.id}`;
