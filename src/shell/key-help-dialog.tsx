import { observer } from "mobx-react-lite";
import { type ReactElement, useId } from "react";
import { useConsole } from "../state/console";
import { type KeyGroup, keys } from "../state/keys";
import { useWords } from "../state/language";
import { useModal } from "../widgets/shared/use-modal";
import { KeyCaps } from "./key-caps";
import "../render/actions/confirm-dialog.css";
import "./key-help-dialog.css";

/** The keys there are on this page, and the switch that turns them off for those whom they get in the way. */
export const KeyHelpDialog = observer(function KeyHelpDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { preferences } = useConsole();
  const { t } = useWords();
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog ref={dialog} className="confirm key-help" aria-labelledby={titleId} onCancel={onClose} onClose={onClose}>
      <h2 id={titleId}>{t("keys.title")}</h2>
      {keys.groups.toReversed().map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <div className="confirm-buttons key-help-foot">
        <label className="key-help-switch">
          <input
            type="checkbox"
            checked={preferences.singleKeys}
            onChange={(event) => preferences.setSingleKeys(event.target.checked)}
          />
          {t("keys.enabled")}
        </label>
        <button type="button" className="bp6-button" onClick={onClose}>
          {t("screen.close")}
        </button>
      </div>
    </dialog>
  );
});

function Group({ group: { title, bindings, chords = [] } }: { group: KeyGroup }): ReactElement {
  const { t } = useWords();
  return (
    <section>
      <h3>{t(title)}</h3>
      <dl>
        {[...chords.map((chord) => ({ ...chord, held: true })), ...bindings].map((binding) => (
          <div key={binding.does}>
            <dt>
              <KeyCaps keys={binding.keys} held={"held" in binding} />
            </dt>
            <dd>{t(binding.does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
