import { TEAM_PHOTO_PATH, TEAM_PROFILE_PATH } from "@nv/contracts";
import { peopleApi, TeamEvent, TeamPerson, teamApi } from "@nv/contracts/schemas";
import { callServer, clientOf, request, type Topic } from "@nv/web";

/** Something of the team is different. */
export const TEAM_TOPIC: Topic<TeamEvent> = { name: "team", schema: TeamEvent };

/** Calls of the page to the server about the team. */
export const teamCalls = {
  ...clientOf(teamApi),
  ...clientOf(peopleApi),
  export: async (): Promise<Blob> => (await request(`${TEAM_PROFILE_PATH}/export`)).blob(),
  keepPhoto: (photo: File) =>
    callServer(TeamPerson, TEAM_PHOTO_PATH, { method: "PUT", body: photo, headers: { "content-type": photo.type } }),
};
