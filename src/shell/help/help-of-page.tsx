import { type ReactElement, useState } from "react";
import type { HelpField, HelpTopic } from "../../model/help";
import { useWords } from "../../state/language";
import { paragraphsOf } from "./find-topics";
import { pointAt } from "./point-at";

/** What the page at hand is for and what its fields mean; `pointing`: a field's name leads to it on the page. */
export function HelpOfPage({ topic, pointing }: { topic: HelpTopic | undefined; pointing: boolean }): ReactElement {
  const { say, t } = useWords();
  if (!topic) return <p>{t("help.none")}</p>;
  const { title, text, fields } = topic;
  return (
    <>
      <h2>{say(title)}</h2>
      {paragraphsOf(text)
        .map((words) => say(words))
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      {fields.length > 0 && <Fields key={topic.path} fields={fields} pointing={pointing} />}
      {!text && fields.length === 0 && <p>{t("help.none")}</p>}
    </>
  );
}

function Fields({ fields, pointing }: { fields: readonly HelpField[]; pointing: boolean }): ReactElement {
  const { say, t } = useWords();
  const [missing, setMissing] = useState<string>();
  const point = (name: string): void => setMissing(pointAt(name) ? undefined : name);
  return (
    <>
      <h3>{t("help.fields")}</h3>
      <dl>
        {fields.map(({ name, words, hint }) => (
          <div key={words.en}>
            <dt>
              {pointing ? (
                <button type="button" className="help-field" title={t("help.point")} onClick={() => point(name)}>
                  {say(words)}
                </button>
              ) : (
                say(words)
              )}
            </dt>
            <dd>
              {say(hint)}
              <span role="status">{missing === name && <em>{t("help.notShown")}</em>}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
