import type { MomentForm, ShipColumns } from "@nv/geography";
import { useCallback, useEffect, useState } from "react";
import { shipExample } from "./core/ship-example";
import { isReadable, readingOf } from "./core/ship-file-words";
import type { ShipTracks } from "./use-ship-tracks";

/** Keeps the file that somebody brought, and what is confirmed of it; an example until there is one. */
export function useShipFile({ guess, ships, open, read }: ShipTracks) {
  const [name, setName] = useState("");
  const [chosen, choose] = useState<string | null>(null);
  const [columns, setColumns] = useState<ShipColumns | null>(null);
  const [order, setOrder] = useState<MomentForm | null>(null);

  const bring = useCallback(
    (file: Blob, itsName: string) => {
      setName(itsName);
      choose(null);
      setColumns(null);
      setOrder(null);
      open(file, { isExample: itsName === "" });
    },
    [open],
  );
  const showExample = useCallback(() => bring(new Blob([shipExample()]), ""), [bring]);
  useEffect(showExample, [showExample]);

  const moment = order ?? guess?.moment ?? "none";
  const reading = guess === null ? null : readingOf({ ...guess, columns: columns ?? guess.columns, moment });
  const [first] = ships ?? [];
  const isAlone = ships !== null && ships.length === 1;
  return {
    ...{ name, columns, moment, bring, showExample, choose, setColumns, setOrder },
    isExample: name === "",
    /** Ship whose route is seen; `null` for none, empty for the one that has no name. */
    shipId: chosen ?? (isAlone ? (first?.id ?? null) : null),
    /** Reads the file as it is confirmed, if it can be read so. */
    confirm() {
      if (reading !== null && isReadable({ ...reading, moment })) read(reading);
    },
  };
}

/** A file that somebody brought, and what is confirmed of it. */
export type ShipFile = ReturnType<typeof useShipFile>;
