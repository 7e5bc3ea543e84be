import { type ComponentType, createElement, type ReactNode, useLayoutEffect, useReducer, useState } from "react";
import { reloadForPart, reloadMayHelp } from "./missing-part";

/*
 * Parts of the application that come with chunks of their own. Not by way of Suspense: what follows a fallback of Suspense is
 * held back until the fallback has been seen for 300 ms, which is many times what a chunk takes to come.
 */

type Outcome<T> = { value: T } | { error: unknown };

/** How promises ended, so that nobody waits for one that has. */
const outcomes = new WeakMap<Promise<unknown>, Outcome<unknown>>();

/** Notes how a promise ends, for useLoaded to tell at once. @returns the promise */
export function noted<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => outcomes.set(promise, { value }),
    (error: unknown) => outcomes.set(promise, { error }),
  );
  return promise;
}

/** Loads something once; a failure is forgotten, so that asking again tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (loading) return loading;
    loading = noted(load());
    loading.catch(() => (loading = undefined));
    return loading;
  };
}

/**
 * What the promise of a part of the application brings; undefined before, and while the page is being reloaded because the part
 * is missing. Throws what the promise fails with. The promise must be the same at each drawing.
 */
export function useLoaded<T>(promise: Promise<T>): T | undefined {
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const outcome = outcomes.get(promise) as Outcome<T> | undefined;
  const reloads = outcome !== undefined && "error" in outcome && reloadMayHelp();
  // As of this drawing: a promise that has ended between it and the effect must be told of all the same.
  const isDrawn = outcome !== undefined && !reloads;
  useLayoutEffect(() => {
    if (isDrawn) return undefined;
    let waiting = true;
    const tell = (): void => {
      if (waiting) drawAnew();
    };
    if (reloads) reloadForPart().then(tell, tell);
    else noted(promise).then(tell, tell);
    return () => {
      waiting = false;
    };
  }, [promise, reloads, isDrawn]);
  if (!outcome || reloads) return undefined;
  if ("error" in outcome) throw outcome.error;
  return outcome.value;
}

/** A component out of a chunk; `meanwhile` stands in its place until the chunk is there. */
export function later<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props & { meanwhile?: ReactNode }> {
  const loadOnce = once(load);
  return function Later({ meanwhile = null, ...props }) {
    const [loading] = useState(loadOnce);
    const module = useLoaded(loading);
    return module ? createElement(pick(module), props as unknown as Props) : meanwhile;
  };
}
