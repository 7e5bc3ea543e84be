import { type ReactElement, useRef, useState } from "react";
import { Aside } from "../../state/aside";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import { Icon } from "../icon";
import type { HelpDrawerProps } from "./help-drawer";

const HelpDrawer = later(
  () => import("./help-drawer"),
  (module) => module.HelpDrawer,
);

/** Opens the help of a view. */
export function HelpButton(props: Omit<HelpDrawerProps, "onClose">): ReactElement {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="plain-button trail-button"
        data-help
        aria-haspopup="dialog"
        title={t("help.open")}
        aria-label={t("help.open")}
        onClick={() => setOpen(true)}
      >
        <Icon name="help" size={14} />
      </button>
      {open && (
        <Aside onFailed={() => setOpen(false)}>
          <HelpDrawer {...props} onClose={() => setOpen(false)} />
        </Aside>
      )}
    </>
  );
}
