import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { ChecklistCard, ChecklistItem } from "../../../model/resolved-home";
import { linkAddress } from "../../../render/shared/target";
import { Icon } from "../../../shell/icon";
import * as icons from "../../../shell/icons";
import { useWords } from "../../../state/language";
import { sizeOf } from "../use-home";
import type { CountedProps } from "./todos-card";
import { Link } from "../../../render/shared/link";
import "./boxes.css";
import "./checklist.css";

/** First steps: what each is for, and whether it is done, which its rows tell. Gone once all are done. */
export const ChecklistBody = observer(function ChecklistBody({
  card,
  counts,
  size = 0,
}: CountedProps<ChecklistCard>): ReactElement | null {
  if (counts.pending)
    return size === 0 ? null : (
      <ol className="checklist" aria-busy="true">
        {Array.from({ length: size }, (_, index) => (
          <li key={index} className="step step-waiting" />
        ))}
      </ol>
    );
  if (sizeOf(card, counts) === 0) return null;
  return (
    <ol className="checklist">
      {card.items.flatMap((item) => {
        const count = counts.of(item.rows);
        return count ? [<Step key={item.name} item={item} done={count.total >= item.atLeast} />] : [];
      })}
    </ol>
  );
});

function Step({ item, done }: { item: ChecklistItem; done: boolean }): ReactElement {
  const { say, t } = useWords();
  return (
    <li className={done ? "step step-done" : "step"} data-step={item.name} data-done={done}>
      <span className="step-mark" aria-hidden="true">
        {done && <Icon of={icons.tickCircle} size={20} />}
      </span>
      <span className="step-words">
        {done ? (
          <span className="step-title">
            {say(item.words)}
            <span className="visually-hidden"> {t("home.stepDone")}</span>
          </span>
        ) : (
          <Link className="step-title" to={linkAddress(item.opens, []) ?? ""}>
            {say(item.words)}
          </Link>
        )}
        <span className="step-hint">{say(item.hint)}</span>
      </span>
    </li>
  );
}
