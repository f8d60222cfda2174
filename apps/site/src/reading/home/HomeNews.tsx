import Link from "@docusaurus/Link";
import { HOME_API_PATH } from "@nv/contracts";
import { callServer, FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { useSession } from "../../frame/session/session-context";
import { writeAddress } from "../../pieces/core/registry-address";
import { HomeTold } from "./core/home-answer";
import { HomeSection } from "./HomeSection";
import { LatestPieces } from "./LatestPieces";
import { Waiting } from "./Waiting";

/** Part of the home that changes: what was published last, who is on duty and what waits. All of it is one answer of the server. */
export function HomeNews(): ReactNode {
  const { person } = useSession();
  // Nothing is asked before the reader is known.
  return person === null ? (
    <News answer={null} name="" />
  ) : (
    <AskedNews key={person.id} name={person.name || person.email} />
  );
}

function AskedNews({ name }: { readonly name: string }): ReactNode {
  const { body, failure, reload } = useRemote("home", (signal) => callServer(HomeTold, HOME_API_PATH, { signal }));
  if (failure !== null && body === null)
    return (
      <HomeSection id="publicado" title="Lo último publicado">
        <FailureNotice error={failure} onRetry={reload} />
      </HomeSection>
    );
  return <News answer={body} name={name} />;
}

interface NewsProps {
  /** `null` while it comes. */
  readonly answer: Parameters<typeof Waiting>[0]["answer"];
  readonly name: string;
}

function News({ answer, name }: NewsProps): ReactNode {
  return (
    <div className="nv-home__news" aria-busy={answer === null}>
      <HomeSection
        id="publicado"
        title="Lo último publicado"
        more={
          <Link className="nv-small" to={writeAddress({})}>
            Abrir Gráficos
          </Link>
        }
      >
        <LatestPieces registry={answer === null ? undefined : answer.registry} />
      </HomeSection>
      <HomeSection
        id="ahora"
        title="Ahora"
        more={
          <Link className="nv-small" to="/team">
            La semana
          </Link>
        }
      >
        <Waiting answer={answer} name={name} />
      </HomeSection>
    </div>
  );
}
