import { type ReactElement, useMemo, useState } from "react";
import { observer } from "mobx-react-lite";
import { useSearchParams } from "react-router-dom";
import type { DashboardView, ResolvedCard } from "../../model/resolved-dashboard";
import type { ResolvedAction } from "../../model/resolved-view";
import type { Obstacle } from "../shared/obstacle";
import { opensTo } from "../../state/opens-to";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { ActionButton } from "../actions/action-button";
import { ListTabs } from "../list/list-tabs";
import { CloudItem } from "../shared/cloud-item";
import { useScreen } from "../shared/screen-context";
import { ViewNotice } from "../shared/view-notice";
import { type Board, BoardContext } from "./board-context";
import { BoardViews } from "./board-views";
import { filtersOf, notApplied, readScope, rowOf } from "./board-scope";
import { Card } from "./card";
import { CardBoundary } from "./card-boundary";
import { ScopeBar } from "./scope-bar";
import { targetAddress, valueTargets } from "./target-address";
import { valueWords } from "./value-words";
import "./dashboard.css";

/** A board: its scope in the address, and its cards, each on its own; as part of a page it has neither title nor filters. */
export const DashboardRenderer = observer(function DashboardRenderer({
  view,
  params,
  part = false,
}: {
  view: DashboardView;
  /** The parameters of the address, or what the detail gives whose part it is. */
  params: Row;
  part?: boolean;
}): ReactElement {
  const { manifest, session } = useConsole();
  const { say } = useWords();
  // A board with a tab for each cloud introduces the one that it is of.
  const cloud = manifest.clouds.find(({ code }) => view.tabs && code === params[view.tabs.param])?.code;
  const [search] = useSearchParams();
  const [board, unfiltered] = useBoardsOf(view, search, params);
  const { screen, shownActions } = useScreen();
  return (
    <BoardContext value={board}>
      <section className="view board">
        <header className={part ? "board-part-head" : "view-head"}>
          {!part && <h1 tabIndex={-1}>{say(view.title)}</h1>}
          <div className="view-actions">
            {!part && view.scope.length > 1 && <BoardViews name={`${screen.subject}.${view.name}`} />}
            {shownActions(view.actions).map((action) => (
              <ActionButton
                key={action.name}
                action={action}
                rows={action.scope ? [rowOf(board, action.scope)] : []}
                look="button"
                obstacle={obstacleAt(board, action)}
              />
            ))}
          </div>
        </header>
        {!part && <ViewNotice view={view} />}
        {view.tabs && view.route !== undefined && (
          <ListTabs tabs={view.tabs} route={view.route} title={view.title} params={params} />
        )}
        {cloud && <CloudItem code={cloud} />}
        {!part && view.scope.length > 0 && <ScopeBar />}
        <div className="board-cards">
          {view.cards
            .filter(({ permission }) => permission === undefined || session.permits(permission))
            .map((card) => (
              <CardBoundary key={card.name} card={card} resetKey={JSON.stringify(board.values)}>
                <BoardContext value={card.scope.includes(CURRENCY) ? board : unfiltered}>
                  <Card card={card} />
                </BoardContext>
              </CardBoundary>
            ))}
        </div>
      </section>
    </BoardContext>
  );
});

/** What the board is narrowed down by that an action cannot take with it. */
function obstacleAt({ filters, values }: Board, { scope }: ResolvedAction): Obstacle | undefined {
  const lost = scope ? notApplied({ scope }, filters, values) : [];
  return lost.length > 0 ? { kind: "scope", filters: lost.map(({ words }) => words) } : undefined;
}

/** The filter, or the parameter, that says in which currency amounts are. */
const CURRENCY = "currency";

/** What the cards share: those that the filter of the currency goes along with, and those whose amounts it says nothing of. */
function useBoardsOf(view: DashboardView, search: URLSearchParams, params: Row): [filtered: Board, unfiltered: Board] {
  const { manifest, session } = useConsole();
  const { enums } = useScreen();
  const speaker = useWords();
  const { mode, profile } = session;
  const authCodes = profile?.authCodes;
  const [opened] = useState(() => new Date());
  return useMemo(() => {
    const filters = filtersOf(view.scope, opened);
    const param = view.tabs && { [view.tabs.param]: String(params[view.tabs.param]) };
    const values = { ...readScope(search, filters, enums), ...param };
    const isOpen = (route: string): boolean => {
      const found = manifest.routes.find(({ path }) => path === route);
      return (
        found !== undefined &&
        found.modes.includes(mode) &&
        opensTo(session, manifest, route, found.permission) &&
        session.offers(found)
      );
    };
    const shared = {
      filters,
      values,
      given: params,
      behind: (card: ResolvedCard, row: Row, field?: string) => {
        const target = field === undefined ? card.opens : valueTargets(card)?.[field];
        return target && authCodes !== undefined && isOpen(target.route)
          ? targetAddress(target, row, values)
          : undefined;
      },
    };
    const said = params[CURRENCY];
    const inCurrency = (currency: unknown): Board => ({ ...shared, words: valueWords(speaker, enums, currency) });
    return [inCurrency(values[CURRENCY] ?? said), inCurrency(said)];
  }, [view, search, params, enums, speaker, manifest, session, mode, authCodes, opened]);
}
