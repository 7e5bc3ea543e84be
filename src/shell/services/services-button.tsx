import { type ReactElement, useState } from "react";
import { Aside } from "../../state/aside";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import { Icon } from "../icon";

const ServicesDialog = later(
  () => import("./services-dialog"),
  (module) => module.ServicesDialog,
);

/** Opens all pages there are; `current`: the present page stands under these alone, for no entry of the left menu is its own. */
export function ServicesButton({ className, current }: { className: string; current: boolean }): ReactElement {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={current ? `${className} active` : className}
        data-services
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
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
