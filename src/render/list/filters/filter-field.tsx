import { type ReactElement, type ReactNode, useId } from "react";
import type { Filter } from "../../../model/resolved-list";
import type { ResolvedChoices } from "../../../model/resolved-view";
import { useWords } from "../../../state/language";
import { later } from "../../../state/later";
import type { ChoiceOption, FilterValue, RangeParts } from "../../../widgets/contract";
import { filters } from "../../../widgets/filters";
import { Calendar } from "../../shared/calendar";
import { useScreen } from "../../shared/screen-context";
import { useChoices } from "../../shared/use-choices";

/** What ranges unfold. */
const parts: RangeParts = {
  Panel: later(
    () => import("../../../widgets/range/panel"),
    (module) => module.RangePanel,
  ),
  Calendar,
};

interface FilterFieldProps {
  filter: Filter;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
}

/** One filter with its name, its choices fetched where a call has them. */
export function FilterField(props: FilterFieldProps): ReactElement {
  const { choices } = props.filter;
  return choices ? <FetchedField {...props} choices={choices} /> : <DrawnField {...props} />;
}

/** A filter whose choices come from a call; where that fails, it can be tried again here. */
function FetchedField({ choices, ...props }: FilterFieldProps & { choices: ResolvedChoices }): ReactElement {
  const { t } = useWords();
  const { options, failed, retry } = useChoices(choices, {});
  return (
    <DrawnField {...props} options={options}>
      {failed && (
        <button type="button" className="action-text filter-retry" onClick={retry}>
          {t("filter.failed")}
        </button>
      )}
    </DrawnField>
  );
}

function DrawnField({
  filter,
  value,
  onChange,
  options,
  children,
}: FilterFieldProps & { options?: ChoiceOption[] | undefined; children?: ReactNode }): ReactElement {
  const { language, reading, say, t } = useWords();
  const { enums } = useScreen();
  const id = useId();
  const Input = filters[filter.kind];
  return (
    <div className={`filter filter-of-${filter.kind}`} data-filter={filter.name}>
      <label htmlFor={id}>{say(filter.words)}</label>
      <Input
        id={id}
        value={value}
        onChange={onChange}
        filter={filter}
        language={language}
        enums={enums}
        reading={reading}
        text={t}
        parts={parts}
        {...(options && { options })}
      />
      {children}
    </div>
  );
}
