import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import * as calls from "../../generated/calls";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { CATALOGUE } from "../addresses";
import { Link } from "../../render/shared/link";

/** Which product it is and what it does; its introduction comes when it comes. */
export function ProductHead({ code, name }: { code: string; name: string }): ReactElement {
  const { api, navigation } = useConsole();
  const { t } = useWords();
  const { data } = useQuery({
    queryKey: ["getProduct", { code }],
    queryFn: ({ signal }) => api.call(calls.getProduct, { code }, { signal }),
  });
  const categoryId = data?.categoryId ?? 0;
  useEffect(() => navigation.set({ product: code, categoryId }), [navigation, code, categoryId]);
  return (
    <header className="calculator-head">
      <div className="view-head">
        <h1 tabIndex={-1}>{t("calculator.title", { product: name })}</h1>
        <div className="view-actions">
          <Link className="bp6-button" to={CATALOGUE}>
            {t("calculator.catalogue")}
          </Link>
        </div>
      </div>
      <p className="calculator-introduction">{data?.introduce}</p>
    </header>
  );
}
