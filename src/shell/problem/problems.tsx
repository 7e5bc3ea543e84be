import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import type { Provider } from "../../generated/api";
import type { ResolvedRoute } from "../../model/resolved";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { leave } from "../../state/leave";
import { type NotOpen, wordsOfCode } from "../../state/access";
import { HOME } from "../guard";
import { NoticePage } from "./notice-page";
import * as icons from "../icons";
import { Link } from "../../render/shared/link";

/** Nothing is at this address. */
export function NotFoundPage(): ReactElement {
  const { t } = useWords();
  const { pathname } = useLocation();
  return (
    <NoticePage icon={icons.search} title={t("guard.notFoundTitle")} ways={<HomeLink />}>
      <p>{t("guard.notFoundText", { path: pathname })}</p>
    </NoticePage>
  );
}

/** Says why a page does not open to the user. */
export function NotOpenPage({ route, access }: { route: ResolvedRoute; access: NotOpen }): ReactElement {
  switch (access.kind) {
    case "otherMode":
      return <OtherModePage mode={access.mode} />;
    case "noPermission":
    case "notForAccount":
      return <NoPermissionPage route={route} codes={access.codes} closed={access.kind === "notForAccount"} />;
    case "notSetUp":
      return <NotSetUpPage route={route} providers={access.providers} />;
    case "pending":
      return <PendingPage route={route} />;
  }
}

/** The user lacks the page's permission: says which, and who to ask. What no role opens says neither. */
function NoPermissionPage({
  route,
  codes,
  closed,
}: {
  route: ResolvedRoute;
  codes: readonly string[];
  closed: boolean;
}): ReactElement {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  const page = say(route.title);
  if (closed) {
    return (
      <NoticePage icon={icons.lock} mood="stop" title={t("guard.notForAccountTitle")} ways={<HomeLink />}>
        <p>{t("guard.notForAccount", { page })}</p>
      </NoticePage>
    );
  }
  const reason = codes.length > 1 ? "guard.noPermissionText" : "guard.noPermissionOne";
  return (
    <NoticePage icon={icons.lock} mood="stop" title={t("guard.noPermissionTitle")} ways={<HomeLink />}>
      <p>{t(reason, { page })}</p>
      <ul className="notice-page-codes">
        {codes.map((code) => {
          const words = wordsOfCode(code, manifest);
          return (
            <li key={code} data-permission-code={code}>
              {words && `${say(words)} `}
              <code>{code}</code>
            </li>
          );
        })}
      </ul>
      {!session.isMainAccount && <p>{say(manifest.settings.permissionContact)}</p>}
    </NoticePage>
  );
}

/** The page exists in the other console only. */
function OtherModePage({ mode }: { mode: 1 | 2 }): ReactElement {
  const console = useConsole();
  const { manifest, session } = console;
  const { say, t } = useWords();
  const values = { mode: say(manifest.menus[mode].title), current: say(manifest.menus[session.mode].title) };
  const again = (
    <button type="button" className="button" onClick={() => leave(console)}>
      {t("guard.signInAgain")}
    </button>
  );
  return (
    <NoticePage
      icon={icons.swap}
      title={t("guard.otherModeTitle", values)}
      ways={[<HomeLink key="home" />, <span key="again">{again}</span>]}
    >
      <p>{t("guard.otherModeText", values)}</p>
    </NoticePage>
  );
}

/** The page is for something that needs an outside service this server has not. */
function NotSetUpPage({ route, providers }: { route: ResolvedRoute; providers: readonly string[] }): ReactElement {
  const { session } = useConsole();
  const { say, t } = useWords();
  const missing = providers.filter((provider) => !session.offers({ providers: [provider] }));
  const services = missing.map((provider) => t(`provider.${provider as Provider}`)).join(t("action.listSeparator"));
  return (
    <NoticePage icon={icons.build} title={t("guard.notSetUpTitle", { page: say(route.title) })} ways={<HomeLink />}>
      <p>{t("guard.notSetUpText", { services })}</p>
    </NoticePage>
  );
}

/** The page's screen is not built yet. */
function PendingPage({ route }: { route: ResolvedRoute }): ReactElement {
  const { say, t } = useWords();
  return (
    <div data-pending>
      <NoticePage icon={icons.build} title={t("pending.title", { page: say(route.title) })} ways={<HomeLink />}>
        <p>{t("pending.text")}</p>
      </NoticePage>
    </div>
  );
}

function HomeLink(): ReactElement {
  const { t } = useWords();
  return (
    <Link className="button button-primary" to={HOME}>
      {t("guard.home")}
    </Link>
  );
}
