import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { SHEET } from "../../domain/sheet";
import type { Sources } from "../../model/sources";
import { judgeAccess, routeAt } from "../../state/access";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { useAllAddresses } from "../../state/use-all-addresses";
import { ErrorBoundary } from "../error-boundary";
import { hiddenEntries } from "./explain-menu";
import { consoleFindings, pageFinding, redirectFinding } from "./explain-page";
import { ExplainView } from "./explain-view";
import { FindingList } from "./finding-list";
import "./why.css";

/** What the page at hand hides from the user, disables, refuses or was reached by, and why: rules, codes, conditions, with file and line. */
export const WhyContents = observer(function WhyContents({ sources }: { sources: Sources }): ReactElement {
  const { manifest, session } = useConsole();
  const speaker = useWords();
  const { t } = speaker;
  const { pathname, search, state } = useLocation();
  useAllAddresses();
  const explained = { manifest, session, sources };
  const route = routeAt(manifest.routes, pathname);
  const words = {
    speaker,
    manifest,
    enums: {},
    fields: new Map(),
    contact: manifest.settings.permissionContact,
  };
  const page = [
    ...redirectFinding(cameFrom(state), pathname, explained),
    ...(route ? [pageFinding(route, explained)] : []),
    ...consoleFindings(explained),
  ];
  const isOpen = route !== undefined && judgeAccess(route, manifest, session).kind === "open";
  const view = new URLSearchParams(search).get(SHEET) ?? route?.view;
  return (
    <div className="why" data-why-contents>
      <FindingList title={t("why.page")} findings={page} words={words} />
      {route?.page !== undefined && <p className="why-none">{t("why.byHand")}</p>}
      {isOpen && route.page === undefined && route.subject !== undefined && view !== undefined && (
        <ErrorBoundary resetKey={pathname + view}>
          <ExplainView key={`${route.subject} ${view}`} subject={route.subject} view={view} sources={sources} isPage />
        </ErrorBoundary>
      )}
      <FindingList title={t("why.menu")} findings={hiddenEntries(explained)} words={words} />
    </div>
  );
});

/** The address that the console led away from, as the history keeps it. */
function cameFrom(state: unknown): string | undefined {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" ? from : undefined;
}
