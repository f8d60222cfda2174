import Link from "@docusaurus/Link";
import { Redirect, useHistory } from "@docusaurus/router";
import { PageMetadata } from "@docusaurus/theme-common";
import type { Inspection } from "@nv/contracts/schemas";
import { firstConfig, type GraphicConfig, TYPE_LABELS } from "@nv/graphic-types";
import { fileIdIn } from "@nv/piece-parts";
import { Notice } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ComingBench } from "../../../frame/workbench/ComingBench";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { COMPOSED_TYPES, FILE_TYPES, madeTypeAt } from "../../../pieces/core/composed-types";
import { newDraftName } from "../../../pieces/core/kept-drafts";
import { FOUND, type RegistryAddress, writeAddress } from "../../../pieces/core/registry-address";
import { writeAddress as storyAddress } from "../../../pieces/core/stories-address";
import { NewGraphicForm } from "../../../pieces/form/NewGraphicForm";
import { WithType } from "../../../pieces/form/WithType";
import { ScreenHead } from "../../../pieces/ScreenHead";
import { AccountGallery } from "./AccountGallery";
import { ExistingNotice } from "./ExistingNotice";
import { FileStep } from "./FileStep";
import { KeptDrafts } from "./KeptDrafts";
import { SourceForm } from "./SourceForm";
import { type CatalogueEntry, TypeCatalogue } from "./TypeCatalogue";

const FIRST_STEP = { label: "Añadir un gráfico", to: writeAddress({ part: "new" }) } as const;

const LOCATOR: CatalogueEntry = {
  name: "locator",
  label: "Mapa de situación",
  line: "un sitio, sus marcas y sus rótulos sobre el mapa de la casa",
  useWhen: "haya que decir dónde ha pasado",
  to: "/mapbox_form",
};

const entryOf = (
  type: Omit<CatalogueEntry, "to" | "line"> & { readonly addressName: string },
  line: string | null,
) => ({
  ...type,
  line: line ?? "",
  to: writeAddress({ part: "new", making: type.addressName }),
});

/** Types that are made here out of what somebody has, with the map, which has a screen of its own. */
const MADE_HERE: readonly CatalogueEntry[] = [LOCATOR, ...FILE_TYPES.map((type) => entryOf(type, type.madeOf))];

/** Types that are made of several graphics. */
const COMPOSED: readonly CatalogueEntry[] = COMPOSED_TYPES.map((type) => entryOf(type, type.composes));

/** The place of a form whose type is on its way. */
function ComingForm({ name }: { readonly name: string }): ReactNode {
  return <ComingBench head={{ name, back: FIRST_STEP }}>Preparando el formulario…</ComingBench>;
}

/** Registers a graphic: from what somebody pastes, or made here out of several. Each step has its address. */
export function NewScreen({ making, source }: Pick<RegistryAddress, "making" | "source">): ReactNode {
  const history = useHistory();
  const [found, setFound] = useState<Inspection | null>(null);
  const open = ({ id }: { readonly id: string }) => history.push(writeAddress({ part: "graphic", id }));
  const fileId = fileIdIn(source);
  if (fileId !== null) return <FileStep key={fileId} fileId={fileId} making={making} onRegistered={open} />;
  const made = madeTypeAt(making);

  // A story is written where its page scrolls beside it.
  if (made?.name === "story") return <Redirect to={storyAddress({ part: "new" })} />;
  if (made !== undefined)
    return (
      <>
        <PageMetadata title={`Nuevo gráfico: ${made.label}`} />
        <WithType key={made.name} name={made.name} fallback={<ComingForm name={`Nuevo gráfico: ${made.label}`} />}>
          {() => (
            <NewGraphicForm
              name={newDraftName(made.name)}
              head={{ name: `Nuevo gráfico: ${made.label}`, back: FIRST_STEP }}
              config={firstConfig(made.name)}
              onRegistered={open}
            />
          )}
        </WithType>
      </>
    );
  if (making === FOUND && source !== "")
    return (
      <FoundStep key={source} source={source} known={found?.source === source ? found : null} onRegistered={open} />
    );
  return (
    <>
      <ScreenHead title={FIRST_STEP.label} />
      <KeptDrafts of={({ id }) => id === null} title="Has dejado a medias:" />
      <SourceForm
        onFound={(inspection) => {
          setFound(inspection);
          history.push(writeAddress({ part: "new", making: FOUND, source: inspection.source }));
        }}
      />
      <p className="nv-graphics__facts">
        Si son muchos, <Link to={writeAddress({ part: "import" })}>tráelos desde CSV</Link>.
      </p>
      <TypeCatalogue id="archivos" title="Hazlo aquí" entries={MADE_HERE} />
      <TypeCatalogue id="componer" title="O compón uno con varios" entries={COMPOSED} />
      <AccountGallery />
    </>
  );
}

interface FoundProps {
  readonly source: string;
  /** Findings of the first step about it; `null` for who comes by the address alone. */
  readonly known: Inspection | null;
  readonly onRegistered: (graphic: { readonly id: string }) => void;
}

function FoundStep({ source, known, onRegistered }: FoundProps): ReactNode {
  const remote = useRemote(source, async () => known ?? graphicsCalls.inspect({ source }));
  const found = known ?? remote.body;
  if (found !== null && found.existing !== null)
    return (
      <>
        <ScreenHead title={FIRST_STEP.label} back={FIRST_STEP} />
        <ExistingNotice existing={found.existing} />
      </>
    );
  if (found !== null) return <FoundForm found={found} onRegistered={onRegistered} />;
  return (
    <>
      <ScreenHead title={FIRST_STEP.label} back={FIRST_STEP} />
      {remote.failure === null ? (
        <p role="status">Mirando qué es…</p>
      ) : (
        <FailureNotice error={remote.failure} onRetry={remote.reload} />
      )}
    </>
  );
}

interface FoundFormProps extends Pick<FoundProps, "onRegistered"> {
  readonly found: Inspection;
}

function FoundForm({ found, onRegistered }: FoundFormProps): ReactNode {
  const { type, source, title, altText, sourceLine, notice, framing } = found;
  const name = `Nuevo gráfico: ${TYPE_LABELS[type]}`;
  const config: GraphicConfig =
    type === "datawrapper" || type === "flourish" ? { type, source } : { type: "external", source };
  return (
    <>
      <PageMetadata title={name} />
      {notice !== "" && <Notice tone={framing === "blocked" ? "wrong" : "plain"}>{notice}</Notice>}
      <WithType name={config.type} fallback={<ComingForm name={name} />}>
        {() => (
          <NewGraphicForm
            name={newDraftName(source)}
            head={{ name, back: FIRST_STEP }}
            config={config}
            known={{ title, altText, sourceLine }}
            doubt={framing === "allowed" ? "" : notice}
            onRegistered={onRegistered}
          />
        )}
      </WithType>
    </>
  );
}
