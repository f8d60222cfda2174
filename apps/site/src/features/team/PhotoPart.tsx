import { TEAM_LIMITS } from "@nv/contracts";
import type { TeamView } from "@nv/contracts/schemas";
import { formatBytes } from "@nv/spanish";
import { Button } from "@nv/ui";
import { fieldsIn, toCallFailure } from "@nv/web";
import { type ReactNode, useState } from "react";
import { teamCalls } from "./team-calls";

interface Props {
  readonly view: TeamView;
  readonly onChange: () => void;
}

const TOO_HEAVY = `La foto pesa demasiado: caben ${formatBytes(TEAM_LIMITS.photoBytes)}. Hazla más pequeña y tráela otra vez.`;
const NO_PICTURE = "Eso no es una imagen. Trae un JPEG, un PNG o un WebP.";

/** One's photo: brought, seen and taken away. */
export function PhotoPart({ view: { people, me }, onChange }: Props): ReactNode {
  const [fault, setFault] = useState("");
  const [said, setSaid] = useState("");
  const own = people.find(({ id }) => id === me);
  if (own === undefined) return null;

  async function attempt(work: () => Promise<unknown>, done: string) {
    setFault("");
    setSaid("");
    try {
      await work();
      setSaid(done);
      onChange();
    } catch (error) {
      const failure = toCallFailure(error);
      setFault(fieldsIn(failure)[0]?.message ?? failure.message);
    }
  }
  function handleFile(photo: File | undefined) {
    if (photo === undefined) return;
    if (photo.size > TEAM_LIMITS.photoBytes) return setFault(TOO_HEAVY);
    if (!photo.type.startsWith("image/")) return setFault(NO_PICTURE);
    void attempt(() => teamCalls.keepPhoto(photo), "Foto guardada.");
  }

  return (
    <section aria-labelledby="foto">
      <h2 id="foto">Tu foto</h2>
      <p>
        Si quieres. Se guarda pequeña y cuadrada, sin los datos que la cámara le pone (lugar, fecha, aparato), y solo la
        ve el equipo.
      </p>
      <div className="nv-row">
        {own.photo !== null && (
          <img className="nv-team__photo" src={own.photo} alt="Tu foto, como la ve el equipo" width={96} height={96} />
        )}
        <div className="nv-team__file nv-stack-2">
          <label className="nv-action nv-action--plain">
            {own.photo === null ? "Traer una foto" : "Cambiar la foto"}
            <input
              type="file"
              accept="image/*"
              aria-describedby="foto-fallo"
              onChange={({ target }) => {
                handleFile(target.files?.[0]);
                target.value = "";
              }}
            />
          </label>
          {own.photo !== null && (
            <Button onClick={() => void attempt(teamCalls.removePhoto, "Foto quitada.")}>Quitar la foto</Button>
          )}
        </div>
      </div>
      <p role="alert" id="foto-fallo" className="nv-team__fault nv-said">
        {fault}
      </p>
      <p role="status" className="nv-team__facts nv-quiet nv-said">
        {said}
      </p>
    </section>
  );
}
