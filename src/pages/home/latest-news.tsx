import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { readAnswer } from "../../render/list/read-answer";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { valueText } from "../../widgets/shared/value-text";

/** Addresses of the news (specification §2): announcements, and one item. */
const ALL = "/newsCenter/news/1";
const ONE = "/newsCenter/newsDetail";
/** Of every type; what is pinned comes first. */
const input = { pageNum: 1, pageSize: 5 } as const;

/** The latest five items of news; nothing where there are none, or they cannot be had: nobody came for them. */
export function LatestNews(): ReactElement | null {
  const { api } = useConsole();
  const { t } = useWords();
  const query = useQuery({
    queryKey: ["listNews", input],
    queryFn: ({ signal }) => api.call("listNews", input, { signal }),
  });
  const rows = query.data ? (readAnswer(query.data)?.rows ?? []) : [];
  if (rows.length === 0) return null;
  return (
    <section className="home-messages" aria-labelledby="home-news">
      <div className="home-section-head">
        <h2 id="home-news">{t("home.news")}</h2>
        <Link to={ALL}>{t("home.allNews")}</Link>
      </div>
      <ul className="home-message-list">
        {rows.map((item, index) => (
          <li key={index}>
            <Link to={`${ONE}/${encodeURIComponent(valueText(item.id) ?? "")}`}>
              <bdi className="home-message-title">{valueText(item.title)}</bdi>
              <time>{valueText(item.publishTime)?.slice(0, 10)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
