import type { ReactElement } from "react";
import type { FilterInput } from "../contract";
import { filterChoices } from "../shared/filter-choices";
import { Segments } from "./segments";

/** One of a few values, or any. */
export const SegmentedFilter: FilterInput = (props): ReactElement => {
  const { id, value, onChange, filter, language, text } = props;
  const choices = filterChoices(props);
  const any = filter.default === undefined ? [{ value: "", label: text("filter.any") }] : [];
  return (
    <Segments
      firstId={id}
      aria-label={filter.words[language]}
      options={[...any, ...choices.map(({ key, label }) => ({ value: key, label }))]}
      value={String(value ?? filter.default ?? "")}
      onChange={(chosen) => onChange(choices.find(({ key }) => key === chosen)?.value)}
    />
  );
};
