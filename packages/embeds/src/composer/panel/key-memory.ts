const KEY_ITEM = "nv.panel-key";

/** Memory for the key of the person in front of a panel: in this tab of this Composer, which no other site shares. */
export interface KeyMemory {
  read(): string;
  keep(key: string): void;
  forget(): void;
}

/** Remembers in the tab, or in this panel alone where the browser keeps nothing in frames. */
export function createKeyMemory(storage: () => Storage = () => sessionStorage): KeyMemory {
  let here = "";
  const inTab = <Value>(work: (tab: Storage) => Value): Value | null => {
    try {
      return work(storage());
    } catch {
      return null; // A browser that blocks storage in frames: the panel asks again when it is opened again.
    }
  };
  return {
    read: () => here || (inTab((tab) => tab.getItem(KEY_ITEM)) ?? ""),
    keep(key) {
      here = key;
      inTab((tab) => tab.setItem(KEY_ITEM, key));
    },
    forget() {
      here = "";
      inTab((tab) => tab.removeItem(KEY_ITEM));
    },
  };
}
