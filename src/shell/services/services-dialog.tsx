import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Words } from "../../model/words";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { useAllAddresses } from "../../state/use-all-addresses";
import { useModal } from "../../widgets/shared/use-modal";
import { closeByClick } from "../close-by-click";
import { Icon } from "../icon";
import * as icons from "../icons";
import { SearchBox } from "../search-box";
import { type Area, areasOf, findInAreas } from "./areas";
import { Link } from "../../render/shared/link";
import "./services-dialog.css";

/** Every page that opens to the user, area by area, found by typing. */
export const ServicesDialog = observer(function ServicesDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { manifest, session } = useConsole();
  useAllAddresses();
  const { t } = useWords();
  const dialog = useModal();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => (dialog.current ? closeByClick(dialog.current) : undefined), [dialog]);
  const [text, setText] = useState("");
  const others: Words = manifest.messages["services.others"] ?? { zh: "", en: "" };
  const areas = findInAreas(areasOf(manifest, session, others), text.trim());
  const count = areas.flatMap(({ pages }) => pages).length;
  return (
    <dialog ref={dialog} className="services" aria-labelledby={titleId} onCancel={onClose} onClose={onClose}>
      <div className="services-body" role="presentation" onKeyDown={(event) => walk(event, dialog.current)}>
        <div className="services-head">
          <h2 id={titleId}>{t("services.title")}</h2>
          <button type="button" className="plain-button" aria-label={t("screen.close")} onClick={onClose}>
            <Icon of={icons.cross} />
          </button>
        </div>
        <SearchBox label="services.search" text={text} onText={setText} ref={input} />
        <div className="services-areas">
          {areas.map((area) => (
            <AreaPart key={area.words.en} area={area} />
          ))}
        </div>
        {count === 0 && <p className="services-none">{t("palette.nothing", { text: text.trim() })}</p>}
        <p className="visually-hidden" role="status">
          {t("palette.count", { count })}
        </p>
      </div>
    </dialog>
  );
});

function AreaPart({ area: { words, pages } }: { area: Area }): ReactElement {
  const { say } = useWords();
  const { pathname } = useLocation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{say(words)}</h3>
      <ul>
        {pages.map(({ route: { path, title } }) => (
          <li key={path}>
            <Link to={path} aria-current={path === pathname ? "page" : undefined}>
              {say(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Up and down lead from the search through the links and back; Enter in the search opens the first. */
function walk(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>("input, .services-areas a") ?? [])];
  const at = stops.indexOf(event.target as HTMLElement);
  if (event.key === "Enter" && at === 0 && !event.nativeEvent.isComposing) {
    // What opens at once, such as the question of a form, must not take the key for its own.
    event.preventDefault();
    stops[1]?.click();
  }
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step === undefined || at < 0 || event.nativeEvent.isComposing) return;
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}
