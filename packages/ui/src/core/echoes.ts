/** Record of the texts that a field has sent and of those that have come back. */
export interface Echoes {
  /** A text was given away; it will come back. */
  send(text: string): void;
  /** @returns Whether a text that arrives is one's own coming back, rather than somebody else's. */
  take(text: string): boolean;
}

/** Creates the record of the texts that a field sent and waits to see again. Texts come back in their order, and some are overtaken by the next. */
export function createEchoes(): Echoes {
  let sent: readonly string[] = [];
  return {
    send(text) {
      sent = [...sent, text];
    },
    take(text) {
      const place = sent.indexOf(text);
      sent = place === -1 ? [] : sent.slice(place + 1);
      return place !== -1;
    },
  };
}
