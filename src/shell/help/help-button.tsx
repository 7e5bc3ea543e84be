import { type ReactElement, useContext, useState } from "react";
import { Aside } from "../../state/aside";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import { Icon } from "../icon";
import * as icons from "../icons";
import type { HelpProps } from "./help-contents";
import { HelpContext } from "./help-place";

const HelpDrawer = later(
  () => import("./help-drawer"),
  (module) => module.HelpDrawer,
);

/** Opens the help of a view: beside the page, or over it where there is no room. */
export function HelpButton(props: Omit<HelpProps, "onClose">): ReactElement {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const beside = useContext(HelpContext);
  return (
    <>
      <button
        type="button"
        className="plain-button trail-button"
        data-help
        aria-haspopup={beside ? undefined : "dialog"}
        aria-expanded={beside?.open}
        title={t("help.open")}
        aria-label={t("help.open")}
        onClick={() => (beside ? beside.toggle() : setOpen(true))}
      >
        <Icon of={icons.help} size={14} />
      </button>
      {open && !beside && (
        <Aside onFailed={() => setOpen(false)}>
          <HelpDrawer {...props} onClose={() => setOpen(false)} />
        </Aside>
      )}
    </>
  );
}
