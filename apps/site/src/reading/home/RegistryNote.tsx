import Link from "@docusaurus/Link";
import { localDay } from "@nv/spanish";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { useSession } from "../../frame/session/session-context";
import { writeAddress } from "../../pieces/core/registry-address";
import { EmptyRegistry } from "../../pieces/EmptyRegistry";
import { askRegistry } from "./ask-registry";
import { type HomeGraphic, lastPublished, newsFilters, type RegistryNews, registryTasks } from "./core/registry-news";
import { LatelyList } from "./LatelyList";

/** Graphics in each of the lists. */
const SHOWN = 5;

/**
 * Section of the home with the news of the registry for this person: their tasks, and what was published. It asks nothing before the reader is known.
 */
export function RegistryNote(): ReactNode {
  const { person } = useSession();
  return (
    <section className="nv-home__section" aria-labelledby="graficos">
      <div className="nv-home__section-head nv-split">
        <h2 id="graficos">Gráficos</h2>
        <Link className="nv-small" to={writeAddress({})}>
          Abrir el registro
        </Link>
      </div>
      {person === null ? (
        <p className="nv-home__tasks">Mirando el registro…</p>
      ) : (
        <News name={person.name || person.email} />
      )}
    </section>
  );
}

function News({ name }: { readonly name: string }): ReactNode {
  const { body, failure, reload } = useRemote(`registry:${name}`, (signal) => askRegistry(name, signal));
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null)
    return (
      <p className="nv-home__tasks" role="status">
        Mirando el registro…
      </p>
    );
  if (body.all.total === 0)
    return (
      <p className="nv-home__tasks">
        <EmptyRegistry />
      </p>
    );
  return <Known news={body} name={name} />;
}

const entryOf = ({ id, title, publishedAtMs }: HomeGraphic) => ({
  to: writeAddress({ part: "graphic", id }),
  title,
  ...(publishedAtMs !== null && { date: localDay(publishedAtMs) }),
});

function Known({ news, name }: { readonly news: RegistryNews; readonly name: string }): ReactNode {
  const tasks = registryTasks(news);
  const filters = newsFilters(name);
  return (
    <>
      {tasks.length === 0 ? (
        <p className="nv-home__tasks">Nada roto, ningún borrador tuyo y todo lo publicado con texto alternativo.</p>
      ) : (
        <ul className="nv-home__tasks">
          {tasks.map(({ list, words }) => (
            <li key={list} data-list={list}>
              <Link to={writeAddress({ filters: filters[list] })}>{words}</Link>
            </li>
          ))}
        </ul>
      )}
      <div className="nv-lately">
        <LatelyList
          title="Publicados"
          entries={lastPublished(news.published, SHOWN).map(entryOf)}
          empty={
            <>
              Todavía no se ha publicado ninguno: <Link to={writeAddress({})}>abre un borrador</Link> y publícalo.
            </>
          }
        />
        <LatelyList
          title="Tus borradores"
          entries={news.drafts.items.slice(0, SHOWN).map(entryOf)}
          empty={
            <>
              No tienes ninguno a medias. <Link to={writeAddress({ part: "new" })}>Empieza uno</Link>.
            </>
          }
        />
      </div>
    </>
  );
}
