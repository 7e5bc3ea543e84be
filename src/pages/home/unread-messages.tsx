import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import type { Output } from "../../generated/operations";
import { Icon } from "../../shell/icon";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";

/** Address of the message centre (specification §2). */
export const MESSAGES = "/userCenter/messageCenter/index";
/** The latest unread messages, as many as fit beside the areas. */
const input = { pageNum: 1, pageSize: 5, readFlag: 0, sortField: "createTime", sortOrder: "descending" } as const;

/** The latest five unread messages. */
export function UnreadMessages(): ReactElement {
  const { api } = useConsole();
  const { t } = useWords();
  const query = useQuery({ queryKey: ["listMessages", input], queryFn: ({ signal }) => api.call("listMessages", input, { signal, quiet: true }) });
  return (
    <section className="home-messages" aria-labelledby="home-messages" aria-busy={query.isPending}>
      <div className="home-section-head">
        <h2 id="home-messages">{t("home.messages")}</h2>
        <Link to={MESSAGES}>{t("home.allMessages")}</Link>
      </div>
      {query.isError && (
        <p className="home-empty">
          {t("home.messagesFailed")}{" "}
          <button type="button" className="button" onClick={() => void query.refetch()}>
            {t("error.retry")}
          </button>
        </p>
      )}
      {query.data && <MessageList messages={query.data.list} />}
    </section>
  );
}

function MessageList({ messages }: { messages: Output<"listMessages">["list"] }): ReactElement {
  const { t } = useWords();
  if (messages.length === 0) {
    return (
      <p className="home-empty">
        <Icon name="tick-circle" /> {t("home.noMessages")}
      </p>
    );
  }
  return (
    <ul className="home-message-list">
      {messages.map((message) => (
        <li key={message.id}>
          <Link to={`${MESSAGES}?open=detail&id=${message.id}`}>
            <span className="home-message-title">{message.title}</span>
            <time>{message.createTime.slice(0, 16)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
