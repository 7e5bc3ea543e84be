import { type ReactElement, useId, useMemo, useState } from "react";
import type { ResolvedChoices } from "../../../model/resolved-view";
import { useWords } from "../../../state/language";
import type { Row } from "../../../widgets/contract";
import { labelId, listOf } from "../../../widgets/control";
import { MultiCombobox } from "../../../widgets/multi-choice/combobox";
import { usePagedChoices } from "../../shared/use-fetched-choices";
import { MOST_OTHERS } from "./use-range";
import "../../../widgets/filters.css";
import "../../../widgets/inputs.css";

interface CompareInputProps {
  compare: ResolvedChoices;
  /** The detail's row, which is no choice. */
  row: Row;
  /** Ids of the rows that are drawn beside it. */
  others: readonly number[];
  onChange: (others: readonly number[]) => void;
}

const nothingGiven: ReadonlyMap<unknown, string> = new Map();

/** Which other rows are drawn beside the row. What there is to choose from is fetched once somebody comes here, or has chosen. */
export function CompareInput({ compare, row, others, onChange }: CompareInputProps): ReactElement {
  const { language, reading, t } = useWords();
  const id = useId();
  const [entered, setEntered] = useState(false);
  const enabled = entered || others.length > 0;
  const paged = usePagedChoices(compare, row, { enabled, values: others, given: nothingGiven });
  const fetched = { ...paged, options: paged.options.filter(({ value }) => value !== row.id) };
  const field = useMemo(() => {
    const words = { zh: "", en: "" };
    const placeholder = { ...words, [language]: t("metrics.addResource") };
    return { name: "compare", words, widget: "multiChoice" as const, required: false, placeholder };
  }, [language, t]);
  return (
    <div className="filter metric-compare" onFocus={() => setEntered(true)}>
      <span id={labelId(id)} className="visually-hidden">
        {t("metrics.addResource")}
      </span>
      <MultiCombobox
        id={id}
        name={field.name}
        value={[...others]}
        onChange={(value) => onChange(listOf(value).map(Number).slice(0, MOST_OTHERS))}
        onBlur={() => undefined}
        disabled={false}
        readOnly={false}
        required={false}
        invalid={false}
        field={field}
        property={{ type: "array", items: { type: "integer" }, maxItems: MOST_OTHERS }}
        language={language}
        enums={{}}
        values={row}
        reading={reading}
        text={t}
        fetched={fetched}
      />
    </div>
  );
}
