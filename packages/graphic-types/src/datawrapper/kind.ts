/** A chart of Datawrapper. */
export const datawrapperKind = { name: "datawrapper", label: "Datawrapper" } as const;
