import { type ReactElement, useState } from "react";
import { Aside } from "../../state/aside";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import { Icon } from "../icon";
import * as icons from "../icons";

const ServicesDialog = later(
  () => import("./services-dialog"),
  (module) => module.ServicesDialog,
);

/** The button as the last entry below the left menu. */
export function ServicesFoot({ stray }: { stray: boolean }): ReactElement {
  return (
    <div className="menu-foot">
      <ServicesButton className="menu-entry" stray={stray} />
    </div>
  );
}

/** Opens all pages there are; `stray`: the present page belongs to no entry of the left menu, and is one of these alone. */
export function ServicesButton({ className, stray }: { className: string; stray: boolean }): ReactElement {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={stray ? `${className} active` : className}
        data-services
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={icons.menu} />
        {t("services.title")}
      </button>
      {open && (
        <Aside onFailed={close}>
          <ServicesDialog onClose={close} />
        </Aside>
      )}
    </>
  );
}
