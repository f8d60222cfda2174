import { GroupsView } from "@nv/contracts/schemas";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { GroupPart } from "./GroupPart.tsx";
import { NewGroupPart } from "./NewGroupPart.tsx";
import { GROUPS_KEY, GROUPS_PATH } from "./use-groups.ts";
import "../people/people.css";
import "./groups.css";

/** Screen of the groups and their people: who may open what belongs to a group. */
export function GroupsScreen() {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: GROUPS_KEY,
    queryFn: ({ signal }) => caller.server(GROUPS_PATH, GroupsView, { signal }),
  });
  const { data } = answer;
  return (
    <ScreenFrame title="Grupos">
      <p>
        Lo que es de un grupo solo lo ven sus personas: para las demás no existe, ni siquiera para quien administra si
        no está dentro. Cada cambio vale desde ese momento y queda en la auditoría.
      </p>
      <AnswerState query={answer} comfort="Lo que ves puede no estar al día." />
      {data !== undefined && (
        <div className="groups">
          {data.body.groups.map((group) => (
            <GroupPart key={group.name} group={group} />
          ))}
          <NewGroupPart />
        </div>
      )}
    </ScreenFrame>
  );
}
