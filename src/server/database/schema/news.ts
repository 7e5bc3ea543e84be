import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
} from "drizzle-orm/pg-core";
import { NewsType } from "../../../generated/enums";
import { id, moment } from "./columns";
import { users } from "./identity";
import { state } from "./states";
import { rowsOf } from "./owned";

/** A text in both languages. */
const words = (name: string) => jsonb(name).$type<{ zh: string; en: string }>().notNull();

/** Announcements, news and campaigns of the platform, for everybody. */
export const news = pgTable(
  "news",
  {
    id: id(),
    /** 1 announcement, 2 news, 3 campaign. */
    type: smallint("type").$type<NewsType>().notNull(),
    title: words("title"),
    summary: words("summary"),
    /** HTML as its author wrote it: whoever shows it makes it safe first. */
    content: words("content"),
    top: boolean("top").notNull().default(false),
    /** Nobody sees it before. */
    publishTime: moment("publish_time").notNull(),
    viewCount: integer("view_count").notNull().default(0),
  },
  (row) => [
    check("news_type", sql`${row.type} between ${state(NewsType.announcement)} and ${state(NewsType.campaign)}`),
    index("news_of_type").on(row.type, row.top, row.publishTime, row.id),
    index("news_all").on(row.top, row.publishTime, row.id),
  ],
);

/** Who has read what on which day: one view each. */
export const newsViews = pgTable(
  "news_views",
  {
    newsId: bigint("news_id", { mode: "number" })
      .notNull()
      .references(() => news.id, { onDelete: "cascade" }),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
  },
  (view) => [
    rowsOf(users, view.userId),
    primaryKey({ columns: [view.newsId, view.userId, view.day] }),
    index("news_views_user").on(view.userId),
  ],
);
