import { type ReactElement, useState } from "react";
import type { SavedView } from "../../../generated/api";
import { useWords } from "../../../state/language";
import { NameForm } from "./name-form";
import type { ViewChanges } from "./use-view-changes";
import type { Views } from "./use-views";

/** What can be done to the view that is shown. */
export interface ActiveViewProps {
  view: SavedView;
  views: Views;
  changes: ViewChanges;
  onDelete: () => void;
  close: () => void;
}

/** What can be done to the view that is shown; what only its owner or the main account may do is there for them alone. */
export function ActiveView({ view, views, changes, onDelete, close }: ActiveViewProps): ReactElement {
  const { t } = useWords();
  const [naming, setNaming] = useState(false);
  const { id, name, shared, state, changeable } = view;
  const save = (next: Partial<Pick<SavedView, "name" | "shared" | "state">>): Promise<number | undefined> =>
    changes.save({ id, list: views.list, name, shared, state, ...next });
  const rename = async (next: string): Promise<void> => {
    if ((await save({ name: next })) !== undefined) setNaming(false);
  };
  const remove = (): void => {
    close();
    onDelete();
  };
  const act = (words: string, press: () => void): ReactElement => (
    <button type="button" className="action-item" disabled={changes.busy} onClick={press}>
      {words}
    </button>
  );
  return (
    <div className="popover-foot views-foot" role="group" aria-label={name}>
      <p className="views-heading">{name}</p>
      {changeable && views.changed && act(t("views.update"), () => void save({ state: views.state }))}
      {act(
        t(view.default ? "views.noDefault" : "views.makeDefault"),
        () => void changes.setDefault(view.default ? null : id),
      )}
      {changeable && act(t(shared ? "views.unshare" : "views.share"), () => void save({ shared: !shared }))}
      {changeable && !naming && act(t("views.rename"), () => setNaming(true))}
      {naming && (
        <NameForm
          label={t("views.newName")}
          name={name}
          submit={t("views.rename")}
          busy={changes.busy}
          onSubmit={rename}
        />
      )}
      {changeable && act(t("views.delete"), remove)}
    </div>
  );
}
