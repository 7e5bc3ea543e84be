import { type ReactElement, useState } from "react";
import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import type { Words } from "../../model/words";
import { Drawer } from "../../render/drawer/drawer";
import { loadScreen } from "../../render/screen/load-screen";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { useLoaded } from "../../state/later";
import { ErrorBoundary } from "../error-boundary";
import "./help-drawer.css";

/** Whose help is shown. */
export interface HelpDrawerProps {
  subject: string;
  view: string;
  onClose: () => void;
}

/** What a page is for, in the words that config gives it, and what its fields mean. */
export function HelpDrawer({ subject, view, onClose }: HelpDrawerProps): ReactElement {
  const { t } = useWords();
  return (
    <Drawer title={t("help.open")} onClose={onClose}>
      <ErrorBoundary resetKey={subject}>
        <Help subject={subject} view={view} />
      </ErrorBoundary>
    </Drawer>
  );
}

function Help({ subject, view: name }: Omit<HelpDrawerProps, "onClose">): ReactElement | null {
  const { manifest } = useConsole();
  const { say, t } = useWords();
  const [loading] = useState(() => loadScreen(manifest, subject));
  const screen = useLoaded(loading)?.default;
  const view = screen?.views[name];
  if (!screen || !view) return null;
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
      <p className="help-contact">{say(manifest.settings.permissionContact)}</p>
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
  return view.kind === "page" || view.kind === "dashboard" ? [] : view.sections.flatMap((section): { words: Words; hint?: Words }[] => section.fields);
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/);
}
