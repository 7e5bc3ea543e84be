import type { ReactElement } from "react";
import type { FilterInput } from "../contract";

/** Yes, no, or either. */
export const BooleanFilter: FilterInput = ({ id, value, onChange, text }): ReactElement => (
  <span className="bp6-html-select filter-select">
    <select
      id={id}
      value={typeof value === "boolean" ? String(value) : ""}
      onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value === "true")}
    >
      <option value="">{text("filter.any")}</option>
      <option value="true">{text("cell.yes")}</option>
      <option value="false">{text("cell.no")}</option>
    </select>
    <span className="filter-select-sign" aria-hidden="true" />
  </span>
);
