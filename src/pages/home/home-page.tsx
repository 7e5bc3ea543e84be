import { observer } from "mobx-react-lite";
import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { TOUR_KEY } from "../../domain/preference-keys";
import { timeOfDay } from "../../domain/time-zone";
import type { HomePart, ResolvedHome } from "../../model/resolved-home";
import { HelpButton } from "../../shell/help/help-button";
import { loadPart } from "../../state/load-part";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { ZoneNote } from "../../widgets/shared/zone-note";
import { later, useLoaded } from "../../state/later";
import { useAllAddresses } from "../../state/use-all-addresses";
import { HomeCardFrame } from "./home-card";
import { HomeSkeleton } from "./home-skeleton";
import { HomeTour } from "./home-tour";
import { partOfDay } from "./part-of-day";
import { useHome } from "./use-home";
import { useKnownSettings } from "./use-known-settings";
import "./home-page.css";

const HomeEditor = later(
  () => import("./edit/home-editor"),
  (module) => module.HomeEditor,
);

/** Where one arrives: what waits for the user, and the cards that config gives this mode, in the user's order. */
export const HomePage = observer(function HomePage(): ReactElement {
  const { manifest, session } = useConsole();
  useAllAddresses();
  return <LoadedHome key={`${manifest.parts.home} ${session.mode}`} />;
});

const LoadedHome = observer(function LoadedHome(): ReactElement {
  const { manifest, session } = useConsole();
  const [loading] = useState(() => loadPart<HomePart>(manifest, "home"));
  const part = useLoaded(loading);
  return <div className="home">{part ? <Home home={part[session.mode]} /> : <HomeHead />}</div>;
});

const Home = observer(function Home({ home }: { home: ResolvedHome }): ReactElement {
  const { session } = useConsole();
  const { t } = useWords();
  const [keys] = useState(() => [`home.${session.mode}`, TOUR_KEY] as const);
  const known = useKnownSettings(keys);
  const own = useHome(home, keys[0]);
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The button gets the focus back from what it opened.
  useLayoutEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const isReady = known !== undefined && (own.sizes !== undefined || !own.counts.pending);
  return (
    <>
      <HomeHead home={home}>
        {!editing && (
          <button
            ref={opener}
            type="button"
            className="button"
            data-home-edit
            disabled={!isReady}
            onClick={() => setEditing(true)}
          >
            {t("home.edit")}
          </button>
        )}
      </HomeHead>
      {!isReady && <HomeSkeleton />}
      {isReady && editing && <HomeEditor home={own} onDone={() => setEditing(false)} meanwhile={<HomeSkeleton />} />}
      {isReady && !editing && (
        <div className="home-cards">
          {own.shown.map((card) => (
            <HomeCardFrame key={card.name} card={card} home={own} />
          ))}
        </div>
      )}
      {isReady && known === "asked" && !editing && <HomeTour />}
    </>
  );
});

/** The greeting, and the tools of the page. */
function HomeHead({ home, children }: { home?: ResolvedHome; children?: ReactElement | false }): ReactElement {
  const { session } = useConsole();
  const { reading, say, t } = useWords();
  const { customName, name, username } = session.profile ?? {};
  const [part] = useState(() => partOfDay(timeOfDay(Date.now(), reading.timeZone)));
  return (
    <header className="home-head">
      <div className="home-greeting">
        <h1>
          <bdi>{t(`home.greeting.${part}`, { name: name || username || "" })}</bdi>
        </h1>
        <p>
          {customName && <bdi>{customName}</bdi>}
          {customName && home && " · "}
          {home && say(home.words)}
        </p>
      </div>
      <div className="home-tools">
        <ZoneNote reading={reading} text={t} />
        {children}
        <HelpButton subject="home" view="page" />
      </div>
    </header>
  );
}
