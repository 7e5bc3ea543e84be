import { Fragment, type ReactElement } from "react";
import type { Place } from "../../model/sources";
import { useWords } from "../../state/language";
import { type BecauseWords, becauseWords } from "./because-words";
import type { Because, Finding, FindingState } from "./findings";

/** What was found of one kind, each with its reasons and the lines of config that they stand on. */
export function FindingList({
  title,
  findings,
  words,
}: {
  title: string;
  findings: readonly Finding[];
  words: BecauseWords;
}): ReactElement {
  const { t } = useWords();
  return (
    <section className="why-section">
      <h2>
        {title} <span className="why-count">{findings.length}</span>
      </h2>
      {findings.length === 0 && <p className="why-none">{t("why.none")}</p>}
      <ul>
        {findings.map((finding) => (
          <FindingItem key={finding.key} finding={finding} words={words} />
        ))}
      </ul>
    </section>
  );
}

/** One of them. */
export function FindingItem({ finding, words }: { finding: Finding; words: BecauseWords }): ReactElement {
  const { say, t } = useWords();
  const { name, state, because, place } = finding;
  return (
    <li className="why-finding" data-why={finding.key}>
      <p className="why-head">
        <strong>{say(finding.words)}</strong>
        <code>{name}</code>
        <span className={`why-state why-${state}`}>{t(`why.state.${state}`)}</span>
      </p>
      <ul className="why-reasons">
        {because.map((each) => (
          <Reason key={JSON.stringify(each)} because={each} keepsAway={keepsAway(each, state)} words={words} />
        ))}
      </ul>
      {place && <PlaceOf place={place} />}
    </li>
  );
}

function Reason({
  because,
  keepsAway: isObstacle,
  words,
}: {
  because: Because;
  keepsAway: boolean;
  words: BecauseWords;
}): ReactElement {
  const place = "place" in because ? because.place : undefined;
  return (
    <li className={isObstacle ? "why-obstacle" : undefined}>
      {becauseWords(because, words)}
      {place && <PlaceOf place={place} />}
    </li>
  );
}

/** Whether a reason speaks against what it is about, and not for it or of what may be. */
function keepsAway(because: Because, state: FindingState): boolean {
  if (state === "open" || state === "redirected" || because.kind === "needs") return false;
  if (because.kind === "codes") return !because.held;
  return because.kind !== "condition" || !because.met;
}

/** Breaks between folders only, so that file and line stay together. */
function PlaceOf({ place: { file, line } }: { place: Place }): ReactElement {
  const [first, ...rest] = file.split("/");
  return (
    <code className="why-place">
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
      :{line}
    </code>
  );
}
