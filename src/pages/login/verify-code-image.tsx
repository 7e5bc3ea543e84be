import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import { Icon } from "../../shell/icon";
import * as icons from "../../shell/icons";
import type { VerifyCode } from "./use-verify-code";

/** The code's image as a button that brings another one. */
export function VerifyCodeImage({ code }: { code: VerifyCode }): ReactElement {
  const { t } = useWords();
  const { image, failed, renew } = code;
  const label = failed
    ? t("login.verifyCodeFailed")
    : image
      ? t("login.verifyCodeImage")
      : t("login.verifyCodeLoading");
  return (
    <button
      type="button"
      className="login-code"
      aria-label={label}
      title={label}
      data-verify-code={image ? "shown" : failed ? "failed" : "loading"}
      onClick={renew}
    >
      {image ? <img src={image} alt="" width={120} height={40} /> : <Icon of={icons.refresh} />}
    </button>
  );
}
