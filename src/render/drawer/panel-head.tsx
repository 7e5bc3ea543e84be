import type { ReactElement, ReactNode } from "react";
import { useWords } from "../../state/language";
import { Icon } from "../../widgets/shared/icon";

/** The line at the top of a panel: its name, tools, and the cross. */
export function PanelHead({
  title,
  tools,
  onClose,
}: {
  title: string;
  tools?: ReactNode;
  onClose: () => void;
}): ReactElement {
  const { t } = useWords();
  return (
    <div className="drawer-top">
      <span className="drawer-title">{title}</span>
      <span className="drawer-tools">
        {tools}
        <button
          type="button"
          className="bp6-button bp6-minimal drawer-close"
          aria-label={t("screen.close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}
