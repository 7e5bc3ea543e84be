import { observer } from "mobx-react-lite";
import { type ReactElement, useMemo } from "react";
import { useWords } from "../../state/language";
import { fieldsRead } from "../../domain/row-key";
import type { ResolvedChoices } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";
import { filling, useChoices } from "../shared/use-choices";
import { ChoicesFailed } from "./choices-failed";
import { inputId, useForm, type FormParts } from "./form-context";
import { isEmpty } from "./form-fields";
import { PlainInput, type FieldProps } from "./plain-input";
import { usePagedChoices } from "../shared/use-fetched-choices";
import { useFreshValue } from "./use-fresh-value";

/** Id of the sentence that says what is to be chosen first. */
function firstId(id: string): string {
  return `${id}__first`;
}

interface ChoosingProps extends FillingProps {
  /** What the call may ask with. */
  source: Row;
  /** The fields that the call asks with have values. */
  ready: boolean;
}

/** What a choosing input is drawn from. */
interface FillingProps extends Omit<FieldProps, "onChange"> {
  choices: ResolvedChoices;
  /** `fill`: what else of the form the choice fills in. */
  onChange: (value: unknown, fill?: Row) => void;
}

/**
 * An input whose choices come from a call, which may ask with what other fields of the form hold: while one of these is
 * empty nothing can be chosen, and the input says what comes first.
 */
export const ChoosingInput = observer(function ChoosingInput({ choices, ...props }: FillingProps): ReactElement {
  const parts = useForm();
  const { say, t } = useWords();
  const parents = fieldsRead(choices.send).filter((name) => parts.fields.has(name));
  const source = parents.length === 0 ? parts.source : { ...parts.source, ...shownValues(parents, parts) };
  const missing = parents
    .map((name) => parts.fields.get(name))
    .find((parent) => parent && isEmpty(source[parent.name]));
  const id = inputId(parts.idPrefix, props.name);
  const Choosing = choices.paged ? PagedInput : ListedInput;
  return (
    <>
      <Choosing
        {...props}
        choices={choices}
        source={source}
        ready={!missing}
        {...(missing ? { disabled: true, describedBy: firstId(id) } : {})}
      />
      {missing && (
        <p id={firstId(id)} className="form-hint">
          {t("form.choices.first", { field: say(missing.words) })}
        </p>
      )}
    </>
  );
});

/** What other fields hold; a hidden one holds nothing. */
function shownValues(names: readonly string[], { state }: FormParts): Row {
  return Object.fromEntries(names.map((name) => [name, state.visible.has(name) ? state.values[name] : undefined]));
}

/** All choices at once. */
function ListedInput({ choices, source, ready, ...props }: ChoosingProps): ReactElement {
  const { options, failed, retry } = useChoices(choices, source, ready);
  useFreshValue(props, {
    asked: JSON.stringify(resolveSend(choices.send, [source])),
    ready: ready && !failed,
    settled: options !== undefined,
    isChoice: (value) => options?.some((option) => option.value === value) ?? false,
  });
  const list = ready ? options : [];
  const { onChange: tell } = props;
  const onChange = useMemo(() => filling(options, tell), [options, tell]);
  return (
    <>
      <PlainInput
        {...props}
        {...(list ? { options: list } : {})}
        onChange={onChange}
        disabled={props.disabled === true || failed}
      />
      {failed && <ChoicesFailed retry={retry} />}
    </>
  );
}

/** Choices a page at a time. */
function PagedInput({ choices, source, ready, ...props }: ChoosingProps): ReactElement {
  const { state } = useForm();
  const asked = JSON.stringify(resolveSend(choices.send, [source]));
  const judging = state.askedWith.get(props.name) !== undefined && state.askedWith.get(props.name) !== asked;
  const values = [props.value].flat().filter((value) => !isEmpty(value));
  const given = labelsGiven(choices, source, state.initial[props.name]);
  const paged = usePagedChoices(choices, source, { enabled: ready, values, given: judging ? nothingGiven : given });
  useFreshValue(props, {
    asked,
    ready: ready && !paged.failed,
    settled: paged.settled,
    isChoice: (value) => paged.labelOf(value) !== undefined,
  });
  return (
    <>
      <PlainInput {...props} fetched={paged} onChange={filling(paged.options, props.onChange)} />
      {ready && paged.failed && <ChoicesFailed retry={paged.retry} />}
    </>
  );
}

const nothingGiven: ReadonlyMap<unknown, string> = new Map();

/** The labels that the row at hand carries beside its values: one, or a list beside a list. */
function labelsGiven({ shown }: ResolvedChoices, source: Row, initial: unknown): ReadonlyMap<unknown, string> {
  if (shown === undefined) return nothingGiven;
  const labels = [source[shown]].flat();
  const pairs = [initial].flat().map((value, index) => [value, labels[index]] as const);
  return new Map(pairs.flatMap(([value, label]) => (typeof label === "string" ? [[value, label] as const] : [])));
}
