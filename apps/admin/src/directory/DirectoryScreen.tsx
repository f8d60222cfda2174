import { DirectoryView } from "@nv/contracts/schemas";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { AskPart } from "./AskPart.tsx";
import { DomainsPart } from "./DomainsPart.tsx";
import { ExceptionsPart } from "./ExceptionsPart.tsx";
import { GroupLinesPart } from "./GroupLinesPart.tsx";
import { DIRECTORY_KEY, DIRECTORY_PATH } from "./use-directory.ts";
import "../people/people.css";
import "./directory.css";

/** Screen of the house's directory: who comes in only by it, who is excepted, which of its groups stand for ours. */
export function DirectoryScreen() {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: DIRECTORY_KEY,
    queryFn: ({ signal }) => caller.server(DIRECTORY_PATH, DirectoryView, { signal }),
  });
  const { data } = answer;
  return (
    <ScreenFrame title="Directorio">
      <p className="directory-lede">
        El directorio de la casa dice quién es de la casa. Quien entra con él sigue dentro mientras el directorio
        responda por esa persona: se le vuelve a preguntar cada media hora, y quien se ha ido está fuera antes de una
        hora. Cada cambio vale desde ese momento y queda en la auditoría.
      </p>
      <AnswerState query={answer} comfort="Lo que ves puede no estar al día." />
      {data !== undefined && (
        <div className="directory nv-stack">
          <AskPart view={data.body} />
          <DomainsPart view={data.body} />
          <ExceptionsPart view={data.body} />
          <GroupLinesPart view={data.body} />
        </div>
      )}
    </ScreenFrame>
  );
}
