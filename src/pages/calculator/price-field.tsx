import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { FormField } from "../../model/resolved-form";
import { FieldFrame } from "../../render/form/field-frame";
import { FieldInput } from "../../render/form/field-input";
import { useForm } from "../../render/form/form-context";
import type { ChoiceOption } from "../../widgets/contract";

/** What an input of the calculator is drawn from. */
export interface PriceFieldProps {
  field: FormField;
  options: ChoiceOption[] | undefined;
  onChange: (value: unknown) => void;
}

/** One input in its frame, as in any form. */
export const PriceField = observer(function PriceField({ field, options, onChange }: PriceFieldProps): ReactElement {
  const { state } = useForm();
  return (
    <div className="form-cell">
      <FieldFrame field={field}>
        <FieldInput
          field={field}
          value={state.values[field.name]}
          onChange={onChange}
          {...(options && options.length > 0 ? { options } : {})}
        />
      </FieldFrame>
    </div>
  );
});
