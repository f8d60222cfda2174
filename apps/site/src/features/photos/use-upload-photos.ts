import { toCallFailure } from "@nv/web";
import { useCallback, useEffect, useRef, useState } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";

/** A file on its way to the library. */
export interface UploadedPhoto {
  readonly key: number;
  readonly name: string;
  /** 0 to 1. */
  readonly ratio: number;
  /** Reason why it did not arrive; empty while it goes. */
  readonly message: string;
}

/** Files on their way, and the ways to bring more or to take one off. */
export interface UploadPhotos {
  readonly photos: readonly UploadedPhoto[];
  readonly bring: (files: readonly File[]) => void;
  readonly dismiss: (key: number) => void;
}

/** Brings files into the library, whence they go on. @param onImported - Told of each that is there. */
export function useUploadPhotos(onImported: (fileId: string) => void): UploadPhotos {
  const [photos, setPhotos] = useState<readonly UploadedPhoto[]>([]);
  const lastKey = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  const told = useRef(onImported);
  told.current = onImported;
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const change = useCallback((key: number, part: Partial<UploadedPhoto> | null) => {
    setPhotos((before) =>
      before.flatMap((photo) => {
        if (photo.key !== key) return [photo];
        return part === null ? [] : [{ ...photo, ...part }];
      }),
    );
  }, []);

  const bring = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        lastKey.current += 1;
        const key = lastKey.current;
        const controller = new AbortController();
        running.current.set(key, controller);
        setPhotos((before) => [...before, { key, name: file.name, ratio: 0, message: "" }]);
        FILE_CHOICES.upload(file, (ratio) => change(key, { ratio }), controller.signal)
          .then((fileId) => {
            change(key, null);
            told.current(fileId);
          })
          .catch((error: unknown) => {
            if (!controller.signal.aborted) change(key, { message: toCallFailure(error).message });
          })
          .finally(() => running.current.delete(key));
      }
    },
    [change],
  );
  const dismiss = useCallback(
    (key: number) => {
      running.current.get(key)?.abort();
      change(key, null);
    },
    [change],
  );
  return { photos, bring, dismiss };
}
