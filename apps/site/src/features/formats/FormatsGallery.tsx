import Link from "@docusaurus/Link";
import { FILE_KINDS, FORMATS_API_PATH } from "@nv/contracts";
import { FormatWeights } from "@nv/contracts/schemas";
import { ABOUT_FORMATS, type ToldFormat } from "@nv/formats/about";
import { formatNumber } from "@nv/spanish";
import { SelectField } from "@nv/ui";
import { callServer, FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { type FormatWishes, filterFormats, kindsTaken } from "./core/filter-formats";
import { beginAddress, EFFORT_NAMES, manualAddress, schemaAddress, starterAddress } from "./core/format-words";
import { FormatDemo } from "./FormatDemo";
import "./formats.css";

const KB = 1000;

const ANY = { value: "", label: "Cualquiera" };
const KINDS = [ANY, ...kindsTaken(ABOUT_FORMATS).map((value) => ({ value, label: FILE_KINDS[value] }))];
const EFFORTS = [
  ANY,
  ...Object.entries(EFFORT_NAMES).map(([value, label]) => ({ value, label: `Hasta ${label.toLowerCase()}` })),
];

/** Says how much a format makes a reader load besides its files. */
function weightOf(
  { items }: { readonly items: readonly { name: string; scriptBytes: number; lazyBytes: number }[] },
  name: string,
) {
  const found = items.find((one) => one.name === name);
  if (found === undefined) return "";
  const later =
    found.lazyBytes === 0 ? "" : ` y ${formatNumber(found.lazyBytes / KB, { decimals: 0 })} kB cuando hacen falta`;
  return `${formatNumber(found.scriptBytes / KB, { decimals: 1 })} kB${later}`;
}

function FormatCard({ about, weight }: { readonly about: ToldFormat; readonly weight: string }): ReactNode {
  const { name, label, lede, useIf, avoidIf, needs, effort } = about;
  return (
    <article className="nv-format nv-stack-5" aria-labelledby={`formato-${name}`}>
      <div className="nv-format__text">
        <p className="nv-format__name">{name}</p>
        <h2 id={`formato-${name}`}>{label}</h2>
        <p>{lede}</p>
        <h3>Úsalo si…</h3>
        <ul>
          {useIf.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h3>Evítalo si…</h3>
        <ul>
          {avoidIf.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <dl className="nv-format-facts">
          <div>
            <dt>Hace falta</dt>
            <dd>{needs}</dd>
          </div>
          <div>
            <dt>La primera vez</dt>
            <dd>{EFFORT_NAMES[effort]}</dd>
          </div>
          {weight !== "" && (
            <div>
              <dt>Script</dt>
              <dd>{weight}</dd>
            </div>
          )}
        </dl>
        <p className="nv-row">
          <Link className="nv-action nv-action--main" to={beginAddress(name)}>
            Usar este formato
          </Link>
          <Link to={manualAddress(about)}>
            Manual<span className="nv-visually-hidden"> de {label}</span>
          </Link>
          <a href={starterAddress(name)} download>
            Plantilla (ZIP)<span className="nv-visually-hidden"> de {label}</span>
          </a>
          <a href={schemaAddress(name)}>
            JSON Schema<span className="nv-visually-hidden"> de {label}</span>
          </a>
        </p>
      </div>
      <FormatDemo name={name} isOneOfMany />
    </article>
  );
}

/** The formats of stories: each alive, with what it is for and not for, what it weighs, and the way to begin. */
export function FormatsGallery(): ReactNode {
  const [wishes, setWishes] = useState<FormatWishes>({ kind: "", effort: "" });
  const { body, failure, reload } = useRemote("formats", (signal) =>
    callServer(FormatWeights, FORMATS_API_PATH, { signal }),
  );
  const found = filterFormats(ABOUT_FORMATS, wishes);
  const change = (part: Partial<FormatWishes>) => setWishes({ ...wishes, ...part });
  return (
    <main className="nv-formats nv-screen">
      <header>
        <h1 className="nv-title">Formatos</h1>
        <p className="nv-formats__lede">
          Cada formato, vivo: baja dentro de la pantalla del ejemplo. Con lo que ya tienes en{" "}
          <Link to="/archivos">Archivos</Link> se empieza una historia en <Link to="/storys">Historias</Link>, sin
          programar.
        </p>
      </header>
      <form className="nv-formats__filters nv-cluster" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label="Tengo"
          error=""
          value={wishes.kind}
          options={KINDS}
          onChange={(kind) => change({ kind: kindsTaken(ABOUT_FORMATS).find((one) => one === kind) ?? "" })}
        />
        <SelectField
          label="En"
          error=""
          value={wishes.effort}
          options={EFFORTS}
          onChange={(effort) =>
            change({ effort: effort === "hour" || effort === "day" || effort === "week" ? effort : "" })
          }
        />
        <p role="status">{found.length === 1 ? "1 formato" : `${found.length} formatos`}</p>
      </form>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {found.length === 0 && <p>Ningún formato toma eso en ese tiempo. Quita un filtro.</p>}
      {found.map((about) => (
        <FormatCard key={about.name} about={about} weight={body === null ? "" : weightOf(body, about.name)} />
      ))}
    </main>
  );
}
