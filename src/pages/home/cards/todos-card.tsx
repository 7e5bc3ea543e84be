import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { formatCount } from "../../../domain/decimal-format";
import type { TodoItem, TodosCard } from "../../../model/resolved-home";
import { targetAddress } from "../../../render/dashboard/target-address";
import { Icon } from "../../../shell/icon";
import * as icons from "../../../shell/icons";
import { useWords } from "../../../state/language";
import { useNow } from "../../../widgets/shared/use-now";
import { valueText } from "../../../widgets/shared/value-text";
import { timeLeft } from "../time-left";
import type { Count, Counts } from "../use-counts";
import { Link } from "../../../render/shared/link";
import "./boxes.css";
import "./todos.css";

/** What a card is drawn of that is as long as what it counts. */
export interface CountedProps<Card> {
  card: Card;
  counts: Counts;
  /** How many entries it had the last time. */
  size: number | undefined;
}

/** What waits for the user, each with its number and the way to as many rows. */
export const TodosBody = observer(function TodosBody({
  card,
  counts,
  size = 1,
}: CountedProps<TodosCard>): ReactElement {
  const { say, t } = useWords();
  const now = useNow();
  const waiting = card.items.flatMap((item) => {
    const count = counts.of(item.rows);
    return count && count.total > 0 ? [{ item, count }] : [];
  });
  if (counts.pending) return <TodosSkeleton size={Math.max(1, size)} />;
  return (
    <>
      {waiting.length > 0 && (
        <ul className="todos">
          {waiting.map(({ item, count }) => (
            <Todo key={item.name} item={item} count={count} now={now} />
          ))}
        </ul>
      )}
      {waiting.length === 0 && !counts.failed && (
        <p className="todos-none">
          <Icon of={icons.tickCircle} />
          {say(card.none)}
        </p>
      )}
      {counts.failed && (
        <p className="home-empty" role="alert">
          {t("home.todosFailed")}
          <button type="button" className="button" onClick={counts.retry}>
            {t("error.retry")}
          </button>
        </p>
      )}
    </>
  );
});

function Todo({ item, count, now }: { item: TodoItem; count: Count; now: number }): ReactElement {
  const { say, reading } = useWords();
  const tone = item.tone ?? "neutral";
  return (
    <li className={`todo todo-${tone}`} data-todo={item.name}>
      <span className="todo-icon">
        <Icon
          of={tone === "danger" ? icons.error : tone === "warning" ? icons.warningSign : icons.infoSign}
          size={18}
        />
      </span>
      <span className="todo-count">{formatCount(count.total, reading)}</span>
      <span className="todo-words">
        <Link to={targetAddress(item.rows.target, {}, {}) ?? ""}>{say(item.words)}</Link>
        <FirstDue item={item} count={count} now={now} />
      </span>
      <Icon of={icons.chevronRight} />
    </li>
  );
}

/** How long the first of the rows has left. */
function FirstDue({ item: { first }, count, now }: { item: TodoItem; count: Count; now: number }): ReactElement | null {
  const { say, language } = useWords();
  const text = first && valueText(count.first?.[first.field]);
  const left = text === undefined ? undefined : timeLeft(text, now, language);
  const words = left?.over ? first?.over : first?.left;
  return left && words ? <span className="todo-due">{say(words, { time: left.words })}</span> : null;
}

function TodosSkeleton({ size }: { size: number }): ReactElement {
  const { t } = useWords();
  return (
    <ul className="todos" aria-busy="true" aria-label={t("list.loading")}>
      {Array.from({ length: size }, (_, index) => (
        <li key={index} className="todo todo-waiting" />
      ))}
    </ul>
  );
}
