import { useState } from "react";
import * as calls from "../../../generated/calls";
import { ApiError } from "../../../api/error";
import type { Input } from "../../../generated/operations";
import { useConsole } from "../../../state/console";
import { useInside } from "../../../state/inside";

/** Changes to the saved views of a list. */
export interface ViewChanges {
  /** Why the last change failed, in the reader's language. */
  problem: string | undefined;
  /** A change is on its way. */
  busy: boolean;
  /** @returns the view's id; undefined where that failed. */
  save(input: Input<"saveView">): Promise<number | undefined>;
  setDefault(id: number | null): Promise<void>;
  /** @returns whether it was done. */
  remove(id: number): Promise<boolean>;
}

/** Each waits until the shown views have been fetched again. */
const WAITING = { told: "inPlace", changeTold: "byCaller" } as const;

/** Makes changes to saved views, and has the shown ones fetched again after each. */
export function useViewChanges(list: string): ViewChanges {
  const { api } = useConsole();
  const { freshness } = useInside();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const attempt = async <T>(change: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const done = await change();
      await freshness.changed(calls.saveView);
      return done;
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : String(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    problem,
    busy,
    save: async (input) => (await attempt(() => api.call(calls.saveView, input, WAITING)))?.id,
    setDefault: async (id) => void (await attempt(() => api.call(calls.setDefaultView, { list, id }, WAITING))),
    remove: async (id) => (await attempt(() => api.call(calls.deleteView, { id }, WAITING))) !== undefined,
  };
}
