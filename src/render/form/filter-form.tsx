import type { ReactElement } from "react";
import { withFilters } from "./filter-check";
import { FormBody, type FormBodyProps } from "./form-body";

/** A form that keeps a filter. */
export function FilterForm(props: FormBodyProps): ReactElement {
  return <FormBody {...props} judged={withFilters} />;
}
