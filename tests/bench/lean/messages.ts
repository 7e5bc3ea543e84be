import { useSyncExternalStore } from "react";
import { listMessages } from "../../../src/generated/calls";
import type { Output } from "../../../src/generated/operations";
import { inputOf } from "../reference/message-query";
import { call } from "./call";

/** A page of the list. */
export type MessagePage = Output<"listMessages">;

const known = new Map<string, MessagePage>();
const asking = new Set<string>();
const listeners = new Set<() => void>();
let latest: MessagePage | undefined;

/** Asks for the page that an address names, unless it is being asked for. */
export async function ask(search: string): Promise<void> {
  if (asking.has(search)) return;
  asking.add(search);
  try {
    latest = await call(listMessages, inputOf(new URLSearchParams(search)));
    known.set(search, latest);
    for (const tell of listeners) tell();
  } finally {
    asking.delete(search);
  }
}

/** What is known of the page that an address names, else the one before; undefined before the first. */
export function useMessagePage(search: string): MessagePage | undefined {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => known.get(search) ?? latest,
  );
}
