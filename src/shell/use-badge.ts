import { useQuery } from "@tanstack/react-query";
import type { Badge } from "../model/resolved";
import { readAnswer } from "../render/list/read-answer";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { useIdle } from "../state/when-idle";

/** A number at an entry. */
export interface EntryNumber {
  /** What is read for entry and number. */
  says: string;
  /** The number as it is drawn. */
  shown: string;
}

/** The number at an entry with this label; undefined where there is nothing to count, while it is unknown, where its call failed, and for who may not make it. */
export function useBadge(badge: Badge | undefined, label: string): EntryNumber | undefined {
  const { api, manifest, session } = useConsole();
  const { say } = useWords();
  // Nobody waits for such a number.
  const idle = useIdle();
  const input = badge?.input ?? {};
  const { data } = useQuery({
    queryKey: [badge?.call, input],
    queryFn: ({ signal }) => api.callByName(badge?.call ?? "", input, { signal }),
    enabled: badge !== undefined && session.permits(badge.permission ?? []) && idle,
    refetchInterval: badge?.everySeconds !== undefined && badge.everySeconds * 1000,
  });
  const count = countIn(data);
  if (!badge || !count) return undefined;
  return { says: say(badge.words, { label, count }), shown: capped(count, manifest.settings.unreadBadgeCap) };
}

/** What is answered is a number, a list, or a page that says how many rows there are. */
function countIn(data: unknown): number | undefined {
  return typeof data === "number" ? data : readAnswer(data)?.total;
}

/** Specification §9: "Unread badge cap 99". */
function capped(count: number, cap: number): string {
  return count > cap ? `${cap}+` : String(count);
}
