import { type ReactElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import operations from "../../../config/menu/operations.json";
import { countUnreadMessages, getCurrentUser } from "../../../src/generated/calls";
import { followLinks, hrefOf, useAddress } from "./address";
import { call } from "./call";
import { ListPage } from "./list-page";
import { ask } from "./messages";
import "@blueprintjs/core/lib/css/blueprint.css";
import "../reference/reference.css";

/*
 * The hardest page that the console is compared with: the message centre with the calls and functions of the reference and nothing besides. No library
 * but React, plain elements with Blueprint's classes, one chunk, and the rows are asked for before anything is drawn.
 */
const LIST = hrefOf("/userCenter/messageCenter/index");
const user = call(getCurrentUser);
const unread = call(countUnreadMessages);
if (window.location.pathname === LIST) void ask(window.location.search);

/** What a call made at the start has answered. */
function useAnswer<T>(asked: Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => void asked.then(setAnswer), [asked]);
  return answer;
}

function Page(): ReactElement {
  const { pathname, search } = useAddress();
  const name = useAnswer(user)?.name;
  const count = useAnswer(unread) ?? 0;
  return (
    <>
      <div className="bp6-navbar">
        <div className="bp6-navbar-group bp6-align-left">
          <div className="bp6-navbar-heading">运营控制台</div>
        </div>
        <div className="bp6-navbar-group bp6-align-right">
          <span className="bp6-tag bp6-round">{count}</span>
          <span className="bp6-navbar-divider" />
          {name}
        </div>
      </div>
      <div className="reference">
        <nav className="reference-menu">
          <ul className="bp6-menu">
            {(operations.entries as { code: string; zh: string; route?: string }[]).map(
              ({ code, zh, route = "/index" }) => (
                <li key={code}>
                  <a
                    className={pathname === hrefOf(route) ? "bp6-menu-item bp6-active" : "bp6-menu-item"}
                    href={hrefOf(route)}
                  >
                    {zh}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        <main className="reference-main">{pathname === LIST ? <ListPage search={search} /> : <h1>首页</h1>}</main>
      </div>
    </>
  );
}

const root = document.getElementById("root");
if (root) {
  followLinks();
  createRoot(root).render(<Page />);
}
