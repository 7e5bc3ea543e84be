import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { HelpTopic } from "../../model/help";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { openPages } from "../../state/open-pages";
import { useAllAddresses } from "../../state/use-all-addresses";
import { findTopics } from "./find-topics";
import { Link } from "../../render/shared/link";

/** What the help of the pages that open to the reader says about some words; each title leads to its page. */
export const HelpFound = observer(function HelpFound({
  topics,
  text,
  onOpen,
}: {
  topics: readonly HelpTopic[];
  text: string;
  onOpen: () => void;
}): ReactElement {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  useAllAddresses();
  const open = new Set(openPages(manifest, session).map(({ route }) => route.path));
  const found = findTopics(
    topics.filter(({ path }) => open.has(path)),
    text,
  );
  return (
    <>
      <p className="help-count" role="status">
        {found.length === 0 ? t("palette.nothing", { text: text.trim() }) : t("palette.count", { count: found.length })}
      </p>
      {found.map(({ topic, paragraphs, fields }) => (
        <section key={topic.path} className="help-found">
          <h2>
            <Link to={topic.path} onClick={onOpen}>
              {say(topic.title)}
            </Link>
          </h2>
          {paragraphs.map((words) => (
            <p key={words.en}>{say(words)}</p>
          ))}
          {fields.length > 0 && (
            <dl>
              {fields.map(({ words, hint }) => (
                <div key={words.en}>
                  <dt>{say(words)}</dt>
                  <dd>{say(hint)}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </>
  );
});
