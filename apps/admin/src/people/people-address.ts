/** The list that every screen about people leads back to. */
export const PEOPLE = { href: "/admin/people", label: "Personas" } as const;
