import { type KeyboardEvent, type ReactElement, useId, useMemo, useRef, useState } from "react";
import type { ConfigTiers } from "../../../model/config/list";
import type { ListView } from "../../../model/resolved-list";
import { useWords } from "../../../state/language";
import { enumChoices } from "../../../widgets/shared/enum-words";
import { RowActions } from "../../actions/row-actions";
import { useScreen } from "../../shared/screen-context";
import { type CellSetting, headWords, prepareColumns, rowName } from "../columns";
import { OpeningCell } from "../opening-cell";
import type { KeyedRow } from "../selection";
import { nextBox } from "./next-box";
import { linkPath, linksOf, tiersOf } from "./tier-rows";
import { useBoxes } from "./use-boxes";

/** What the tiers of a list are drawn from. */
export interface TierBoxesProps {
  view: ListView;
  tiers: ConfigTiers;
  rows: readonly KeyedRow[];
}

/** The rows of a list as boxes in tiers, with lines between them. Arrow keys lead from box to box. */
export function TierBoxes({ view, tiers, rows }: TierBoxesProps): ReactElement {
  const { language, reading, say, t } = useWords();
  const { enums } = useScreen();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<string>();
  const boxes = useBoxes(frame);
  const tierEnum = view.columns.find(({ name }) => name === tiers.tier)?.enum;
  const drawn = useMemo(
    () => tiersOf(rows, tiers, enumChoices(tierEnum, enums, language)),
    [rows, tiers, tierEnum, enums, language],
  );
  const links = useMemo(() => linksOf(rows, tiers), [rows, tiers]);
  const [heading, ...others] = useMemo(() => prepareColumns(view), [view]);
  const facts = others.filter(({ column }) => tiers.facts.includes(column.name));
  const setting: CellSetting = { language, enums, reading, text: t };
  const names = new Map(rows.map(([key, row]) => [key, rowName(view, row, key)]));
  const leadsTo = (key: string): string =>
    links.flatMap(({ from, to }) => (from === key ? [names.get(to) ?? to] : [])).join(", ");

  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const order = drawn.map((tier) => tier.rows.map(([key]) => key));
    const next = nextBox(order, boxKeyOf(event.target), event.key);
    if (next === undefined) return;
    event.preventDefault();
    frame.current?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(next)}"] :is(a, button)`)?.focus();
  };
  return (
    <div
      ref={frame}
      className="tiers-frame"
      role="group"
      aria-label={say(view.title)}
      aria-describedby={id}
      onKeyDown={keyDown}
      onFocus={(event) => setNear(boxKeyOf(event.target))}
      onBlur={() => setNear(undefined)}
    >
      <span id={id} className="visually-hidden">
        {t("tiers.keys")}
      </span>
      <svg className="tiers-links" aria-hidden="true">
        {links.map(({ from, to }) => {
          const [start, end] = [boxes.get(from), boxes.get(to)];
          if (!start || !end) return null;
          const isNear = near === from || near === to;
          return (
            <path key={`${from} ${to}`} className={isNear ? "tiers-link-near" : undefined} d={linkPath(start, end)} />
          );
        })}
      </svg>
      {drawn.map((tier) => (
        <section key={tier.value} className="tier" aria-label={tier.words}>
          <h3 className="tier-name">{tier.words}</h3>
          <ul className="tier-boxes">
            {tier.rows.map(([key, row]) => (
              <li key={key} className="tier-box" data-row-key={key}>
                <h4 className="tier-heading">
                  {heading?.action ? (
                    <OpeningCell
                      action={heading.action}
                      cell={heading.cell}
                      props={{ value: row[heading.column.name], field: heading.column, row, ...setting }}
                    />
                  ) : (
                    names.get(key)
                  )}
                </h4>
                <dl className="tier-facts">
                  {facts.map(({ column, cell }) => (
                    <div key={column.name}>
                      <dt>{headWords(column, language)}</dt>
                      <dd>{cell({ value: row[column.name], field: column, row, ...setting })}</dd>
                    </div>
                  ))}
                </dl>
                {leadsTo(key) !== "" && (
                  <p className="visually-hidden">
                    <bdi>{t("tiers.leadsTo", { names: leadsTo(key) })}</bdi>
                  </p>
                )}
                {view.rowActions.length > 0 && (
                  <RowActions actions={view.rowActions} row={row} rowName={names.get(key) ?? key} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function boxKeyOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-row-key]")?.dataset.rowKey : undefined;
}
