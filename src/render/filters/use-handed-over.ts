import { useContext, useEffect, useRef } from "react";
import { joined, type RowFilter } from "../../domain/filter/filter";
import { printFilter } from "../../domain/filter/print";
import { joinWords } from "../../domain/filter/words";
import type { Language } from "../../model/words";
import { DraftContext } from "../../widgets/draft";
import { whenReleased } from "../../widgets/shared/when-released";
import { toReaderClock } from "./clock";
import type { Line } from "./line";
import type { LineBoxState } from "./use-line-box";

/**
 * In a form, what stands in the line is entered when the reader has left it (the answer is what does so, after a press), and before the form
 * is sent. What cannot be read then is told with the filter before it, as one text: so the form has a value that it refuses, and nothing
 * typed is left out.
 */
export function useHandedOver(
  state: LineBoxState,
  clock: { line: Line; language: Language; timeZone: string },
  onWrong: ((text: string) => void) | undefined,
): () => void {
  const registry = useContext(DraftContext);
  const latest = useRef({ state, clock, onWrong });
  useEffect(() => {
    latest.current = { state, clock, onWrong };
  });
  useEffect(
    () =>
      registry?.add(() => {
        const { current } = latest;
        if (current.onWrong && !current.state.enterTyped()) current.onWrong(wholeText(current.state, current.clock));
      }),
    [registry],
  );
  return () => whenReleased(() => latest.current.state.enterTyped());
}

/** The filter and what is typed, in the words of a language. */
function wholeText(
  { parts, kind, edited, text }: LineBoxState,
  { line, language, timeZone }: { line: Line; language: Language; timeZone: string },
): string {
  const kept = edited === "all" ? [] : parts.filter((_, index) => index !== edited);
  const filter: RowFilter | undefined = joined(kind, kept);
  const printed = printFilter(toReaderClock(filter, line.properties, timeZone), line.properties, language);
  return [printed, text].filter((part) => part !== "").join(` ${joinWords[kind][language][0] ?? kind} `);
}
