import { observer } from "mobx-react-lite";
import { type ReactElement, useId } from "react";
import { useConsole } from "../state/console";
import { keys } from "../state/keys";
import { useWords } from "../state/language";
import { useModal } from "../widgets/shared/use-modal";
import "./key-help-dialog.css";

/** Signs of keys that are not what is printed on them. */
const signs: Readonly<Record<string, string>> = { ArrowDown: "↓", ArrowUp: "↑", " ": "Space" };

/** The keys there are on this page, and the switch that turns them off for those whom they get in the way. */
export const KeyHelpDialog = observer(function KeyHelpDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { preferences } = useConsole();
  const { t } = useWords();
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog ref={dialog} className="key-help" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t("keys.title")}</h2>
      {keys.groups.toReversed().map(({ title, bindings }) => (
        <section key={title}>
          <h3>{t(title)}</h3>
          <dl>
            {bindings.map((binding) => (
              <div key={binding.does}>
                <dt>
                  {binding.keys.map((key) => (
                    <kbd key={key}>{signs[key] ?? key}</kbd>
                  ))}
                </dt>
                <dd>{t(binding.does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="key-help-switch">
        <input
          type="checkbox"
          checked={preferences.singleKeys}
          onChange={(event) => preferences.setSingleKeys(event.target.checked)}
        />
        {t("keys.enabled")}
      </label>
      <div className="key-help-foot">
        <button type="button" className="bp6-button" onClick={onClose}>
          {t("screen.close")}
        </button>
      </div>
    </dialog>
  );
});
