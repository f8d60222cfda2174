/** A card for the networks. */
export const cardKind = {
  name: "card",
  label: "Tarjeta para redes",
  madeOf: "un dato, un titular, una cita, un gráfico o un mapa: una tarjeta en todas las proporciones de las redes",
  useWhen: "haya que contarlo en Instagram, X o WhatsApp",
} as const;
