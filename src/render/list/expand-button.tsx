import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import { Icon } from "../../widgets/shared/icon";

/** Unfolds and folds the further fields of a row. */
export function ExpandButton({
  id,
  name,
  expanded,
  onExpand,
}: {
  id: string;
  name: string;
  expanded: boolean;
  onExpand: (key: string) => void;
}): ReactElement {
  const { t } = useWords();
  return (
    <button
      type="button"
      className="list-expand"
      aria-expanded={expanded}
      aria-controls={expanded ? expandedId(id) : undefined}
      aria-label={t("list.expandRow", { name })}
      onClick={() => onExpand(id)}
    >
      <Icon name="right" size={14} />
    </button>
  );
}

/** The id of the element that a row unfolds. */
export function expandedId(key: string): string {
  return `expanded-${key}`;
}
