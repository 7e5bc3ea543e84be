import type { ReactElement } from "react";
import type { SavedView } from "../../../generated/api";
import { useWords } from "../../../state/language";

/** The views to choose from: as config has the list, the own ones, and those of others. */
export function ViewList({
  all,
  active,
  onChoose,
}: {
  all: readonly SavedView[];
  active: SavedView | undefined;
  onChoose: (view: SavedView | undefined) => void;
}): ReactElement {
  const { t } = useWords();
  return (
    <ul className="popover-lines views-list">
      <ViewItem name={t("views.standard")} chosen={!active} notes={[]} onChoose={() => onChoose(undefined)} />
      {all.map((view) => (
        <ViewItem
          key={view.id}
          name={view.name}
          chosen={view.id === active?.id}
          notes={notesOf(view, t)}
          onChoose={() => onChoose(view)}
        />
      ))}
    </ul>
  );
}

function ViewItem({
  name,
  chosen,
  notes,
  onChoose,
}: {
  name: string;
  chosen: boolean;
  notes: string[];
  onChoose: () => void;
}): ReactElement {
  return (
    <li>
      <button type="button" className="popover-line views-item" aria-current={chosen || undefined} onClick={onChoose}>
        <span className="views-name">{name}</span>
        {notes.map((note) => (
          <span key={note} className="views-note">
            {note}
          </span>
        ))}
      </button>
    </li>
  );
}

function notesOf(view: SavedView, t: ReturnType<typeof useWords>["t"]): string[] {
  const shared = view.own ? t("views.shared") : t("views.sharedBy", { name: view.ownerName });
  return [...(view.default ? [t("views.default")] : []), ...(view.shared ? [shared] : [])];
}
