import type { ReactElement } from "react";
import type { FilterInput, RangeValue } from "../contract";
import { Icon } from "../shared/icon";
import { Popover } from "../shared/popover";
import { rangeWords } from "./words";

/** From and to, either of which may be open: days, moments, months, numbers or amounts. A button that says it, and a panel below. */
export const RangeFilter: FilterInput = (props): ReactElement => {
  const { id, filter, value, text, reading, language, parts } = props;
  const range = (typeof value === "object" && !Array.isArray(value) ? value : {}) satisfies RangeValue;
  const words = rangeWords(filter.kind, range, text, reading) ?? filter.placeholder?.[language] ?? text("filter.any");
  const button = (
    <>
      <span className="filter-multi-text">{words}</span>
      <Icon name="down" size={14} />
    </>
  );
  return (
    <Popover className="filter-multi" id={id} label={`${filter.words[language]}: ${words}`} button={button}>
      {() =>
        parts && (
          <parts.Panel {...props} range={range} meanwhile={<p className="popover-note">{text("filter.loading")}</p>} />
        )
      }
    </Popover>
  );
};
