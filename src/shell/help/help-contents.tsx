import { type ReactElement, useState } from "react";
import type { HelpTopic } from "../../model/help";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { useLoaded } from "../../state/later";
import { loadPart } from "../../state/load-part";
import { beginTour } from "../../state/tour";
import { ErrorBoundary } from "../error-boundary";
import { HOME } from "../guard";
import { Loading } from "../loading";
import { SearchBox } from "../search-box";
import { HelpFound } from "./help-found";
import { HelpOfPage } from "./help-of-page";
import { Link } from "../../render/shared/link";
import "./help.css";

/** Whose help is shown. */
export interface HelpProps {
  subject: string;
  view: string;
  onClose: () => void;
}

/** What a page is for, in the words that config gives it, and what its fields mean; and a search over the help of all pages. */
export function HelpContents(props: HelpProps & { beside?: boolean }): ReactElement {
  const { manifest } = useConsole();
  const [loading] = useState(() => loadPart<HelpTopic[]>(manifest, "help"));
  return (
    <ErrorBoundary resetKey={`${props.subject} ${props.view}`}>
      <Help loading={loading} {...props} />
    </ErrorBoundary>
  );
}

function Help({
  loading,
  subject,
  view,
  onClose,
  beside = false,
}: HelpProps & { loading: Promise<HelpTopic[]>; beside?: boolean }): ReactElement {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  const [text, setText] = useState("");
  const topics = useLoaded(loading);
  if (!topics) return <Loading />;
  const here = topics.find((topic) => topic.subject === subject && topic.view === view);
  return (
    <div className="help">
      <SearchBox label="help.search" text={text} onText={setText} />
      {text.trim() === "" ? (
        <HelpOfPage topic={here} pointing={beside} />
      ) : (
        <HelpFound topics={topics} text={text} onOpen={beside ? () => setText("") : onClose} />
      )}
      <Link className="button" to={HOME} state={beginTour} onClick={onClose} data-tour-again>
        {t("help.tour")}
      </Link>
      {!session.isMainAccount && <p className="help-contact">{say(manifest.settings.permissionContact)}</p>}
    </div>
  );
}
