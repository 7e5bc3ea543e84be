import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { FormField } from "../../model/resolved-form";
import { FieldFrame } from "../../render/form/field-frame";
import { inputId, useForm } from "../../render/form/form-context";
import { WatchingInput } from "../../render/form/plain-input";
import { RowsInput } from "../../render/form/rows/rows-input";
import type { ChoiceOption } from "../../widgets/contract";
import { inputs } from "../../widgets/inputs";

/** What an input of the calculator is drawn from. */
export interface PriceFieldProps {
  field: FormField;
  options: ChoiceOption[] | undefined;
  onChange: (value: unknown) => void;
}

/** One input in its frame, as in any form. */
export const PriceField = observer(function PriceField({ field, options, onChange }: PriceFieldProps): ReactElement {
  const { state, idPrefix, view } = useForm();
  const { name, widget } = field;
  const shared = { id: inputId(idPrefix, name), name, value: state.values[name], onChange, field };
  const input = inputs[widget];
  const property = view.schema.properties[name];
  return (
    <div className="form-cell">
      <FieldFrame field={field}>
        {widget === "rows" && property && <RowsInput {...shared} property={property} />}
        {input && <WatchingInput {...shared} input={input} {...(options && options.length > 0 ? { options } : {})} />}
      </FieldFrame>
    </div>
  );
});
