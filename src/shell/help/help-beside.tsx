import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import { BesidePage } from "../beside-page";
import { HelpContents, type HelpProps } from "./help-contents";

/** The help of the page beside it. */
export function HelpBeside(props: HelpProps): ReactElement {
  const { t } = useWords();
  return (
    <BesidePage title={t("help.open")} onClose={props.onClose}>
      <HelpContents {...props} beside />
    </BesidePage>
  );
}
