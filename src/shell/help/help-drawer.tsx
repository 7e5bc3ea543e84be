import type { ReactElement } from "react";
import { Drawer } from "../../render/drawer/drawer";
import { useWords } from "../../state/language";
import { HelpContents, type HelpProps } from "./help-contents";

/** The help of the page over it, where there is no room beside. */
export function HelpDrawer(props: HelpProps): ReactElement {
  const { t } = useWords();
  return (
    <Drawer title={t("help.open")} onClose={props.onClose}>
      <HelpContents {...props} />
    </Drawer>
  );
}
