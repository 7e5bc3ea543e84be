import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import type { Words } from "../../model/words";
import { LoadedScreen } from "../../render/screen/loaded-screen";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { beginTour } from "../../state/tour";
import { ErrorBoundary } from "../error-boundary";
import { HOME } from "../guard";
import "./help.css";

/** Whose help is shown. */
export interface HelpProps {
  subject: string;
  view: string;
  onClose: () => void;
}

/** What a page is for, in the words that config gives it, and what its fields mean. */
export function HelpContents({ subject, view, onClose }: HelpProps): ReactElement {
  return (
    <ErrorBoundary resetKey={`${subject} ${view}`}>
      <LoadedScreen subject={subject}>
        {(screen) => <Help screen={screen} view={view} onClose={onClose} />}
      </LoadedScreen>
    </ErrorBoundary>
  );
}

function Help({
  screen,
  view: name,
  onClose,
}: { screen: ResolvedScreen } & Pick<HelpProps, "view" | "onClose">): ReactElement | null {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  const view = screen.views[name];
  if (!view) return null;
  const explained = explainedFields(screen);
  return (
    <div className="help">
      <h2>{say(view.title)}</h2>
      {view.help && paragraphs(say(view.help)).map((text) => <p key={text}>{text}</p>)}
      {explained.length > 0 && (
        <>
          <h3>{t("help.fields")}</h3>
          <dl>
            {explained.map(({ words, hint }) => (
              <div key={words.en}>
                <dt>{say(words)}</dt>
                <dd>{say(hint)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {!view.help && explained.length === 0 && <p>{t("help.none")}</p>}
      <Link className="button" to={HOME} state={beginTour} onClick={onClose} data-tour-again>
        {t("help.tour")}
      </Link>
      {!session.isMainAccount && <p className="help-contact">{say(manifest.settings.permissionContact)}</p>}
    </div>
  );
}

/** The fields of a subject that config says something about, each once. */
function explainedFields({ views }: ResolvedScreen): { words: Words; hint: Words }[] {
  const found = new Map<string, { words: Words; hint: Words }>();
  for (const { words, hint } of Object.values(views).flatMap(fieldsOf)) if (hint) found.set(words.en, { words, hint });
  return [...found.values()];
}

function fieldsOf(view: ResolvedView): { words: Words; hint?: Words }[] {
  if (view.kind === "list") return view.columns;
  return view.kind === "page" || view.kind === "dashboard"
    ? []
    : view.sections.flatMap((section): { words: Words; hint?: Words }[] => section.fields);
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/);
}
