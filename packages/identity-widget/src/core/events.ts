/** Handlers of one kind of event each, called in the order in which they were added. */
export interface Emitter<Events extends Record<string, readonly unknown[]>> {
  on<Name extends keyof Events>(name: Name, handler: (...args: Events[Name]) => void): void;
  /** Without a handler, removes all of that event. */
  off<Name extends keyof Events>(name: Name, handler?: (...args: Events[Name]) => void): void;
  /** Calls a copied list, so that handlers may add and remove handlers. One that throws stops the later ones. */
  emit<Name extends keyof Events>(name: Name, ...args: Events[Name]): void;
}

/** Listeners by event. The same function added twice to one event is called once. */
export function createEmitter<Events extends Record<string, readonly unknown[]>>(): Emitter<Events> {
  const handlers: { [Name in keyof Events]?: Set<(...args: Events[Name]) => void> } = {};
  return {
    on(name, handler) {
      const known = handlers[name] ?? new Set();
      handlers[name] = known.add(handler);
    },
    off(name, handler) {
      if (handler) handlers[name]?.delete(handler);
      else handlers[name]?.clear();
    },
    emit(name, ...args) {
      for (const handler of [...(handlers[name] ?? [])]) handler(...args);
    },
  };
}
