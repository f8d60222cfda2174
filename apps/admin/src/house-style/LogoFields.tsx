import type { FileSummary } from "@nv/contracts/schemas";
import { SelectField } from "@nv/ui";
import type { StyleFieldsProps } from "./FaceFields.tsx";
import { useLibrary } from "./use-library.ts";

const GROUNDS = [
  { ground: "light", label: "Sobre fondo claro" },
  { ground: "dark", label: "Sobre fondo oscuro" },
] as const;

const isDrawing = ({ facts }: FileSummary) =>
  facts.kind === "picture" && (facts.format === "svg" || facts.format === "png");

/** The marks of the newspaper, which cards carry at their foot. */
export function LogoFields({ style, problems, onChange }: StyleFieldsProps) {
  const drawings = useLibrary("picture").filter(isDrawing);
  return (
    <fieldset className="house-part">
      <legend>Logotipo</legend>
      <p className="house-hint">
        Un SVG o un PNG de Archivos, para el pie de las tarjetas; ocupa el sitio de la firma.
      </p>
      <div className="house-grid">
        {GROUNDS.map(({ ground, label }) => {
          const chosen = style.logo[ground];
          const files = drawings.map(({ id, name }) => ({ value: id, label: name }));
          const isListed = chosen === "" || drawings.some(({ id }) => id === chosen);
          return (
            <SelectField
              key={ground}
              label={label}
              error={problems.get(`logo.${ground}`) ?? ""}
              value={chosen}
              options={[
                { value: "", label: "Ninguno" },
                ...files,
                ...(isListed ? [] : [{ value: chosen, label: "De Archivos" }]),
              ]}
              onChange={(id) => onChange({ logo: { ...style.logo, [ground]: id } })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
