import { type ReactElement, useState } from "react";
import type { SavedView } from "../../../generated/api";
import { useConsole } from "../../../state/console";
import { useWords } from "../../../state/language";
import { copyText } from "../../../widgets/copyable/copy-text";
import { ActiveView } from "./active-view";
import { NameForm } from "./name-form";
import { useSavedViews } from "./use-saved-views";
import { useViewChanges } from "./use-view-changes";
import type { Views } from "./use-views";
import { ViewList } from "./view-list";
import "./views-panel.css";

/** What the panel of saved views is drawn from. */
export interface ViewsPanelProps {
  views: Views;
  close: () => void;
  onDelete: (view: SavedView) => void;
}

/** The saved views of a list: choosing one, changing the one that is shown, saving what is shown as another, and its link. */
export function ViewsPanel({ views, close, onDelete }: ViewsPanelProps): ReactElement {
  const { t } = useWords();
  const { list, active, state } = views;
  const { data: all, isError, refetch } = useSavedViews(list, true);
  const changes = useViewChanges(list);
  const [naming, setNaming] = useState(false);

  const saveAs = async (name: string, shared: boolean): Promise<void> => {
    const id = await changes.save({ list, name, shared, state });
    if (id === undefined) return;
    views.belongTo(id);
    close();
  };
  return (
    <div
      className="popover-panel views-panel"
      role="group"
      aria-label={t("views.title")}
      aria-busy={changes.busy || undefined}
    >
      {isError && !all && (
        <button type="button" className="action-text views-failed" onClick={() => void refetch()}>
          {t("views.failed")}
        </button>
      )}
      {all && (
        <ViewList
          all={all}
          active={active}
          onChoose={(view) => {
            views.apply(view);
            close();
          }}
        />
      )}
      {active && (
        <ActiveView
          key={active.id}
          view={active}
          views={views}
          changes={changes}
          onDelete={() => onDelete(active)}
          close={close}
        />
      )}
      <div className="popover-foot views-foot">
        {naming ? (
          <NameForm
            label={t("views.newName")}
            submit={t("views.save")}
            busy={changes.busy}
            shareable
            onSubmit={saveAs}
          />
        ) : (
          <button type="button" className="action-item" onClick={() => setNaming(true)}>
            {t("views.saveAs")}
          </button>
        )}
        <CopyLink link={views.link} />
      </div>
      {changes.problem !== undefined && (
        <p className="views-problem" role="alert">
          {changes.problem}
        </p>
      )}
    </div>
  );
}

/** Copies the address that shows the same to anybody. */
function CopyLink({ link }: { link: string }): ReactElement {
  const { toaster } = useConsole();
  const { t } = useWords();
  const copy = async (): Promise<void> => {
    const copied = await copyText(`${window.location.origin}${window.location.pathname}?${link}`);
    toaster.show({ tone: copied ? "success" : "danger", message: t(copied ? "views.linkCopied" : "views.linkFailed") });
  };
  return (
    <button type="button" className="action-item" onClick={() => void copy()}>
      {t("views.copyLink")}
    </button>
  );
}
