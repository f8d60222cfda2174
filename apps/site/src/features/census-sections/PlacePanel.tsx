import type { FoundPlace } from "@nv/contracts/schemas";
import { PlaceField } from "@nv/piece-parts/fields";
import { Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useState } from "react";
import { sectionsCalls } from "./sections-calls";

interface Props {
  readonly year: number;
  readonly onFound: (code: string) => void;
  /** A whole municipality was chosen. */
  readonly onMunicipality: (code: string) => void;
  /** Told when what was asked for has no section: the one of before is of another place. */
  readonly onNothing: () => void;
}

const STREET =
  "Es un punto de la calle, y una calle puede cruzar varias secciones. Escribe también el número para saber la de un portal.";
const NOWHERE = "Ahí no hay ninguna sección de ese año: es el mar u otro país, o el archivo no trae ese municipio.";

/** The section of an address or of a point, in whatever notation. */
export function PlacePanel({ year, onFound, onMunicipality, onNothing }: Props): ReactNode {
  const [notice, setNotice] = useState("");
  const [chosen, setChosen] = useState("");
  const [failure, setFailure] = useState<CallFailure | null>(null);

  function tellNothing(reason: string) {
    setNotice(reason);
    onNothing();
  }

  async function choose({ kind, name, within, code, point }: FoundPlace) {
    setFailure(null);
    setNotice("");
    setChosen(within === "" ? name : `${name}, ${within}`);
    if (kind === "municipality") return onMunicipality(code);
    if (kind === "province" || kind === "community" || kind === "country" || kind === "territory")
      return tellNothing(
        `«${name}» es demasiado grande para una sección: busca un municipio, una dirección o un punto.`,
      );
    try {
      const { codes } = await sectionsCalls.byPoints(year, { points: [[point.lon, point.lat]] });
      const [found] = codes;
      if (found === null || found === undefined) return tellNothing(NOWHERE);
      setNotice(kind === "street" ? STREET : "");
      onFound(found);
    } catch (error) {
      setFailure(toCallFailure(error));
      onNothing();
    }
  }

  return (
    <>
      <PlaceField
        label="Dirección, punto o municipio"
        hint="«Calle Mayor 1, Peñamuestra»; unas coordenadas en grados, minutos o UTM; la dirección de un mapa; un municipio."
        onChoose={(place) => void choose(place)}
      />
      {chosen !== "" && (
        <p className="nv-quiet" role="status">
          Buscado: {chosen}
        </p>
      )}
      {notice !== "" && <Notice tone="plain">{notice}</Notice>}
      {failure !== null && <FailureNotice error={failure} />}
    </>
  );
}
