import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Input, Output } from "../../generated/operations";
import type { Context } from "../context";
import type { Tx } from "../database/client";
import { type PageRequest, pageOf } from "../database/page";
import { refuse } from "../errors";
import { amongIds, inOrderOf, type ListSource } from "../export/source";
import { conditionsOf } from "./conditions";
import { countAll, countEach, countSome } from "./count";
import type { ListDefinition, PageId, RowOf, Selecting } from "./definition";
import { filterCondition, readFilter } from "./list-filter";
import { orderBy, type SortRequest } from "./sort";
import { wholeRows } from "./whole-rows";

/** A list as it is read. */
export interface List<Id extends PageId, Row, Loaded = undefined> {
  /** The operation's handler. */
  page: (input: Input<Id>, context: Context) => Promise<Output<Id>>;
  /** Every row that matches, as it goes into a file. */
  source: (input: Input<Id>, context: Context) => Promise<ListSource>;
  /** A single row as the list shows it; `loaded` where what its `load` reads is at hand. */
  show: (row: Row, context: Context, loaded?: Loaded) => Promise<RowOf<Id>>;
}

/** Rows of a list by their ids. Another owner's are refused like missing ones, with NOT_FOUND. */
export interface RowsById<Table extends PgTable, Row> {
  /** The rows that the caller may see. */
  owned: (context: Context) => SQL;
  get: (id: number, context: Context) => Promise<Row>;
  /** The row of the table, locked until the transaction ends. */
  lock: (tx: Tx, id: number, context: Context) => Promise<Table["$inferSelect"]>;
  /** The same for several, the least id first. */
  lockAll: (tx: Tx, ids: readonly number[], context: Context) => Promise<Table["$inferSelect"][]>;
  /** Deletes all of them or none. */
  remove: (tx: Tx, ids: readonly number[], context: Context) => Promise<void>;
}

/** Makes a list of its declaration: page, count, source of exports, and rows by id. */
export function defineList<
  Id extends PageId,
  Table extends PgTable,
  Row extends object = Table["$inferSelect"],
  Loaded = undefined,
>(operationId: Id, definition: ListDefinition<Id, Table, Row, Loaded>): List<Id, Row, Loaded> & RowsById<Table, Row> {
  const { table, owner, rows } = definition;
  const key = definition.key ?? (table as unknown as { id: AnyPgColumn }).id;
  const select: Select<Row> = rows ?? wholeRows<Row>(table);
  return { ...listOf(operationId, definition, key, select), ...rowsById(table, key, owner, select) };
}

/** The rows that a request asks for, or would ask for without its status. */
type Matching = (apart?: "status") => SQL | undefined;

type Select<Row> = (context: Context) => Selecting<Row>;

function listOf<Id extends PageId, Table extends PgTable, Row extends object, Loaded>(
  operationId: Id,
  definition: ListDefinition<Id, Table, Row, Loaded>,
  key: AnyPgColumn,
  select: Select<Row>,
): List<Id, Row, Loaded> {
  const { table, owner, rows, sort, load, show, filterBy } = definition;
  const conditions = conditionsOf(definition.filters);
  const matching = async (input: Input<Id>, context: Context): Promise<Matching> => {
    const filter = readFilter(operationId, (input as { filter?: string }).filter);
    const about = and(owner(context), await definition.where?.(input, context));
    const filtered = (apart?: string): SQL | undefined =>
      filterCondition(operationId, filter, filterBy, context, apart);
    return (apart) => and(about, conditions(input as object, context, apart), filtered(apart));
  };
  const sorted = (input: Input<Id>, context: Context) => orderBy(sort, key, input as SortRequest, context);
  const keysOf = (input: Input<Id>, asked: Matching, context: Context) =>
    context.db
      .select({ id: key })
      .from(table as PgTable)
      .where(asked())
      .orderBy(...sorted(input, context))
      .$dynamic();
  const count = async (input: Input<Id>, asked: Matching, context: Context): Promise<object> => {
    const { counts, capped, totals } = definition;
    if (counts) {
      const { status, filter } = input as { status?: (number | string)[]; filter?: string };
      const each = countEach(table, counts, asked("status"), status, context);
      // The rows of a filter that speaks of the status are not those of some of the counts.
      return filter === undefined ? each : { ...(await each), ...(await countAll(context.db, table, asked())) };
    }
    return capped ? countSome(context.db, table, asked()) : countAll(context.db, table, asked(), totals);
  };
  const showAll = async (found: readonly Row[], context: Context): Promise<RowOf<Id>[]> => {
    const loaded = (await load?.(found, context)) as Loaded;
    return found.map((row) => show(row, context, loaded));
  };
  return {
    page: async (input, live) => {
      const context = atOneMoment(live);
      await definition.before?.(input, context);
      const { pageNum, pageSize, limit, offset } = pageOf(input as PageRequest);
      const asked = await matching(input, context);
      const order = sorted(input, context);
      const keys = () => keysOf(input, asked, context).limit(limit).offset(offset);
      // Where rows are joined with what they are shown with, only those of the page are, not all that match.
      const onPage = rows
        ? select(context).where(and(owner(context), sql`${key} = any(array(${keys()}))`))
        : select(context).where(asked()).limit(limit).offset(offset);
      const [found, counted] = await Promise.all([onPage.orderBy(...order), count(input, asked, context)]);
      return { list: await showAll(found, context), ...counted, pageNum, pageSize } as Output<Id>;
    },
    source: async (input, context) => ({
      keys: keysOf(input, await matching(input, context), context),
      read: async (keys) => {
        const ids = keys.map(({ id }) => Number(id));
        const found = await select(context).where(and(owner(context), amongIds(key, ids)));
        const inOrder = inOrderOf(ids, found, (row) => (row as { id?: number }).id);
        return (await showAll(inOrder, context)) as object[];
      },
    }),
    show: async (row, context, loaded) => show(row, context, loaded ?? ((await load?.([row], context)) as Loaded)),
  };
}

function rowsById<Table extends PgTable, Row>(
  table: Table,
  key: AnyPgColumn,
  owned: (context: Context) => SQL,
  select: Select<Row>,
): RowsById<Table, Row> {
  const among = (ids: readonly number[], context: Context) => and(owned(context), inArray(key, [...ids]));
  const lockAll = async (tx: Tx, ids: readonly number[], context: Context): Promise<Table["$inferSelect"][]> => {
    const locking = tx
      .select()
      .from(table as PgTable)
      .where(among(ids, context));
    const found = await locking.orderBy(key).for("update");
    if (found.length < ids.length) throw refuse("NOT_FOUND");
    return found;
  };
  return {
    owned,
    get: async (id, context) => {
      const [row] = await select(context).where(and(owned(context), eq(key, id)));
      if (!row) throw refuse("NOT_FOUND");
      return row;
    },
    lock: async (tx, id, context) => (await lockAll(tx, [id], context))[0] as Table["$inferSelect"],
    lockAll,
    remove: async (tx, ids, context) => {
      const { rowCount } = await tx.delete(table).where(among(ids, context));
      if (rowCount !== ids.length) throw refuse("NOT_FOUND");
    },
  };
}

/** The same context with a clock that stands still: rows, counts and what is shown of them are of one moment. */
function atOneMoment(context: Context): Context {
  const moment = context.now();
  return { ...context, now: () => moment };
}
