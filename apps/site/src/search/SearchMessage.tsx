import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { isMoreThanPages } from "./core/found";
import { countWords } from "./core/search-words";
import type { SearchState } from "./use-search";

interface Props {
  readonly search: SearchState;
}

const COUNTED = "La búsqueda se apunta, sin tu nombre, para que quien escribe sepa qué falta.";

/** Line about the results, read aloud: how many there are and how well they match, or what has just been done with one. */
export function SearchCount({
  search: { answer, failure, isAsking },
  said,
}: Props & {
  /** Action that has just been done with a result, which is shown instead; empty for none. */
  readonly said: string;
}): ReactNode {
  if (said !== "")
    return (
      <p className="nv-search__count" role="status">
        {said}
      </p>
    );
  return (
    <p className="nv-search__count" role="status" data-empty={answer === null || undefined}>
      {answer !== null && (answer.isQuestion || isMoreThanPages(answer)) && !isAsking && countWords(answer)}
      {isAsking && answer === null && failure === null && "Buscando…"}
    </p>
  );
}

/** Message shown in place of results when there are none, with a way on. */
export function SearchMessage({ search: { answer, failure, answeredQuery, retry } }: Props): ReactNode {
  if (failure?.kind === "signed-out")
    return (
      <div className="nv-search__message nv-stack-3 nv-start" role="alert">
        <p>{failure.message}</p>
        <Button onClick={() => window.location.reload()}>Entrar</Button>
      </div>
    );
  if (failure !== null)
    return (
      <div className="nv-search__message nv-stack-3 nv-start" role="alert">
        <p>No se ha podido buscar: el servidor no responde. Lo que has escrito sigue ahí.</p>
        <Button onClick={retry}>Reintentar</Button>
      </div>
    );
  if (answer === null || isMoreThanPages(answer)) return null;
  if (answer.isCopying)
    return <p className="nv-search__message nv-stack-3 nv-start">Ningún gráfico ni ninguna historia se llama así.</p>;
  if (answer.isWeak) return <p className="nv-search__message nv-stack-3 nv-start">{COUNTED}</p>;
  // Only «de la», or the first letter of a word: nothing was asked yet.
  if (!answer.isQuestion)
    return <p className="nv-search__message nv-stack-3 nv-start">Sigue escribiendo: con eso solo no hay qué buscar.</p>;
  if (answer.results.length > 0) return null;
  return (
    <div className="nv-search__message nv-stack-3 nv-start">
      <p>
        Ninguna página ni ningún gráfico habla de <strong>«{answeredQuery}»</strong>.
      </p>
      <p>Prueba con menos palabras o con otra que diga lo mismo. {COUNTED}</p>
    </div>
  );
}
