import { observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { type ReactElement, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import type { Sources } from "../../model/sources";
import { Drawer } from "../../render/drawer/drawer";
import { Aside } from "../../state/aside";
import { useConsole } from "../../state/console";
import { SpeakerContext, speaker, useWords } from "../../state/language";
import { useLoaded } from "../../state/later";
import { loadPart } from "../../state/load-part";
import { useMedia } from "../../state/media";
import { BesidePage } from "../beside-page";
import { ROOM_FOR_HELP } from "../help/help-place";
import { Icon } from "../icon";
import * as icons from "../icons";
import { WhyContents } from "./why-contents";

/** Whether the panel is open. Kept here, because a redirect takes the frame away for a moment. */
const isOpen = observable.box(false);

/** For the provider's staff only: explains what the page hides, disables or refuses, beside it or over it. Its texts come with its data. */
export function WhySwitch(): ReactElement | null {
  const { manifest } = useConsole();
  const { language, reading } = useWords();
  const [loading] = useState(() => loadPart<Sources>(manifest, "sources"));
  const sources = useLoaded(loading);
  const words = useMemo(
    () => speaker(language, { ...manifest.messages, ...sources?.messages }, reading),
    [language, manifest, sources, reading],
  );
  if (!sources) return null;
  return (
    <SpeakerContext value={words}>
      <Switch sources={sources} />
    </SpeakerContext>
  );
}

const Switch = observer(function Switch({ sources }: { sources: Sources }): ReactElement {
  const { t } = useWords();
  const isRoomy = useMedia(ROOM_FOR_HELP);
  const open = isOpen.get();
  const set = (next: boolean): void => runInAction(() => isOpen.set(next));
  const body = document.querySelector(".frame-body");
  return (
    <>
      <button
        type="button"
        className="header-item"
        data-why-switch
        aria-expanded={open}
        title={t("why.title")}
        onClick={() => set(!open)}
      >
        <Icon of={icons.eyeOpen} />
        <span className="visually-hidden">{t("why.title")}</span>
      </button>
      {open && (
        <Aside onFailed={() => set(false)}>
          {isRoomy && body ? (
            createPortal(
              <BesidePage title={t("why.title")} onClose={() => set(false)}>
                <WhyContents sources={sources} />
              </BesidePage>,
              body,
            )
          ) : (
            <Drawer title={t("why.title")} onClose={() => set(false)}>
              <WhyContents sources={sources} />
            </Drawer>
          )}
        </Aside>
      )}
    </>
  );
});
