import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useId, useMemo, useState } from "react";
import * as calls from "../../generated/calls";
import type { PriceAttributes } from "../../generated/api";
import { randomCode } from "../../api/random-code";
import type { ResolvedScreen } from "../../model/resolved";
import { ErrorSummary } from "../../render/form/error-summary";
import { FormContext, type FormParts } from "../../render/form/form-context";
import { FormState } from "../../render/form/form-state";
import { LeaveGuard } from "../../render/form/leave-guard";
import { useWords } from "../../state/language";
import { DraftContext } from "../../widgets/draft";
import { checkPrice } from "./price-check";
import { PriceField } from "./price-field";
import { type PriceForm, priceForm } from "./price-form";
import { PricePanel } from "./price-panel";
import { refusedInputs, type Wish, wishOf, withoutStale } from "./price-request";
import { ProductHead } from "./product-head";
import { useMissingPermission } from "../use-missing-permission";
import { usePrice } from "./use-price";
import { usePurchase } from "./use-purchase";
import "../../render/form/form.css";

/** The inputs of a product beside its price. The form engine keeps the values and knows what is wrong with them. */
export const CalculatorForm = observer(function CalculatorForm({
  attributes,
}: {
  attributes: PriceAttributes;
}): ReactElement {
  const { t, language } = useWords();
  const { productCode, productName } = attributes;
  const form = useMemo(
    () =>
      priceForm(attributes, {
        language,
        configuration: t("calculator.configuration"),
        purchase: t("calculator.purchase"),
        quantity: t("calculator.quantity"),
        duration: t("calculator.duration"),
        certificate: t("calculator.certificateHint"),
        addresses: t("calculator.addressesHint"),
      }),
    [attributes, language, t],
  );
  const [state] = useState(() => formState(form));
  const parts = useFormParts(form, state);
  const wish = useWish(productCode, form, state);
  const price = usePrice(wish, useMissingPermission(calls.listPriceTickets) === undefined);
  const purchase = usePurchase({
    state,
    idPrefix: parts.idPrefix,
    price,
    wish: () => wishOf(productCode, form, state.values),
  });

  // What the server refuses while one chooses stands beside the input, like what it refuses when one buys.
  const { error, wish: priced } = price;
  useEffect(() => {
    if (error) state.hear(refusedInputs(error.fieldErrors, priced));
  }, [error, priced, state]);

  const change = (name: string, value: unknown): void =>
    state.change(withoutStale(form, state.visible, { ...state.values, [name]: value }));
  return (
    <FormContext value={parts}>
      <DraftContext value={state.registry}>
        <section className="view calculator">
          <ProductHead code={productCode} name={productName} />
          <div className="calculator-columns">
            <form
              className="view-panel form-view form calculator-form"
              noValidate
              aria-label={t("calculator.configuration")}
              onSubmit={(event) => event.preventDefault()}
            >
              <ErrorSummary />
              <p className="form-note">{t("form.requiredNote")}</p>
              {form.view.sections.map((section) => (
                <section
                  key={section.fields.map(({ name }) => name).join()}
                  className="calculator-section"
                  aria-label={section.words[language]}
                >
                  <h2 className="form-section-title">{section.words[language]}</h2>
                  <div className="form-grid">
                    {section.fields
                      .filter(({ name }) => state.visible.has(name))
                      .map((field) => (
                        <PriceField
                          key={field.name}
                          field={field}
                          options={form.options.get(field.name)}
                          onChange={(value) => change(field.name, value)}
                        />
                      ))}
                  </div>
                </section>
              ))}
            </form>
            <PricePanel price={price} purchase={purchase} />
          </div>
          <LeaveGuard state={state} />
        </section>
      </DraftContext>
    </FormContext>
  );
});

/** Chosen are the defaults; what they do not ask for is not there. */
function formState(form: PriceForm): FormState {
  const initial = withoutStale(form, new Set(Object.keys(form.initial)), form.initial);
  return new FormState({
    view: form.view,
    initial,
    clientToken: randomCode(),
    check: checkPrice(form.attrs),
    ask: () => Promise.resolve(false),
    askPauseMs: 0,
  });
}

/** What the parts of the form share; another one only where the words are others. */
function useFormParts(form: PriceForm, state: FormState): FormParts {
  const idPrefix = `price${useId().replace(/[^\w-]/g, "")}`;
  return useMemo(() => {
    const { view } = form;
    const screen: ResolvedScreen = { subject: view.name, title: view.title, views: {}, enums: {} };
    const fields = new Map(
      view.sections.flatMap((section) => section.fields.map((field) => [field.name, field] as const)),
    );
    return { view, screen, state, fields, source: {}, idPrefix, tree: [] };
  }, [form, state, idPrefix]);
}

/** What is to be priced: the very same object while it says the same. Values with a problem wait until they have none. */
function useWish(productCode: string, form: PriceForm, state: FormState): Wish {
  const faulty = new Set(state.problems(state.values).keys());
  const text = JSON.stringify(wishOf(productCode, form, state.values, faulty));
  return useMemo(() => JSON.parse(text) as Wish, [text]);
}
