import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { HouseStyleForm } from "./HouseStyleForm.tsx";
import { HOUSE_STYLE_KEY, houseStyleCalls } from "./house-style-calls.ts";
import "./house-style.css";

/** The style of everything that readers get: typefaces, sizes, corners, colours. */
export function HouseStyleScreen() {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: HOUSE_STYLE_KEY,
    queryFn: ({ signal }) => houseStyleCalls.view(caller, signal),
  });
  return (
    <ScreenFrame title="Estilo">
      <p className="house-lede">
        La letra, las medidas y los colores de lo que reciben los lectores: gráficos, mapas, historias y la página de
        casos. Cada pieza se queda con el estilo con el que se publicó.
      </p>
      <AnswerState query={answer} comfort="Lo que ves puede no estar al día." />
      {answer.data !== undefined && <HouseStyleForm view={answer.data.body} />}
    </ScreenFrame>
  );
}
