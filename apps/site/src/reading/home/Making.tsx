import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { useDialogs } from "../../frame/dialogs/dialogs-context";
import { HomeSection } from "./HomeSection";
import type { HomeIndex, HomeTool } from "./home-index";

/** Pictures of what can be made, and the way to all the tools. */
export function Making({ tools, toolCount }: Pick<HomeIndex, "tools" | "toolCount">): ReactNode {
  const { open, prepare } = useDialogs();
  return (
    <HomeSection
      id="hacer"
      title="Hacer"
      more={
        <button
          className="nv-home__all nv-small"
          type="button"
          aria-haspopup="dialog"
          onClick={() => open("tools")}
          onPointerEnter={() => prepare("tools")}
          onFocus={() => prepare("tools")}
        >
          Las {toolCount} herramientas
        </button>
      }
    >
      <ul className="nv-making nv-plain">
        {tools.map(({ to, name, says, shapes }) => (
          <li key={to} className="nv-making__one">
            <Picture shapes={shapes} />
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
            <p className="nv-flush">{says}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Picture({ shapes }: Pick<HomeTool, "shapes">): ReactNode {
  return (
    <svg className="nv-making__picture" viewBox="0 0 96 60" aria-hidden="true">
      {shapes.map(({ d, ink, width }) =>
        width === undefined ? (
          <path key={d} fill={`var(${ink})`} d={d} />
        ) : (
          <path key={d} fill="none" stroke={`var(${ink})`} strokeWidth={width} d={d} />
        ),
      )}
    </svg>
  );
}
