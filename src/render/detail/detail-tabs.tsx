import { type KeyboardEvent, type ReactElement, useId, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { DetailTab } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { bringTabIntoView } from "../shared/tab-in-view";
import { TAB } from "../shared/view-address";
import { later } from "../../state/later";
import { LoadingScreen } from "../shared/states";
import { useDetailParts } from "./detail-parts";
import { DetailSections } from "./detail-sections";

const MetricsTab = later(
  () => import("./metrics/metrics-tab"),
  (module) => module.MetricsTab,
);

/** Where the arrow keys lead from a tab. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** What the tabs of a detail are drawn from. */
export interface DetailTabsProps {
  tabs: readonly DetailTab[];
  row: Row;
  level: "h2" | "h3";
}

/** Tabs; the open one is in the address. Only what it holds is drawn and fetched. */
export function DetailTabs({ tabs, row, level }: DetailTabsProps): ReactElement | null {
  const { say, t } = useWords();
  const { RelatedList, RelatedBoard } = useDetailParts();
  const { open, select } = useTab(tabs);
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  if (!open) return null;
  const keyDown = (event: KeyboardEvent): void => {
    const next = steps[event.key]?.(tabs.indexOf(open), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    strip.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div className="detail-tabs">
      <div ref={strip} className="tabs detail-strip" role="tablist" aria-label={t("detail.tabs")}>
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            className="tab"
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={keyDown}
            ref={tab === open ? bringTabIntoView : undefined}
          >
            {say(tab.words)}
          </button>
        ))}
      </div>
      <div
        key={open.name}
        id={`${id}-panel`}
        role="tabpanel"
        className="detail-tabpanel"
        aria-labelledby={`${id}-${open.name}`}
      >
        {open.sections.length > 0 && <DetailSections sections={open.sections} row={row} level={level} />}
        {open.related && <RelatedList related={open.related} row={row} meanwhile={<LoadingScreen />} />}
        {open.board && <RelatedBoard board={open.board} row={row} meanwhile={<LoadingScreen />} />}
        {open.metrics && <MetricsTab metrics={open.metrics} row={row} level={level} meanwhile={<LoadingScreen />} />}
      </div>
    </div>
  );
}

/** The tab that the address names; the first where it names none of them. Another tab is no step for Back. */
function useTab(tabs: readonly DetailTab[]): { open: DetailTab | undefined; select: (index: number) => void } {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const params = new URLSearchParams(search);
  const open = tabs.find(({ name }) => name === params.get(TAB)) ?? tabs[0];
  const select = (index: number): void => {
    const name = tabs[index]?.name;
    if (index === 0 || name === undefined) params.delete(TAB);
    else params.set(TAB, name);
    void navigate({ pathname, search: params.toString() }, { replace: true, state: state as unknown });
  };
  return { open, select };
}
