import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Action that somebody orders. */
export type SavingAction = "save" | "publish";

/**
 * Lets one action be carried out at a time.
 *
 * @param version - What the form starts from: with another one, what is owed is tried again.
 * @param pay - Carries out an action that had to wait.
 */
export function useSavingTurn(version: number, pay: (owed: SavingAction) => void) {
  /** Whether an order of somebody's is being carried out. */
  const [isBusy, setIsBusy] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  /** Action that somebody asked for while it could not be done: something was on its way, or another person had saved meanwhile. */
  const [owed, setOwed] = useState<SavingAction | null>(null);
  const isRunning = useRef(false);

  const payOwed = useEffectEvent(() => {
    if (owed !== null) pay(owed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved meanwhile is in the form with another version of it
  useEffect(() => {
    if (!isSaving) payOwed();
  }, [owed, isSaving, version]);

  return {
    ...{ isBusy, isSaving, setOwed },
    isTaken: () => isRunning.current,
    take(isAsked: boolean): void {
      isRunning.current = true;
      setIsSaving(true);
      setIsBusy(isAsked);
    },
    end(): void {
      isRunning.current = false;
      setIsSaving(false);
      setIsBusy(false);
    },
  };
}
