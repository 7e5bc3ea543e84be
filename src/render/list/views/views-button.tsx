import { type ReactElement, useState } from "react";
import type { SavedView } from "../../../generated/api";
import { Aside } from "../../../state/aside";
import { useWords } from "../../../state/language";
import { later } from "../../../state/later";
import { Icon } from "../../../widgets/shared/icon";
import { Popover } from "../../../widgets/shared/popover";
import type { Views } from "./use-views";

const ViewsPanel = later(
  () => import("./views-panel"),
  (module) => module.ViewsPanel,
);
const DeleteView = later(
  () => import("./delete-view"),
  (module) => module.DeleteView,
);

/** The button that names the saved view shown, and below which the others are; what unfolds comes with a chunk of its own. */
export function ViewsButton({ views }: { views: Views }): ReactElement {
  const { t } = useWords();
  const [asked, ask] = useState<SavedView>();
  const { active, changed, belongTo } = views;
  const button = (
    <>
      <Icon name="view" />
      <span className="list-tool-name">{active ? active.name : t("views.title")}</span>
      {changed && <span className="list-tool-note">{t("views.changed")}</span>}
      <Icon name="down" size={12} />
    </>
  );
  return (
    <>
      <Popover
        className="bp6-button bp6-minimal list-tool"
        button={button}
        {...(active && { label: t("views.current", { name: active.name }) })}
      >
        {(close) => (
          <Aside onFailed={close}>
            <ViewsPanel
              views={views}
              close={close}
              onDelete={ask}
              meanwhile={<p className="popover-note">{t("list.loading")}</p>}
            />
          </Aside>
        )}
      </Popover>
      {asked && (
        <Aside onFailed={() => ask(undefined)}>
          <DeleteView
            list={views.list}
            view={asked}
            onEnd={(deleted) => {
              ask(undefined);
              if (deleted) belongTo(undefined);
            }}
          />
        </Aside>
      )}
    </>
  );
}
