import { observer } from "mobx-react-lite";
import { type ReactElement, useId, useState } from "react";
import { useLocation } from "react-router-dom";
import type { ResolvedScreen, ScreenModule } from "../../model/resolved";
import type { ScreenSources, Sources } from "../../model/sources";
import { actorOf } from "../../render/actions/actor";
import { columnsIn } from "../../render/list/columns/address";
import { readPreference } from "../../render/list/columns/preference";
import { loadScreen, screenOffered } from "../../render/shared/load-screen";
import { namedFields, withMenuCodes } from "../../render/shared/shown-fields";
import { readGuest, readOpen } from "../../render/shared/view-address";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { noted, useLoaded } from "../../state/later";
import { loadChunk } from "../../state/load-part";
import { useSetting } from "../../state/use-setting";
import { Loading } from "../loading";
import { actionFindings, type ExplainedView } from "./explain-actions";
import { fieldFindings } from "./explain-fields";
import { FindingList } from "./finding-list";
import { type RowsAtHand, useShownRows } from "./use-shown-rows";
import "../../widgets/filters.css";

/** A view of a subject, and where everything stands. */
export interface ExplainViewProps {
  subject: string;
  view: string;
  sources: Sources;
  /** It is the page's own: what its address opens over it is explained, too. */
  isPage?: boolean;
}

/** What a view hides, disables and leaves out. Its chunk is there already, where it stands comes now. */
export function ExplainView(props: ExplainViewProps): ReactElement {
  const { manifest } = useConsole();
  const { subject, sources } = props;
  const [loading] = useState(() =>
    noted(
      Promise.all([loadScreen(manifest, subject), loadChunk<ScreenSources>(manifest, sources.screens[subject] ?? "")]),
    ),
  );
  const [module, lines] = useLoaded(loading) ?? [];
  return module && lines ? <Findings {...props} module={module} lines={lines} /> : <Loading />;
}

/** The view that an address opens over a page, of whichever subject. */
function openedBy(search: string, screen: ResolvedScreen): { subject: string; view: string } | undefined {
  const params = new URLSearchParams(search);
  const guest = readGuest(params, screen);
  const own = readOpen(params, screen);
  if (guest) return { subject: guest.screen, view: guest.view };
  return own && { subject: screen.subject, view: own.view.name };
}

const Findings = observer(function Findings({
  view: name,
  sources,
  isPage,
  module,
  lines,
}: ExplainViewProps & { module: ScreenModule; lines: ScreenSources }): ReactElement | null {
  const { manifest, session } = useConsole();
  const speaker = useWords();
  const whole = module.default;
  const { missingProviders, mode, profile } = session;
  const [offered] = useState(() => screenOffered(module, missingProviders, profile?.authCodes ?? ""));
  const view = whole.views[name];
  const saved = useSetting(`columns.${whole.subject}.${name}`);
  const { search } = useLocation();
  const named = columnsIn(new URLSearchParams(search).get("columns"));
  const hand = useShownRows(whole, view ?? { kind: "page", name, page: "", title: whole.title });
  if (!view) return null;
  const actor = actorOf(session, manifest, profile?.authCodes, profile?.id);
  const row = hand.chosen?.row;
  const explained: ExplainedView = { whole, offered, view: name, sources: lines, actor, mode, missingProviders, row };
  const { say, t } = speaker;
  const words = {
    speaker,
    manifest,
    enums: withMenuCodes(whole.enums, manifest),
    fields: namedFields(whole),
    contact: manifest.settings.permissionContact,
  };
  const title = say(view.title);
  const opened = isPage ? openedBy(search, whole) : undefined;
  return (
    <>
      {view.kind === "list" && <RowChoice hand={hand} />}
      <FindingList title={t("why.actions", { view: title })} findings={actionFindings(explained)} words={words} />
      <FindingList
        title={t("why.fields", { view: title })}
        findings={fieldFindings(explained, { preference: readPreference(saved), named })}
        words={words}
      />
      {opened && <ExplainView key={`${opened.subject} ${opened.view}`} {...opened} sources={sources} />}
    </>
  );
});

/** Which row is explained: whoever clicks one on the page chooses it, too. */
function RowChoice({ hand: { rows, chosen, choose } }: { hand: RowsAtHand }): ReactElement {
  const { t } = useWords();
  const id = useId();
  return (
    <div className="why-row">
      <label htmlFor={id}>{t("why.row")}</label>
      <div className="bp6-html-select filter-select">
        <select id={id} value={chosen?.key ?? ""} onChange={(event) => choose(event.target.value)}>
          <option value="">{t("why.noRow")}</option>
          {rows.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <span className="filter-select-sign" aria-hidden="true" />
      </div>
    </div>
  );
}
