/** One of several charts, chosen by the reader. */
export const switcherKind = {
  name: "switcher",
  label: "Selector",
  composes: "varios gráficos y un mando para elegir",
  useWhen: "el lector quiera ver lo suyo: su provincia, su partido",
} as const;
