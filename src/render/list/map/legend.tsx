import type { ReactElement } from "react";
import { moneyText } from "../../../domain/money";
import type { Tone } from "../../../model/words";
import { useWords } from "../../../state/language";
import { marks, type Overlay, stepLimits } from "./overlay";
import type { Thing } from "./use-things";

const graveness = Object.keys(marks) as Tone[];

/** What the colours and signs of a map mean. */
export function Legend({
  things,
  overlay,
  greatest,
}: {
  things: readonly Thing[];
  overlay: Overlay;
  greatest: number;
}): ReactElement {
  return <ul className="map-legend">{overlay === "state" ? statesOf(things) : <Amounts greatest={greatest} />}</ul>;
}

/** Every state that there is, the gravest first, with how many have it. */
function statesOf(things: readonly Thing[]): ReactElement[] {
  const counts = new Map<string, { tone: Tone; count: number }>();
  for (const { state, tone } of things) {
    const known = counts.get(state);
    if (known) known.count += 1;
    else counts.set(state, { tone, count: 1 });
  }
  return [...counts]
    .sort(([, a], [, b]) => graveness.indexOf(a.tone) - graveness.indexOf(b.tone) || b.count - a.count)
    .map(([state, { tone, count }]) => (
      <li key={state}>
        <span className={`map-mark map-mark-${tone}`} aria-hidden="true">
          {marks[tone]}
        </span>
        {state} <span className="map-legend-count">{count}</span>
      </li>
    ));
}

function Amounts({ greatest }: { greatest: number }): ReactElement {
  const { t, reading } = useWords();
  const written = (amount: number): string => moneyText(amount.toFixed(2), reading)?.shown ?? "";
  const limits = stepLimits(greatest).map((limit) => written(limit >= 10 ? Math.ceil(limit) : limit));
  return (
    <>
      <li>
        <span className="map-swatch map-step-0" aria-hidden="true" />
        {written(0)}
      </li>
      {limits.map((amount, index) => (
        <li key={index}>
          <span className={`map-swatch map-step-${index + 1}`} aria-hidden="true" />
          {t("map.upTo", { amount })}
        </li>
      ))}
    </>
  );
}
