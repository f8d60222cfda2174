export { type BoundFields, bindFields, boundText } from "./drafts/bind-fields.ts";
export { browserStore, type TextStore, tabStore } from "./drafts/text-store.ts";
export { type Draft, forgetDrafts, useDraft } from "./drafts/use-draft.ts";
export { type Kept, useKept } from "./drafts/use-kept.ts";
export { useKeptText } from "./drafts/use-kept-text.ts";
export { useLeaveQuestion } from "./drafts/use-leave-question.ts";
export {
  useVersionedDraft,
  type VersionedDraft,
  type VersionedForm,
  type VersionedFormSetup,
} from "./drafts/use-versioned-draft.ts";
export {
  type EventConnection,
  EventsContext,
  openEvents,
  type Topic,
  useEvent,
  useReconnect,
} from "./events/event-connection.ts";
export { namesByPlace, type PresentTab, presentNames } from "./events/presence.ts";
export { useEventConnection } from "./events/use-event-connection.ts";
export { usePresence } from "./events/use-presence.ts";
export { type FileToSave, saveFile } from "./files/save-file.ts";
export { type FormProblems, fieldsIn, NO_PROBLEMS, problemsByField } from "./form-problems.ts";
export { type InPieces, type PiecesDone, useInPieces } from "./in-pieces.ts";
export { JobProgress, type JobProgressProps } from "./jobs/JobProgress.tsx";
export { JobsProgress } from "./jobs/JobsProgress.tsx";
export { type OnPreparation, type Preparation, untilMade, whenMade } from "./jobs/when-made.ts";
export { loadable } from "./loadable.tsx";
export { newId } from "./new-id.ts";
export { PageBlocks, type PageBlocksProps } from "./page-text/PageBlocks.tsx";
export { isRecord, parseJson, readBy, type Schema } from "./schema.ts";
export { ConfirmDialog, type ConfirmDialogProps } from "./server/ConfirmDialog.tsx";
export {
  CallFailure,
  type DescribeFailure,
  describeFailure,
  type FailureKind,
  type FailureView,
  kindOf,
  SENTENCES,
  SESSION_OVER,
  toCallFailure,
} from "./server/call-failure.ts";
export { type Call, type CallTools, callServer, readAnswer, request } from "./server/call-server.ts";
export { type Client, clientOf } from "./server/client-of.ts";
export { FailureNotice, type FailureNoticeProps } from "./server/FailureNotice.tsx";
export { loadRenewal, renewSession } from "./server/renew-session.ts";
export { type SignInHere, SignInHereContext } from "./server/sign-in-here.ts";
export { type Attempt, useAttempt } from "./server/use-attempt.ts";
export { type Remote, useRemote } from "./server/use-remote.ts";
export { type Sending, useSending } from "./server/use-sending.ts";
export { type Late, useLate } from "./use-late.ts";
export { useTouched } from "./use-touched.ts";
export { WhenSeen } from "./WhenSeen.tsx";
export { EmptyPlace } from "./workbench/EmptyPlace.tsx";
export { OnStage, StageContext } from "./workbench/stage.tsx";
export {
  STAGE_SEGMENTS,
  STAGE_SIZES,
  type StageSize,
  type StageTheme,
  sizeFor,
  THEME_SEGMENTS,
} from "./workbench/stage-sizes.ts";
export { type PlacedStep, Step, StepsContext } from "./workbench/steps.tsx";
