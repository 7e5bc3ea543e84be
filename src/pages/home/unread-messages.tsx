import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { readAnswer } from "../../render/list/read-answer";
import { Icon } from "../../shell/icon";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import { ReadFlag } from "../../generated/enums";

/** Address of the message centre (specification §2). */
export const MESSAGES = "/userCenter/messageCenter/index";
/** The latest unread messages, as many as fit beside the areas. */
const input = {
  pageNum: 1,
  pageSize: 5,
  readFlag: ReadFlag.unread,
  sortField: "createTime",
  sortOrder: "descending",
} as const;

/** The latest five unread messages. */
export function UnreadMessages(): ReactElement {
  const { api } = useConsole();
  const { t } = useWords();
  const query = useQuery({
    queryKey: ["listMessages", input],
    queryFn: ({ signal }) => api.call("listMessages", input, { signal }),
  });
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
      {query.data && <MessageList messages={readAnswer(query.data)?.rows ?? []} />}
    </section>
  );
}

function MessageList({ messages }: { messages: readonly Row[] }): ReactElement {
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
      {messages.map((message, index) => (
        <li key={index}>
          <Link to={`${MESSAGES}?open=detail&id=${encodeURIComponent(valueText(message.id) ?? "")}`}>
            <bdi className="home-message-title">{valueText(message.title)}</bdi>
            <time>{valueText(message.createTime)?.slice(0, 16)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
