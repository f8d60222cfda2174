/** Several charts under a heading of ours. */
export const wrapperKind = {
  name: "wrapper",
  label: "Envoltorio",
  composes: "varios bajo un titular nuestro",
  useWhen: "dos o tres gráficos se lean juntos, como uno",
} as const;
