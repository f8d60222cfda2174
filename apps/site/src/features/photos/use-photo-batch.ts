import type { PhotoBatch } from "@nv/contracts/schemas";
import { type Remote, useEvent, useReconnect, useRemote } from "@nv/web";
import { useEffect } from "react";
import { isUnderWay } from "./core/photo-standing";
import { photosCalls } from "./photos-calls";
import { PHOTOS_TOPIC } from "./photos-topic";

/** Interval at which a batch is asked for while something of it goes out, for when no event comes. Milliseconds. */
const ASK_MS = 1500;

/** A batch as it is now; asked again while something of it goes out. */
export function usePhotoBatch(id: string): Remote<PhotoBatch> {
  const remote = useRemote(`photos:${id}`, (signal) => photosCalls.batch(id, signal));
  const { body, isLoading, reload } = remote;
  useReconnect(reload);
  useEvent(PHOTOS_TOPIC, (event) => {
    if (event.id === id) reload();
  });
  const isGoing = body?.items.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!isGoing || isLoading) return;
    const timer = window.setTimeout(reload, ASK_MS);
    return () => window.clearTimeout(timer);
  }, [isGoing, isLoading, reload]);
  return remote;
}
