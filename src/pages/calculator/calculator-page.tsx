import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import * as calls from "../../generated/calls";
import { ApiError } from "../../api/error";
import { FailedCall, LoadingScreen, Notice } from "../../render/shared/states";
import { type AddressParams, useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { CATALOGUE } from "../addresses";
import { CalculatorForm } from "./calculator-form";
import { isPriceAttributes } from "./price-form";
import { Link } from "../../render/shared/link";
import "../../render/screen/screen.css";
import "../../render/actions/actions.css";
import "./calculator.css";

/** A code as the API takes it; any other names no product, and is not asked for. */
const productCode = /^[\w.-]{1,64}$/;

/** Prices a product as it is configured, and puts it into the cart or orders it (/addedService/product/calculator/{code}). */
export function CalculatorPage({ params }: { params?: AddressParams }): ReactElement {
  const { code = "" } = params ?? {};
  const { api } = useConsole();
  const { t } = useWords();
  const input = { productCode: code };
  const attributes = useQuery({
    queryKey: ["getPriceAttributes", input],
    queryFn: ({ signal }) => api.call(calls.getPriceAttributes, input, { signal, told: "inPlace" }),
    enabled: productCode.test(code),
    // What is being configured must not change under the hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, error } = attributes;
  if (!productCode.test(code) || (error instanceof ApiError && error.code === 404)) {
    return (
      <Notice alert drawing="nothingFound" title={t("calculator.goneTitle")} text={t("calculator.goneText")}>
        <Link className="bp6-button" to={CATALOGUE}>
          {t("calculator.catalogue")}
        </Link>
      </Notice>
    );
  }
  if (data && isPriceAttributes(data))
    return (
      <CalculatorForm
        key={`${code} ${data.attrs.map(({ attrCode, attrType }) => `${attrCode} ${attrType}`).join()}`}
        attributes={data}
      />
    );
  if (data || error)
    return (
      <FailedCall
        title={t("calculator.failed")}
        error={error ?? new ApiError("unreadable", 0, t("error.unreadable"))}
        onRetry={() => void attributes.refetch()}
      />
    );
  return <LoadingScreen />;
}
