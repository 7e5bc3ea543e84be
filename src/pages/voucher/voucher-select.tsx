import { type ReactElement, useId } from "react";
import { useWords } from "../../state/language";
import type { VoucherChoice } from "./use-vouchers";
import "./voucher-select.css";

/** Chooses one of the vouchers that fit, or none. Nothing is there where none fits. */
export function VoucherSelect({
  choice: { vouchers, chosen, choose },
}: {
  choice: VoucherChoice;
}): ReactElement | null {
  const { t } = useWords();
  const id = useId();
  if (vouchers.length === 0) return null;
  return (
    <div className="voucher-select">
      <label htmlFor={id}>{t("voucher.use")}</label>
      <span className="bp6-html-select filter-select">
        <select
          id={id}
          value={chosen?.id ?? ""}
          onChange={({ target }) => choose(target.value === "" ? undefined : Number(target.value))}
        >
          <option value="">{t("voucher.none")}</option>
          {vouchers.map((voucher) => (
            <option key={voucher.id} value={voucher.id}>
              {voucher.label}
            </option>
          ))}
        </select>
        <span className="filter-select-sign" aria-hidden="true" />
      </span>
    </div>
  );
}
