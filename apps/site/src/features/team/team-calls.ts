import {
  TEAM_API_PATH,
  TEAM_CALENDAR_PATH,
  TEAM_CHANNELS_PATH,
  TEAM_EXPORT_PATH,
  TEAM_PEOPLE_PATH,
  TEAM_PHOTO_PATH,
  TEAM_PROFILE_PATH,
  TEAM_SHIFTS_IMPORT_PATH,
  TEAM_SHIFTS_PATH,
  TEAM_STEPS_PATH,
} from "@nv/contracts";
import {
  type NewTeamShift,
  TeamCalendarAddress,
  type TeamChannel,
  TeamChannels,
  TeamContributions,
  TeamEvent,
  TeamImported,
  TeamPerson,
  type TeamProfile,
  type TeamShift,
  type TeamShiftChange,
  type TeamStepList,
  TeamSteps,
  TeamView,
  TeamWeek,
} from "@nv/contracts/schemas";
import { callServer, request, type Topic } from "@nv/web";

/** Something of the team is different. */
export const TEAM_TOPIC: Topic<TeamEvent> = { name: "team", schema: TeamEvent };

const shiftPath = (id: string) => `${TEAM_SHIFTS_PATH}/${encodeURIComponent(id)}`;

/** Calls of the page to the server about the team. */
export const teamCalls = {
  view: (signal: AbortSignal) => callServer(TeamView, TEAM_API_PATH, { signal }),
  /** The week of a day. */
  week: (day: string, signal: AbortSignal) =>
    callServer(TeamWeek, `${TEAM_SHIFTS_PATH}?${new URLSearchParams({ monday: day })}`, { signal }),
  plan: (json: NewTeamShift) => callServer(TeamWeek, TEAM_SHIFTS_PATH, { method: "POST", json }),
  bring: (rows: NewTeamShift[]) =>
    callServer(TeamImported, TEAM_SHIFTS_IMPORT_PATH, { method: "POST", json: { rows } }),
  change: (id: string, json: TeamShiftChange) => callServer(TeamWeek, shiftPath(id), { method: "PUT", json }),
  remove: ({ id, version }: TeamShift) =>
    callServer(TeamWeek, `${shiftPath(id)}?version=${version}`, { method: "DELETE", isOrder: true }),
  saveProfile: (json: TeamProfile) => callServer(TeamPerson, TEAM_PROFILE_PATH, { method: "PUT", json }),
  keepPhoto: (photo: File) =>
    callServer(TeamPerson, TEAM_PHOTO_PATH, { method: "PUT", body: photo, headers: { "content-type": photo.type } }),
  removePhoto: () => request(TEAM_PHOTO_PATH, { method: "DELETE", isOrder: true }),
  made: (personId: string, signal: AbortSignal) =>
    callServer(TeamContributions, `${TEAM_PEOPLE_PATH}/${encodeURIComponent(personId)}/made`, { signal }),
  steps: (signal: AbortSignal) => callServer(TeamSteps, TEAM_STEPS_PATH, { signal }),
  writeSteps: (json: TeamStepList) => callServer(TeamSteps, TEAM_STEPS_PATH, { method: "PUT", json }),
  tick: (id: string, isDone: boolean) =>
    callServer(TeamSteps, `${TEAM_STEPS_PATH}/${encodeURIComponent(id)}`, {
      method: isDone ? "PUT" : "DELETE",
      isOrder: true,
    }),
  channels: (signal: AbortSignal) => callServer(TeamChannels, TEAM_CHANNELS_PATH, { signal }),
  writeChannel: (json: TeamChannel) => callServer(TeamChannels, TEAM_CHANNELS_PATH, { method: "PUT", json }),
  eraseProfile: () => request(TEAM_PROFILE_PATH, { method: "DELETE", isOrder: true }),
  export: async (): Promise<Blob> => (await request(TEAM_EXPORT_PATH)).blob(),
  openCalendar: () => callServer(TeamCalendarAddress, TEAM_CALENDAR_PATH, { method: "POST", isOrder: true, json: {} }),
  revokeCalendar: () => request(TEAM_CALENDAR_PATH, { method: "DELETE", isOrder: true }),
};
